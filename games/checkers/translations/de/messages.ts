<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1 bietet Remis an. Nimmt %2 an?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Annehmen</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Bewertung</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>&amp;Partie kopieren (PDN)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>Stellung kopieren (FE&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>Partie oder Stellung &amp;einfügen</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>&amp;Stellung eingeben&#xa0;…</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>Die Partie ist als PDN kopiert.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Kopiert: %1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Das lässt sich nicht einfügen</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>Es gibt keinen Text zum Einfügen. Kopiere erst eine Partie in PDN oder eine Stellung in FEN.</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>Partien aus der Zwischenablage</translation>
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
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
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
        <translation>Darin ist keine Partie.</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1. %2 geht darin zurück.</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>Partien (PDN)</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>In dieser Stellung hat die Seite am Zug keinen Zug.</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>Stellung eingeben</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>Die Stellung in FEN: wer am Zug ist (B: %1, W: %2) und die Felder beider Seiten, K vor Damen.</translation>
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
        <translation>Züge</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>gibt auf</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>Partie als PDN speichern</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>Was die Datei über diese Partie sagt. Leere Zeilen fallen weg.</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>Turnier:</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Ort:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Datum:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Runde:</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1 (Black in PDN):</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1 (White in PDN):</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Ergebnis:</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>Sucht&#xa0;…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1 (%Ln Halbzug): %2</numerusform>
            <numerusform>%1 (%Ln Halbzüge): %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>Zug eingeben</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>Ein Zug wie 11-15 oder ein Schlagzug wie 15x22x29:</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Neues Spiel mit ge&amp;tauschten Seiten</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Remis anbieten</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>Au&amp;fgeben</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>Zug &amp;eingeben&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>Brett &amp;drehen</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>&amp;Eigene Seite vorn</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>Beginnt der Computer, ist das Brett von deiner Seite aus zu sehen.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Bewertung und beste Variante</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>Der Computer beurteilt jede gezeigte Stellung. Eine Partie, in der du das siehst, zählt als eine mit Hilfe.</translation>
    </message>
    <message>
        <source>The computer does not want a draw now.</source>
        <translation>Der Computer will jetzt kein Remis.</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>Der Computer überlegt. Mit %1 zieht er sofort.</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>Der Computer denkt über dein Angebot nach&#xa0;…</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>Der Computer (%1) überlegt&#xa0;…</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>Der Computer (%1) wartet. Zieh für ihn, oder lass ihn mit %2 ziehen.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 spielte %2.</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>Remis durch Wiederholung und ohne Fortschritt beendet die Partie</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>Rot und Weiß</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rot und Schwarz</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>Dunkel und Hell</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Weiß</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>rote Dame</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>roter Stein</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>weiße Dame</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>weißer Stein</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>schwarze Dame</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>schwarzer Stein</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>dunkle Dame</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>dunkler Stein</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>helle Dame</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>heller Stein</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation>%1, kann ziehen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>%Ln Stein</numerusform>
            <numerusform>%Ln Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>%Ln Dame</numerusform>
            <numerusform>%Ln Damen</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>geschlagen von %1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>Du bist am Zug: Du spielst %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>Du musst mit dem Stein auf %1 schlagen.</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>Diese Stellung ist zum zweiten Mal da; beim dritten Mal ist es Remis.</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>Remis nach dem nächsten Zug, wenn kein einfacher Stein zieht und nichts geschlagen wird.</numerusform>
            <numerusform>Remis in %Ln Zügen, wenn kein einfacher Stein zieht und nichts geschlagen wird.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>Der Stein auf %1 springt weiter nach %2. Esc beginnt das Schlagen von vorn.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Von %1 nach %2.</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>Beide Seiten waren einverstanden.</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>Die Stellung ist zum dritten Mal da.</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>In je 40 Zügen wurde nichts geschlagen und kein einfacher Stein gezogen.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 hat aufgegeben.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1 hat keinen Stein mehr.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 kann nicht ziehen.</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>Steine bleiben auf den dunklen Feldern.</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>Auf %1 steht ein Stein.</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>Der Stein auf %1 muss schlagen, und das führt nicht nach %2.</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>Eine Dame zieht diagonal auf das nächste Feld.</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>Ein Stein zieht diagonal vorwärts auf das nächste Feld.</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>Remis, bewiesen</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 gewinnt mit dem nächsten Zug</numerusform>
            <numerusform>%1 gewinnt in höchstens %Ln Zügen, bewiesen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln Stellung</numerusform>
            <numerusform>%Ln Stellungen</numerusform>
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
            <numerusform>%Ln Halbzug</numerusform>
            <numerusform>%Ln Halbzüge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>Ein Zug wird wie 11-15 geschrieben, ein Schlagzug wie 15x22 oder 15x22x29.</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>Ein Schritt geht diagonal auf das nächste Feld.</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>Ein Sprung geht diagonal auf das übernächste Feld, wie 15x22.</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>Ein Stein lässt sich nur einmal überspringen.</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>Es gibt mehr als einen solchen Schlagzug: Schreibe jedes Feld, auf dem der Stein landet.</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>Es gibt keinen Zug mehr.</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>Dieser Zug ist jetzt nicht möglich.</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>Eine Stellung wird wie B:W21,22,K30:B1,2,K7 geschrieben.</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>Auf jedem Feld steht höchstens ein Stein, jede Seite hat höchstens zwölf, und auf der hintersten Reihe ist ein Stein eine Dame.</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>Das sind nicht die Endspieltabellen dieser Version.</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>Die Endspieltabellen sind beschädigt.</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>Das gewinnt sofort.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>Bewiesen: Das gewinnt in einem Zug.</numerusform>
            <numerusform>Bewiesen: Das gewinnt in höchstens %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Bewiesen: Gegen bestes Spiel ist die Partie in einem Zug verloren.</numerusform>
            <numerusform>Bewiesen: Gegen bestes Spiel ist die Partie in %Ln Zügen verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Bewiesen: Gegen bestes Spiel ist die Partie in einem Zug verloren.</numerusform>
            <numerusform>Bewiesen: Gegen bestes Spiel ist die Partie in höchstens %Ln Zügen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>Bewiesen: Bei bestem Spiel beider Seiten endet die Partie remis.</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translation>Die Stellung ist ausgeglichen.</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>Du stehst um etwa %1 Steine besser.</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>Du stehst um etwa %1 Steine schlechter.</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>%1 ist Pflicht.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 ist der einzige Zug.</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>%1 lässt der anderen Seite keinen Zug.</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>%1 gibt einen Stein her, um mehr zurückzugewinnen.</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>%1 gewinnt Material.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 bietet einen Abtausch an.</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>%1 führt zum Sieg.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 hält am längsten stand.</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>%1 ist der beste Versuch.</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>%1 verliert am wenigsten.</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>%1 führt zu einer Dame.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1 hält das Remis.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>%1 ist der beste gefundene Zug, einen Zug vorausgedacht.</numerusform>
            <numerusform>%1 ist der beste gefundene Zug, %Ln Züge vorausgedacht.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>Sieht nur den eigenen nächsten Zug, und jeder vierte ist zufällig.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>Sieht seinen Zug und deine Antwort, urteilt grob und spielt manchmal einen zufälligen Zug.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>mäßig</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>Sieht seinen Zug, deine Antwort und seinen nächsten Zug. Macht kleine Fehler, selten einen großen.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>Denkt zwei Züge jeder Seite voraus und spielt Endspiele mit drei Steinen fehlerlos.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>Denkt sieben Züge voraus, beide Seiten gezählt, und spielt Endspiele mit vier Steinen fehlerlos.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>Überlegt zwei Sekunden, oft zehn Züge und mehr voraus, und spielt Endspiele mit vier Steinen fehlerlos.</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>Es sind zu viele Partien; ab hier wurde keine mehr gelesen.</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>Zu viel ist falsch; ab hier wurde nichts mehr gelesen.</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>Partie %1: Ein Tag ist nicht geschlossen.</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>Partie %1: Ihre Stellung ist nicht lesbar.</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>Partie %1 gehört zu einer anderen Art des Damespiels.</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>Partie %1: %2 ist hier kein Zug.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>Auf diesem Feld steht kein Stein.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>Die andere Seite ist am Zug.</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>Ein anderer Stein kann schlagen, und es herrscht Schlagzwang.</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>Dieser Stein ist blockiert.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Dieser Zug ist nicht möglich.</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>Es kann geschlagen werden, und es herrscht Schlagzwang.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Erste Seite</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Zweite Seite</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>%1 lässt der anderen Seite keinen Zug und gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>Die Endspieltabellen beweisen: %1 gewinnt in einem Zug.</numerusform>
            <numerusform>Die Endspieltabellen beweisen: %1 gewinnt in %Ln Zügen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>%1 kann den Sieg in einem Zug erzwingen.</numerusform>
            <numerusform>%1 kann den Sieg in höchstens %Ln Zügen erzwingen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>Die Endspieltabellen beweisen: Nach %1 gewinnt die andere Seite in einem Zug; nach %2 ist kein solcher Sieg bekannt.</numerusform>
            <numerusform>Die Endspieltabellen beweisen: Nach %1 gewinnt die andere Seite in %Ln Zügen; nach %2 ist kein solcher Sieg bekannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Nach %1 kann die andere Seite den Sieg in einem Zug erzwingen; nach %2 ist kein solcher Sieg zu sehen.</numerusform>
            <numerusform>Nach %1 kann die andere Seite den Sieg in höchstens %Ln Zügen erzwingen; nach %2 ist kein solcher Sieg zu sehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>%1 gewinnt einen Stein mehr als %2.</numerusform>
            <numerusform>%1 gewinnt %Ln Steine mehr als %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>%1 verliert einen Stein weniger als %2.</numerusform>
            <numerusform>%1 verliert %Ln Steine weniger als %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>%1 verliert nach der Antwort %2 einen Stein; %3 verliert keinen.</numerusform>
            <numerusform>%1 verliert nach der Antwort %2 %Ln Steine; %3 verliert keinen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>%1 führt zu einer Dame; %2 nicht.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>%1 macht sofort remis; %2 lässt auf mehr hoffen.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>Nach %1 macht die Antwort %2 sofort remis; %3 lässt auf mehr hoffen.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>Die Endspieltabellen beweisen ein Remis nach %1; %2 lässt auf mehr hoffen.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>%1 macht sofort remis; %2 lässt die andere Seite auf mehr hoffen.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>Die Endspieltabellen beweisen ein Remis nach %1; %2 lässt die andere Seite auf mehr hoffen.</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>Die Partie war nicht sicher verloren und geht mit %1 weiter.</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>%1 verspricht mehr als ein Remis.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Nach %1 ist die Antwort %2 stark; %3 lässt der anderen Seite weniger.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 lässt der anderen Seite weniger als %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % Gewinnchance</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>In einer Spiel-ID hat eine Stellung _, wo FEN einen Doppelpunkt hat, und keine Leerzeichen.</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>In dieser Stellung hat die Seite am Zug keinen Zug.</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>Optionen von Dame sind „draws“ oder „endless“.</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>Kein automatisches Remis</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>Beide Seiten einigen sich auf Remis.</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>Die erste Seite gibt auf.</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>Die zweite Seite gibt auf.</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>Erste Seite: %1.</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>Zweite Seite: %1.</translation>
    </message>
</context>
</TS>
