<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" sourcelanguage="en">
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::GameTags</name>
    <message>
        <source>%1 - %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>?</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>1 move</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checkers::PdnFormat</name>
    <message>
        <source>%L1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::ScoreSheet</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>resigns</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Event:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Date:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Result:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer does not want a draw now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>red man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>white man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>black man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dark man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>light man</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>beginner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>fair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>medium</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>expert</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation type="unfinished">
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
