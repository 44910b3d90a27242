<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>Tablas</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1 ofrece tablas. ¿Acepta %2?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Valoración</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>&amp;Copiar la partida (PDN)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>Copiar la posición (&amp;FEN)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>&amp;Pegar una partida o posición</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>Introducir una posi&amp;ción...</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>La partida se copió como PDN.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Esto no se puede pegar</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>No hay texto que pegar. Copia antes una partida en PDN o una posición en FEN.</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>Partidas del portapapeles</translation>
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
            <numerusform>1 jugada</numerusform>
            <numerusform>%Ln jugadas</numerusform>
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
        <translation>No contiene ninguna partida.</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1. %2 la recorre hacia atrás.</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>Partidas (PDN)</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>En esta posición, el bando que juega no tiene jugada.</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>Introducir una posición</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>La posición en FEN: a quién le toca (B: %1, W: %2) y las casillas de ambos bandos, con K delante de las damas.</translation>
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
        <translation>Jugadas</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>tablas</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>abandona</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>Guardar la partida como PDN</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>Lo que el archivo dice de esta partida. Las líneas vacías se omiten.</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>Evento:</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Lugar:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Fecha:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Ronda:</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1 (negras en PDN):</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1 (blancas en PDN):</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Resultado:</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>Calculando...</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1 (1 semijugada): %2</numerusform>
            <numerusform>%1 (%Ln semijugadas): %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>Introducir una jugada</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>Una jugada como 11-15, o una captura como 15x22x29:</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nueva partida con los bandos &amp;cambiados</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Ofrecer tablas</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>&amp;Abandonar</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>&amp;Introducir una jugada...</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Girar el tablero</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>&amp;Tu lado delante</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>Si empieza la máquina, el tablero se ve desde tu lado.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Valoración y mejor línea</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>La máquina valora cada posición que se muestra. Una partida en la que lo ves cuenta como jugada con ayuda.</translation>
    </message>
    <message>
        <source>The computer does not want a draw now.</source>
        <translation>La máquina no quiere tablas ahora.</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>La máquina está pensando. Con %1 juega de inmediato.</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>La máquina estudia tu oferta...</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>La máquina (%1) está pensando...</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>La máquina (%1) espera. Juega por ella o hazla jugar con %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 jugó %2.</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>Las tablas por repetición o sin avance terminan la partida</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Piezas</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>Rojas y blancas</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rojas y negras</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>Oscuras y claras</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Negro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>dama roja</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>peón rojo</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>dama blanca</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>peón blanco</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>dama negra</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>peón negro</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>dama oscura</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>peón oscuro</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>dama clara</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>peón claro</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vacía</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation>%1, puede mover</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>1 peón</numerusform>
            <numerusform>%Ln peones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>1 dama</numerusform>
            <numerusform>%Ln damas</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>capturas de %1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 o %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>Te toca: juegas con %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Le toca a %1.</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>Tienes que capturar con la pieza de %1.</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>Esta posición se da por segunda vez; a la tercera son tablas.</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>Tablas tras la próxima jugada, salvo que se mueva un peón o se capture algo.</numerusform>
            <numerusform>Tablas en %Ln jugadas, salvo que se mueva un peón o se capture algo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>La pieza de %1 sigue hasta %2. Con Esc la captura vuelve a empezar.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>Los dos bandos lo acordaron.</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>La posición se da por tercera vez.</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>En 40 jugadas de cada bando no se ha capturado nada ni movido un peón.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 ha abandonado.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1 se ha quedado sin piezas.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 no puede mover.</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>Las piezas no salen de las casillas oscuras.</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>Hay una pieza en %1.</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>La pieza de %1 tiene que capturar, y así no se llega a %2.</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>Una dama mueve a la siguiente casilla de una diagonal.</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>Un peón mueve hacia delante, a la siguiente casilla de una diagonal.</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>tablas, demostrado</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 gana con la próxima jugada</numerusform>
            <numerusform>%1 gana en %Ln jugadas como mucho, demostrado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>1 posición</numerusform>
            <numerusform>%Ln posiciones</numerusform>
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
            <numerusform>1 semijugada</numerusform>
            <numerusform>%Ln semijugadas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>Una jugada se escribe como 11-15; una captura, como 15x22 o 15x22x29.</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>Un paso va a la siguiente casilla de una diagonal.</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>Un salto va a la segunda casilla de una diagonal, como 15x22.</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>Sobre una pieza solo se puede saltar una vez.</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>Hay más de una captura así: escribe todas las casillas donde cae la pieza.</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>No queda ninguna jugada.</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>Esa jugada no es posible ahora.</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>Una posición se escribe como B:W21,22,K30:B1,2,K7.</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>En cada casilla cabe una pieza, cada bando tiene doce como mucho, y un peón en la última fila es una dama.</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>Estas no son las tablas de finales de esta versión.</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>Las tablas de finales están dañadas.</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>Gana al instante.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>Demostrado: gana en una jugada.</numerusform>
            <numerusform>Demostrado: gana en %Ln jugadas como mucho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Demostrado: contra el mejor juego la partida se pierde en una jugada.</numerusform>
            <numerusform>Demostrado: contra el mejor juego la partida se pierde en %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Demostrado: contra el mejor juego la partida se pierde en una jugada.</numerusform>
            <numerusform>Demostrado: contra el mejor juego la partida se pierde en %Ln jugadas como mucho.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>Demostrado: con el mejor juego de ambos bandos son tablas.</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translatorcomment>not a term: level</translatorcomment>
        <translation>La posición está igualada.</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>Tienes una ventaja de unos %1 peones.</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>Tienes una desventaja de unos %1 peones.</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>%1 es obligatoria.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 es la única jugada.</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>%1 deja al otro bando sin jugada.</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>%1 entrega una pieza para recuperar más.</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>%1 gana material.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 ofrece un cambio.</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>%1 lleva a la victoria.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 es la que más resiste.</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>%1 es el mejor intento.</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>%1 es la que menos pierde.</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>%1 lleva a coronar una dama.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1 conserva las tablas.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>%1 es la mejor jugada encontrada, previendo una jugada.</numerusform>
            <numerusform>%1 es la mejor jugada encontrada, previendo %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>Solo ve su próxima jugada, y una de cada cuatro la hace al azar.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>Ve su jugada y tu respuesta, valora a grandes rasgos y a veces juega al azar.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>moderado</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>Ve su jugada, tu respuesta y su siguiente jugada. Comete errores pequeños, y pocas veces uno grande.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>Prevé dos jugadas de cada bando, y juega a la perfección los finales de tres piezas.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>Prevé siete jugadas, contando ambos bandos, y juega a la perfección los finales de cuatro piezas.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>Piensa dos segundos, a menudo diez jugadas o más por delante, y juega a la perfección los finales de cuatro piezas.</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>Hay demasiadas partidas; desde aquí no se leyó ninguna.</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>Hay demasiados errores; desde aquí no se leyó nada.</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>Partida %1: una etiqueta no está cerrada.</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>Partida %1: no se puede leer su posición.</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>La partida %1 es de otro tipo de damas.</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>Partida %1: %2 no es una jugada aquí.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>No hay ninguna pieza en esta casilla.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>Le toca al otro bando.</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>Otra pieza puede capturar, y capturar es obligatorio.</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>Esta pieza está bloqueada.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Esa jugada no es posible.</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>Hay una captura posible, y capturar es obligatorio.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Primer bando</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Segundo bando</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>%1 deja al otro bando sin jugada y gana.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>Las tablas de finales demuestran que %1 gana en una jugada.</numerusform>
            <numerusform>Las tablas de finales demuestran que %1 gana en %Ln jugadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>%1 puede forzar la victoria en una jugada.</numerusform>
            <numerusform>%1 puede forzar la victoria en %Ln jugadas como mucho.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>Las tablas de finales demuestran que tras %1 el otro bando gana en una jugada; tras %2 no se conoce tal victoria.</numerusform>
            <numerusform>Las tablas de finales demuestran que tras %1 el otro bando gana en %Ln jugadas; tras %2 no se conoce tal victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Tras %1 el otro bando puede forzar la victoria en una jugada; tras %2 no se ve tal victoria.</numerusform>
            <numerusform>Tras %1 el otro bando puede forzar la victoria en %Ln jugadas como mucho; tras %2 no se ve tal victoria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>%1 gana una pieza más que %2.</numerusform>
            <numerusform>%1 gana %Ln piezas más que %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>%1 pierde una pieza menos que %2.</numerusform>
            <numerusform>%1 pierde %Ln piezas menos que %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>%1 pierde una pieza tras la respuesta %2; %3 no pierde ninguna.</numerusform>
            <numerusform>%1 pierde %Ln piezas tras la respuesta %2; %3 no pierde ninguna.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>%1 lleva a coronar una dama; %2, no.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>%1 da tablas al instante; con %2 se puede aspirar a más.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>Tras %1, la respuesta %2 da tablas al instante; con %3 se puede aspirar a más.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>Las tablas de finales demuestran el empate tras %1; con %2 se puede aspirar a más.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>%1 da tablas al instante; con %2 el otro bando puede aspirar a más.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>Las tablas de finales demuestran el empate tras %1; con %2 el otro bando puede aspirar a más.</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>La partida no estaba perdida con seguridad, y sigue con %1.</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>%1 da mejores perspectivas que unas tablas.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Tras %1, la respuesta %2 es fuerte; %3 le deja menos al otro bando.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 le deja al otro bando menos que %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1 % de la probabilidad de ganar</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>En un código de partida, una posición lleva _ donde FEN lleva dos puntos, y ningún espacio.</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>En esta posición, el bando que juega no tiene jugada.</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>Las opciones de Damas son &quot;draws&quot; o &quot;endless&quot;.</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>Sin tablas automáticas</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>Los dos bandos acuerdan tablas.</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>El primer bando abandona.</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>El segundo bando abandona.</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>Primer bando: %1.</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>Segundo bando: %1.</translation>
    </message>
</context>
</TS>
