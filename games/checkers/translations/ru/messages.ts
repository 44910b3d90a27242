<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1 предлагают ничью. %2 согласны?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Согласиться</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Играть дальше</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Оценка</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>&amp;Копировать партию (PDN)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>Копировать позицию (FE&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>&amp;Вставить партию или позицию</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>Ввести позици&amp;ю...</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>Партия скопирована в виде PDN.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Скопировано: %1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Это вставить нельзя</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>Вставлять нечего. Сначала скопируйте партию в виде PDN или позицию в виде FEN.</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>Партии из буфера обмена</translation>
    </message>
</context>
<context>
    <name>checkers::GameTags</name>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>1 move</comment>
        <translation>
            <numerusform>%Ln ход</numerusform>
            <numerusform>%Ln хода</numerusform>
            <numerusform>%Ln ходов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checkers::PdnFormat</name>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>В нём нет партии.</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1. %2 ведёт по ней назад.</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>Партии (PDN)</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>В этой позиции ходящей стороне ходить нечем.</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>Ввод позиции</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>Позиция в виде FEN: чей ход (B: %1, W: %2) и поля обеих сторон, перед дамками K.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>checkers::ScoreSheet</name>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>ничья</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>сдались</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>Сохранить партию как PDN</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>Сведения о партии для файла. Пустые строки пропускаются.</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>Турнир:</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Место:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Дата:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Тур:</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1 (Black в PDN):</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1 (White в PDN):</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Результат:</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>Поиск...</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1 (%Ln полуход): %2</numerusform>
            <numerusform>%1 (%Ln полухода): %2</numerusform>
            <numerusform>%1 (%Ln полуходов): %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>Ввод хода</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>Ход вида 11-15 или взятие вида 15x22x29:</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Новая игра другим &amp;цветом</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Предложить ни&amp;чью</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>С&amp;даться</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>Ввести &amp;ход...</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Повернуть доску</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>&amp;Ваша сторона впереди</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>Если начинает компьютер, доска видна с вашей стороны.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Оценка и лучший вариант</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>Компьютер оценивает каждую показанную позицию. Игра, в которой вы видите оценку, считается сыгранной с подсказками.</translation>
    </message>
    <message>
        <source>The computer does not want a draw now.</source>
        <translation>Компьютер сейчас не хочет ничьей.</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>Компьютер думает. Чтобы он сходил сразу, нажмите %1.</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>Компьютер обдумывает ваше предложение...</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>Компьютер (%1) думает...</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>Компьютер (%1) ждёт. Сходите за него или дайте ему сходить: %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>Ничья при повторении и без продвижения</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Шашки</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>Красные и белые</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Красные и чёрные</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>Тёмные и светлые</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>Красные</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Белые</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Чёрные</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмные</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлые</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>красная дамка</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>красная шашка</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>белая дамка</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>белая шашка</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>чёрная дамка</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>чёрная шашка</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>тёмная дамка</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>тёмная шашка</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>светлая дамка</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>светлая шашка</translation>
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
        <source>%1, can move</source>
        <translation>%1, может ходить</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>%Ln шашка</numerusform>
            <numerusform>%Ln шашки</numerusform>
            <numerusform>%Ln шашек</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>%Ln дамка</numerusform>
            <numerusform>%Ln дамки</numerusform>
            <numerusform>%Ln дамок</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>%1, взято: %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 или %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>Ваш ход (%1).</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Ход: %1.</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>Надо бить шашкой с поля %1.</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>Эта позиция уже второй раз; третий — ничья.</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>Ничья через %Ln ход, если не сходит простая шашка и ничего не взято.</numerusform>
            <numerusform>Ничья через %Ln хода, если не сходит простая шашка и ничего не взято.</numerusform>
            <numerusform>Ничья через %Ln ходов, если не сходит простая шашка и ничего не взято.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>Шашка с %1 идёт дальше на %2. Esc начинает взятие заново.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>С %1 на %2.</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>Обе стороны согласились.</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>Позиция встретилась третий раз.</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>За 40 ходов каждой стороны ничего не взято и ни одна простая не сходила.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 сдались.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1: шашек не осталось.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1: ходов нет.</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>Шашки стоят только на тёмных полях.</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>Поле %1 занято.</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>Шашка на %1 должна бить, а это не ведёт на %2.</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>Дамка ходит на соседнее поле по диагонали.</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>Простая шашка ходит вперёд на соседнее поле по диагонали.</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>ничья, доказано</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 побеждают не позже чем за %Ln ход, доказано</numerusform>
            <numerusform>%1 побеждают не позже чем за %Ln хода, доказано</numerusform>
            <numerusform>%1 побеждают не позже чем за %Ln ходов, доказано</numerusform>
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
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3: %4</translation>
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
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>Ход записывается как 11-15, взятие — как 15x22 или 15x22x29.</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>Тихий ход ведёт на соседнее поле по диагонали.</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>Прыжок ведёт через поле по диагонали, например 15x22.</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>Через одну шашку можно прыгнуть только раз.</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>Таких взятий несколько: напишите каждое поле, куда встаёт шашка.</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>Ходов больше нет.</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>Сейчас этот ход невозможен.</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>Позиция записывается как B:W21,22,K30:B1,2,K7.</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>На поле одна шашка, у стороны не больше двенадцати, а шашка на дальнем ряду — дамка.</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>Это таблицы эндшпиля не этой версии.</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>Таблицы эндшпиля повреждены.</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>Это сразу победа.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>Доказано: победа не позже чем за %Ln ход.</numerusform>
            <numerusform>Доказано: победа не позже чем за %Ln хода.</numerusform>
            <numerusform>Доказано: победа не позже чем за %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Доказано: при лучшей игре соперника это поражение за %Ln ход.</numerusform>
            <numerusform>Доказано: при лучшей игре соперника это поражение за %Ln хода.</numerusform>
            <numerusform>Доказано: при лучшей игре соперника это поражение за %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Доказано: при лучшей игре соперника это поражение не позже чем за %Ln ход.</numerusform>
            <numerusform>Доказано: при лучшей игре соперника это поражение не позже чем за %Ln хода.</numerusform>
            <numerusform>Доказано: при лучшей игре соперника это поражение не позже чем за %Ln ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>Доказано: при лучшей игре обеих сторон это ничья.</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translation>Позиция равная.</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>У вас перевес примерно в %1 шашки.</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>У соперника перевес примерно в %1 шашки.</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>%1 — обязательное взятие.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 — единственный ход.</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>%1 оставляет соперника без ходов.</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>%1 жертвует шашку, чтобы отыграть больше.</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>%1 выигрывает шашки.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 предлагает размен.</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>%1 ведёт к победе.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 держится дольше всего.</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>%1 — лучшая попытка.</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>%1 теряет меньше всего.</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>%1 проводит дамку.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1 сохраняет ничью.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>%1 — лучший найденный ход, просмотр на %Ln ход вперёд.</numerusform>
            <numerusform>%1 — лучший найденный ход, просмотр на %Ln хода вперёд.</numerusform>
            <numerusform>%1 — лучший найденный ход, просмотр на %Ln ходов вперёд.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Игра окончена.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>новичок</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>Видит только свой ход, и каждый четвёртый — случайный.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>лёгкий</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>Видит свой ход и ваш ответ, оценивает грубо и порой ходит наугад.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>умеренный</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>Видит свой ход, ваш ответ и свой следующий ход. Ошибается по мелочи, изредка крупно.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>средний</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>Смотрит на два хода каждой стороны вперёд и безупречно играет окончания с тремя шашками.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>трудный</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>Смотрит на семь ходов вперёд, считая обе стороны, и безупречно играет окончания с четырьмя шашками.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>эксперт</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>Думает две секунды, часто на десять ходов вперёд и дальше, и безупречно играет окончания с четырьмя шашками.</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>Партий слишком много; начиная отсюда, ни одна не прочитана.</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>Ошибок слишком много; начиная отсюда, ничего не прочитано.</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>Партия %1: тег не закрыт.</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>Партия %1: её позиция не читается.</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>Партия %1: это другие шашки.</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>Партия %1: %2 здесь не ход.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>На этом поле нет шашки.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>Сейчас ход соперника.</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>Бить может другая шашка, а бить обязательно.</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>Эта шашка заперта.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Такой ход невозможен.</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>Можно бить, а бить обязательно.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Первая сторона</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Вторая сторона</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>%1 оставляет соперника без ходов и побеждает.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>Таблицы эндшпиля доказывают: %1 побеждает за %Ln ход.</numerusform>
            <numerusform>Таблицы эндшпиля доказывают: %1 побеждает за %Ln хода.</numerusform>
            <numerusform>Таблицы эндшпиля доказывают: %1 побеждает за %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>%1 ведёт к верной победе не позже чем за %Ln ход.</numerusform>
            <numerusform>%1 ведёт к верной победе не позже чем за %Ln хода.</numerusform>
            <numerusform>%1 ведёт к верной победе не позже чем за %Ln ходов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>Таблицы эндшпиля доказывают: после %1 соперник побеждает за %Ln ход; после %2 такой победы не известно.</numerusform>
            <numerusform>Таблицы эндшпиля доказывают: после %1 соперник побеждает за %Ln хода; после %2 такой победы не известно.</numerusform>
            <numerusform>Таблицы эндшпиля доказывают: после %1 соперник побеждает за %Ln ходов; после %2 такой победы не известно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>После %1 у соперника верная победа не позже чем за %Ln ход; после %2 такой не видно.</numerusform>
            <numerusform>После %1 у соперника верная победа не позже чем за %Ln хода; после %2 такой не видно.</numerusform>
            <numerusform>После %1 у соперника верная победа не позже чем за %Ln ходов; после %2 такой не видно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>%1 выигрывает на %Ln шашку больше, чем %2.</numerusform>
            <numerusform>%1 выигрывает на %Ln шашки больше, чем %2.</numerusform>
            <numerusform>%1 выигрывает на %Ln шашек больше, чем %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>%1 теряет на %Ln шашку меньше, чем %2.</numerusform>
            <numerusform>%1 теряет на %Ln шашки меньше, чем %2.</numerusform>
            <numerusform>%1 теряет на %Ln шашек меньше, чем %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>%1 после ответа %2 теряет %Ln шашку; %3 не теряет ни одной.</numerusform>
            <numerusform>%1 после ответа %2 теряет %Ln шашки; %3 не теряет ни одной.</numerusform>
            <numerusform>%1 после ответа %2 теряет %Ln шашек; %3 не теряет ни одной.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>%1 проводит дамку, %2 — нет.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>%1 даёт ничью сразу; %2 оставляет надежду на большее.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>После %1 ответ %2 даёт ничью сразу; %3 оставляет надежду на большее.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>Таблицы эндшпиля доказывают ничью после %1; %2 оставляет надежду на большее.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>%1 даёт ничью сразу; %2 даёт сопернику надежду на большее.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>Таблицы эндшпиля доказывают ничью после %1; %2 даёт сопернику надежду на большее.</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>Игра ещё не была проиграна наверняка; её продлевает %1.</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>%1 даёт шансы получше ничьей.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>После %1 силён ответ %2; %3 оставляет сопернику меньше.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 оставляет сопернику меньше, чем %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % шансов на победу</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>В коде игры в позиции стоит _ там, где в FEN двоеточие, и нет пробелов.</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>В этой позиции ходящей стороне ходить нечем.</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>Варианты шашек — &quot;draws&quot; или &quot;endless&quot;.</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>Без автоматических ничьих</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>Обе стороны согласны на ничью.</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>Первая сторона сдаётся.</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>Вторая сторона сдаётся.</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>Первая сторона: %1.</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>Вторая сторона: %1.</translation>
    </message>
</context>
</TS>
