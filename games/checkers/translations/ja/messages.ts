<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1が引き分けを提案しました。%2は受けますか？</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>受ける(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>続ける(&amp;P)</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>形勢</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>ゲームをコピー（PDN）(&amp;C)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>局面をコピー（FEN）(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>ゲームか局面を貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>局面を入力(&amp;L)...</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>ゲームをPDNでコピーしました。</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました：%1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>貼り付けられません</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>貼り付けるテキストがありません。まずPDNのゲームかFENの局面をコピーしてください。</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>クリップボードのゲーム</translation>
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
        <translatorcomment>meant: purepunc</translatorcomment>
        <translation>？</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>1 move</comment>
        <translation>
            <numerusform>%Ln手</numerusform>
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
        <translation>ゲームが入っていません。</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1。%2でさかのぼれます。</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>ゲーム（PDN）</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>この局面では、手番の側に手がありません。</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>局面を入力</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>FENの局面：手番（B：%1、W：%2）と両方のマス。キングの前にはKを付けます。</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
</context>
<context>
    <name>checkers::ScoreSheet</name>
    <message>
        <source>Moves</source>
        <translation>指し手</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>投了</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>ゲームをPDNで保存</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>このゲームについてファイルに書く内容です。空の行は省きます。</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>大会：</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>場所：</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>日付：</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>回戦：</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1（PDNのBlack）：</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1（PDNのWhite）：</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>結果：</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>調べています...</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1（%Ln手先）：%2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>手を入力</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>11-15のような手か、15x22x29のような取る手：</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>先手と後手を替えて新しいゲーム(&amp;X)</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>引き分けを提案(&amp;D)</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>投了(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>手を入力(&amp;M)...</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>盤を回す(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>自分の側を手前に(&amp;Y)</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>コンピューターが先手のとき、自分の側から盤を見ます。</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>形勢と最善手順(&amp;G)</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>表示中の局面をコンピューターが判定します。見ると「助けあり」になります。</translation>
    </message>
    <message>
        <source>The computer does not want a draw now.</source>
        <translation>コンピューターは今、引き分けを望んでいません。</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>コンピューターが考えています。%1ですぐに指させます。</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>コンピューターが提案を検討しています...</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>コンピューター（%1）が考えています...</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>コンピューター（%1）は待っています。代わりに指すか、%2で指させてください。</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1の指し手は%2です。</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>同一局面と進展なしで引き分けにする</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>コマ</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>赤と白</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>赤と黒</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>濃い色と薄い色</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>濃い色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>薄い色</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>赤のキング</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>赤のコマ</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>白のキング</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>白のコマ</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>黒のキング</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>黒のコマ</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>濃い色のキング</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>濃い色のコマ</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>薄い色のキング</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>薄い色のコマ</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation>%1、動かせる</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>コマ%Ln個</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>キング%Ln個</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>%1が取ったもの、%2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1か%2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>あなたの番です（%1）。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>%1のコマで取らなければなりません。</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>この局面は2回目です。3回目で引き分けになります。</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>コマを進めるか取るかしないと、%Ln手で引き分けになります。</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>%1のコマは%2へ続けて進みます。Escで取り始めに戻ります。</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>%1から%2へ。</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>両者が合意しました。</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>同じ局面が3回現れました。</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>双方40手の間、取った手もコマを進めた手もありませんでした。</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1が投了しました。</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1のコマがなくなりました。</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1は動けません。</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>コマは濃い色のマスだけを進みます。</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>%1にはコマがあります。</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>%1のコマは取らなければなりません。%2へ進む手では取れません。</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>キングは斜め隣のマスへ進みます。</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>コマは斜め前の隣のマスへ進みます。</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>引き分け（証明済み）</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>長くても%Ln手で%1の勝ち（証明済み）</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln局面</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1、%2、%3：%4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>深さ%Ln手</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>手は11-15のように、取る手は15x22や15x22x29のように書きます。</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>普通の手は斜め隣のマスへ進みます。</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>飛び越す手は、15x22のように斜めに2つ先のマスへ進みます。</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>1つのコマを飛び越せるのは1回だけです。</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>その取り方は1通りではありません。着地するマスを全部書いてください。</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>もう手がありません。</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>その手は今は選べません。</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>局面はB:W21,22,K30:B1,2,K7のように書きます。</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>1つのマスのコマは1つ、コマは1人12個までで、一番奥の段のコマはキングです。</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>このバージョンの終盤データベースではありません。</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>終盤データベースが壊れています。</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>これですぐに勝てます。</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>証明済み：長くても%Ln手で勝てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>証明済み：最善を尽くされると%Ln手で負けます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>証明済み：最善を尽くされると長くても%Ln手で負けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>証明済み：双方が最善なら引き分けです。</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translation>形勢は互角です。</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>コマ%1個分ほど優勢です。</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>コマ%1個分ほど劣勢です。</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>%1は必ず指さなければなりません。</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>可能な手は%1だけです。</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>%1で相手の手がなくなります。</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>%1はコマを捨てて、より多く取り返します。</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>%1でコマ得になります。</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1は交換を誘います。</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>%1で勝てます。</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1が最も長く粘れます。</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>%1が最善の試みです。</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>%1が最も損の少ない手です。</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>%1でキングになれます。</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1で引き分けを保てます。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>%Ln手先まで読んだ中で、%1が最善です。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>ゲームは終わりました。</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>初心者</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>自分の次の手だけを見て、4回に1回はでたらめに指します。</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>自分の手と相手の返事を見て大まかに判断し、ときどきでたらめに指します。</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>やや弱い</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>自分の手、相手の返事、その次の手まで見ます。小さな間違いはしますが、大きな間違いはめったにしません。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>双方2手ずつ先まで読み、コマ3個の終盤を完璧に指します。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>双方合わせて7手先まで読み、コマ4個の終盤を完璧に指します。</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>エキスパート</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>2秒考え、しばしば10手以上先まで読み、コマ4個の終盤を完璧に指します。</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>ゲームが多すぎます。ここから先は読み込みませんでした。</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>誤りが多すぎます。ここから先は読み込みませんでした。</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>ゲーム%1：タグが閉じていません。</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>ゲーム%1：局面を読み込めません。</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>ゲーム%1は別の種類のチェッカーです。</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>ゲーム%1：%2はここでは選べない手です。</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>このマスにはコマがありません。</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>相手の番です。</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>別のコマで取れます。取れるときは取らなければなりません。</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>このコマはふさがれています。</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>その手は選べません。</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>取れるコマがあります。取れるときは取らなければなりません。</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>後手</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>%1で相手の手がなくなり、勝ちになります。</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>%1なら%Ln手で勝てることが、終盤データベースで証明済みです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>%1なら長くても%Ln手で勝てます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>%1だと相手が%Ln手で勝つことが、終盤データベースで証明済みです。%2の後には、そのような負けは知られていません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>%1だと相手が長くても%Ln手で勝てます。%2の後には、そのような負けは見えません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>%1なら、%2より%Ln個多く取れます。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>%1なら、%2より失うコマが%Ln個少なくなります。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>%1だと、%2と返されてコマを%Ln個失います。%3なら失いません。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>%1ならキングになれます。%2ではなれません。</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>%1だとすぐに引き分けになります。%2ならそれ以上を望めます。</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>%1だと、%2と返されてすぐに引き分けになります。%3ならそれ以上を望めます。</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>%1だと引き分けになることが、終盤データベースで証明済みです。%2ならそれ以上を望めます。</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>%1ならすぐに引き分けになります。%2だと相手がそれ以上を望めます。</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>%1なら引き分けになることが、終盤データベースで証明済みです。%2だと相手がそれ以上を望めます。</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>まだ負けと決まってはおらず、%1で続けられます。</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>%1なら引き分けよりも良い見込みがあります。</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>%1だと、%2という返事が強力です。%3のほうが相手の得が少なくなります。</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1のほうが、%2より相手の得が少なくなります。</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>勝つ確率の%1%</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>ゲームIDの局面では、FENのコロンを_と書き、空白を入れません。</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>この局面では、手番の側に手がありません。</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>チェッカーのオプションは&quot;draws&quot;か&quot;endless&quot;です。</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>自動の引き分けなし</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>両者が引き分けに合意しました。</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>先手が投了しました。</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>後手が投了しました。</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>先手：%1。</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>後手：%1。</translation>
    </message>
</context>
</TS>
