<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Время на раздумье в секундах</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>Любое число секунд, от 0.</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>Увидев достаточно, компьютер ходит раньше.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>Время — это число, не меньше 0.</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>Новая фигура ставится на доску.</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>Фигура, стоящая на доске, на ней и остаётся.</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>%1: компьютер думает. Чтобы он сходил сразу, нажмите %2.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>Сейчас этой фигуре некуда пойти.</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>Потребовать ни&amp;чью</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Потребовать ничью</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>Эта позиция была уже три раза</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>Показывать &amp;угрозы</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>Показывать &amp;накрытые фигуры (для тренировки)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>Кружки в углах клетки показывают, что там накрыто. Игра считается сыгранной с подсказками.</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>Доска 3 x 3</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>Доска 4 x 4</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Доска</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
    <message>
        <source>Red can win by force on 3 x 3, and the expert knows how.</source>
        <translation>На доске 3 x 3 у красных верная победа, и эксперт её знает.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Игры с компьютером считаются, по каждому уровню отдельно.</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Время на раздумье в секундах</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>Сначала выберите одну из своих фигур.</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>Красные</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтые</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>крошечная</translation>
    </message>
    <message>
        <source>small</source>
        <translation>малая</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средняя</translation>
    </message>
    <message>
        <source>large</source>
        <translation>большая</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>красная крошечная</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>жёлтая крошечная</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>красная малая</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>жёлтая малая</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>красная средняя</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>жёлтая средняя</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>красная большая</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>жёлтая большая</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, пусто</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>%1, под ней %2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>красный запас %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>жёлтый запас %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 на %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>требуют ничью</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Ваш ход (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1: компьютер думает.</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>Компьютер ждёт. Сходите за него (%1), перейдите на ход вперёд или дайте ему сходить.</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>Эта позиция была уже три раза: можно требовать ничью.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 угрожают: %2.</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1 могут завершить %2.</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1 удерживают ряд на %2.</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>Ни один ряд не под угрозой.</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>Эта позиция была уже три раза.</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>Ряд %1 завершён.</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>Вы открыли ряд %1.</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1 открыли ряд %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln полуход</numerusform>
            <numerusform>%Ln полухода</numerusform>
            <numerusform>%Ln полуходов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln позиция</numerusform>
            <numerusform>%Ln позиции</numerusform>
            <numerusform>%Ln позиций</numerusform>
        </translation>
    </message>
    <message>
        <source>wins for certain</source>
        <translation>верная победа</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>поражение при лучшей игре соперника</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>рядов: %1</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>It wins by force, in %Ln moves at most.</source>
        <comment>It wins by force, in one move.</comment>
        <translation>
            <numerusform>Верная победа, не позже чем за %Ln ход.</numerusform>
            <numerusform>Верная победа, не позже чем за %Ln хода.</numerusform>
            <numerusform>Верная победа, не позже чем за %Ln ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>Что бы вы ни сделали, соперник следующим ходом побеждает.</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>У соперника верная победа за %Ln ход; дольше не продержаться.</numerusform>
            <numerusform>У соперника верная победа за %Ln хода; дольше не продержаться.</numerusform>
            <numerusform>У соперника верная победа за %Ln ходов; дольше не продержаться.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>Верной победы за %Ln ход ни у кого нет.</numerusform>
            <numerusform>Верной победы за %Ln хода ни у кого нет.</numerusform>
            <numerusform>Верной победы за %Ln ходов ни у кого нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>Этот ход завершает ваш ряд.</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>Этот ход закрывает чужой ряд и грозит своим.</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>Этот ход останавливает соперника, который мог победить следующим.</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>Этот ход грозит завершить ряд.</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>Этот ход сохраняет вашу победу.</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>Так вы продержитесь дольше всего.</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>Так у вас больше всего шансов.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>Эта позиция была уже три раза, а победы не видно.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>новичок</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>Завершает ряд, когда может, а многого не замечает.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>Смотрит на три хода вперёд; обыграть можно.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>эксперт</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>На 3 x 3 не ошибается, а за красных всегда побеждает. На 4 x 4 играет настолько хорошо, насколько хватает времени.</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>Фигуры такого размера нет.</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>Все фигуры этого размера уже на доске.</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>Эта фигура ещё внутри большей.</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>Накрыть можно только фигуру поменьше.</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>Новой фигурой нельзя накрыть свою.</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>Новой фигурой можно накрыть только одну из трёх чужих в одном ряду.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Здесь нет фигуры.</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>Это фигура соперника.</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>Фигура должна пойти на другую клетку.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Такой ход невозможен.</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>Ничью можно требовать, когда позиция была уже три раза.</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>Этого нет на доске.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Красные</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Жёлтые</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>Можно было потребовать ничью, а положение соперника лучше.</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>Ход на %1 завершает ряд и сразу побеждает.</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>Ход на %1 обещал бы больше, чем ничья.</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>Ваш ход открыл чужой ряд; ход на %1 его не открывает.</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>После вашего хода соперник мог сразу победить; ход на %1 этому помешал бы.</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>После вашего хода соперник мог потребовать ничью; ход на %1 этому помешал бы.</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>Ход на %1 — верная победа, не позже чем за %Ln ход.</numerusform>
            <numerusform>Ход на %1 — верная победа, не позже чем за %Ln хода.</numerusform>
            <numerusform>Ход на %1 — верная победа, не позже чем за %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>После вашего хода у соперника верная победа за %Ln ход; ход на %1 этого не даёт.</numerusform>
            <numerusform>После вашего хода у соперника верная победа за %Ln хода; ход на %1 этого не даёт.</numerusform>
            <numerusform>После вашего хода у соперника верная победа за %Ln ходов; ход на %1 этого не даёт.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>Ход на %1 дал бы %2 % шансов на победу, ваш ход — %3 %.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % шансов на победу</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>Позиция Gobblet — это &quot;empty&quot; или сторона, чей ход, и стопки всех клеток.</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>На доске фигуры, которых у стороны быть не может.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>В этой позиции игра окончена.</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>Красные требуют ничью.</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>Жёлтые требуют ничью.</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>Красные: %1 на %2.</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>Жёлтые: %1 на %2.</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>Красные: крошечная на %1.</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>Жёлтые: крошечная на %1.</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>Красные: малая на %1.</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>Жёлтые: малая на %1.</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>Красные: средняя на %1.</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>Жёлтые: средняя на %1.</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>Красные: большая на %1.</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>Жёлтые: большая на %1.</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>Варианты Gobblet — размер доски, &quot;3&quot; или &quot;4&quot;.</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>Ходы Gobblet записываются как &quot;+2@1,0&quot; (новая фигура) или &quot;1,0&gt;2,2&quot;.</translation>
    </message>
    <message>
        <source>3 x 3</source>
        <translation>3 x 3</translation>
    </message>
    <message>
        <source>4 x 4</source>
        <translation>4 x 4</translation>
    </message>
</context>
</TS>
