<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1 oferece empate. %2 aceita?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Aceitar</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuar</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Avaliação</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>&amp;Copiar a partida (PDN)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>Copiar a posição (FE&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>Co&amp;lar uma partida ou posição</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>Digitar uma posi&amp;ção...</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>A partida foi copiada como PDN.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copiado: %1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Isto não pode ser colado</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>Não há texto para colar. Primeiro copie uma partida em PDN ou uma posição em FEN.</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>Partidas da área de transferência</translation>
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
            <numerusform>%Ln jogada</numerusform>
            <numerusform>%Ln jogadas</numerusform>
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
        <translation>Não há partida nele.</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1. %2 volta por ela.</translation>
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
        <translation>O lado da vez não tem jogada nesta posição.</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>Digitar uma posição</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>A posição em FEN: de quem é a vez (B: %1, W: %2) e as casas dos dois lados, com K antes das damas.</translation>
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
        <translation>Jogadas</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>desiste</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>Salvar a partida como PDN</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>O que o arquivo diz sobre esta partida. Linhas vazias ficam de fora.</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>Evento:</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Local:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Rodada:</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1 (Black no PDN):</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1 (White no PDN):</translation>
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
        <translation>Procurando...</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1 (%Ln lance): %2</numerusform>
            <numerusform>%1 (%Ln lances): %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>Digitar uma jogada</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>Uma jogada como 11-15 ou uma captura como 15x22x29:</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nova partida com lados &amp;trocados</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Oferecer &amp;empate</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>Desist&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>Di&amp;gitar uma jogada...</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Virar o tabuleiro</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>Seu lado na fre&amp;nte</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>Contra um computador que começa, o tabuleiro é visto do seu lado.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>A&amp;valiação e melhor linha</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>O computador avalia cada posição mostrada. Uma partida em que você vê isso conta como “com ajuda”.</translation>
    </message>
    <message>
        <source>The computer does not want a draw now.</source>
        <translation>O computador não quer empate agora.</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>O computador está pensando. %1 o faz jogar na hora.</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>O computador pensa na sua oferta...</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>O computador (%1) está pensando...</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>O computador (%1) espera. Jogue por ele ou faça-o jogar com %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 jogou %2.</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>Empates por repetição e por falta de progresso encerram a partida</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Peças</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>Vermelhas e brancas</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Vermelhas e pretas</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>Escuras e claras</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>Vermelho</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Branco</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Preto</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Escuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>dama vermelha</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>pedra vermelha</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>dama branca</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>pedra branca</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>dama preta</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>pedra preta</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>dama escura</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>pedra escura</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>dama clara</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>pedra clara</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vazia</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation>%1, pode jogar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>%Ln pedra</numerusform>
            <numerusform>%Ln pedras</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>%Ln dama</numerusform>
            <numerusform>%Ln damas</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>capturas do %1: %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>Sua vez: você joga com o %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>É a vez do %1.</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>Você precisa capturar com a peça em %1.</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>Esta posição aparece pela segunda vez; na terceira é empate.</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>Empate depois da próxima jogada, a menos que uma pedra ande ou algo seja capturado.</numerusform>
            <numerusform>Empate em %Ln jogadas, a menos que uma pedra ande ou algo seja capturado.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>A peça em %1 segue para %2. Esc recomeça a captura.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 para %2.</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>Os dois lados concordaram.</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>A posição aparece pela terceira vez.</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>Em 40 jogadas de cada lado nada foi capturado e nenhuma pedra andou.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 desistiu.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1 não tem mais peças.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 não pode jogar.</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>As peças ficam nas casas escuras.</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>Há uma peça em %1.</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>A peça em %1 precisa capturar, e isso não leva a %2.</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>Uma dama anda para a casa vizinha em uma diagonal.</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>Uma pedra anda para a frente, para a casa vizinha em uma diagonal.</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>empate, comprovado</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 vence com a próxima jogada</numerusform>
            <numerusform>%1 vence em no máximo %Ln jogadas, comprovado</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>%Ln posição</numerusform>
            <numerusform>%Ln posições</numerusform>
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
            <numerusform>%Ln lance</numerusform>
            <numerusform>%Ln lances</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>Uma jogada é escrita como 11-15, uma captura como 15x22 ou 15x22x29.</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>Um passo leva à casa vizinha em uma diagonal.</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>Um salto leva à segunda casa em uma diagonal, como 15x22.</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>Uma peça só pode ser saltada uma vez.</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>Há mais de uma captura assim: escreva todas as casas em que a peça para.</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>Não há mais jogadas.</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>Essa jogada não é possível agora.</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>Uma posição é escrita como B:W21,22,K30:B1,2,K7.</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>Cada casa tem uma peça, cada lado tem no máximo doze, e uma pedra na última linha é dama.</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>Estas não são as tabelas de finais desta versão.</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>As tabelas de finais estão danificadas.</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>Vence na hora.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>Comprovado: vence em uma jogada.</numerusform>
            <numerusform>Comprovado: vence em no máximo %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Comprovado: contra o melhor jogo a partida está perdida em uma jogada.</numerusform>
            <numerusform>Comprovado: contra o melhor jogo a partida está perdida em %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Comprovado: contra o melhor jogo a partida está perdida em uma jogada.</numerusform>
            <numerusform>Comprovado: contra o melhor jogo a partida está perdida em no máximo %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>Comprovado: com o melhor jogo dos dois lados, a partida termina empatada.</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translatorcomment>not a term: level</translatorcomment>
        <translation>A posição está igualada.</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>Você tem vantagem de cerca de %1 pedras.</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>Você tem desvantagem de cerca de %1 pedras.</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>%1: jogada obrigatória.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 é a única jogada.</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>%1 deixa o outro lado sem jogada.</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>%1 entrega uma peça para recuperar mais.</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>%1 ganha material.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 oferece uma troca.</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>%1 leva à vitória.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 resiste mais tempo.</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>%1 é a melhor tentativa.</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>%1 perde o mínimo.</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>%1 leva a uma dama.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1 mantém o empate.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>%1 é a melhor jogada encontrada, olhando uma jogada à frente.</numerusform>
            <numerusform>%1 é a melhor jogada encontrada, olhando %Ln jogadas à frente.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A partida acabou.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>iniciante</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>Só vê a própria próxima jogada, e uma em cada quatro é ao acaso.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>Vê a jogada dele e a sua resposta, avalia por alto e às vezes joga ao acaso.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>razoável</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>Vê a jogada dele, a sua resposta e a próxima dele. Comete pequenos erros e raramente um grande.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médio</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>Vê duas jogadas de cada lado à frente e joga finais de três peças com perfeição.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>Vê sete jogadas à frente, contando os dois lados, e joga finais de quatro peças com perfeição.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>especialista</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>Pensa por dois segundos, muitas vezes dez jogadas à frente e mais, e joga finais de quatro peças com perfeição.</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>Há partidas demais; daqui em diante nenhuma foi lida.</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>Há erros demais; daqui em diante nada foi lido.</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>Partida %1: um cabeçalho não está fechado.</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>Partida %1: a posição não pode ser lida.</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>A partida %1 é de outro tipo de damas.</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>Partida %1: %2 não é uma jogada aqui.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>Não há peça nesta casa.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>É a vez do outro lado.</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>Outra peça pode capturar, e capturas são obrigatórias.</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>Esta peça está bloqueada.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Essa jogada não é possível.</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>Uma captura é possível, e capturas são obrigatórias.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Primeiro lado</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Segundo lado</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>%1 deixa o outro lado sem jogada e vence.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>As tabelas de finais provam que %1 vence em uma jogada.</numerusform>
            <numerusform>As tabelas de finais provam que %1 vence em %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>%1 pode forçar a vitória em uma jogada.</numerusform>
            <numerusform>%1 pode forçar a vitória em no máximo %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>As tabelas de finais provam que o outro lado vence em uma jogada depois de %1; depois de %2 não se conhece tal vitória.</numerusform>
            <numerusform>As tabelas de finais provam que o outro lado vence em %Ln jogadas depois de %1; depois de %2 não se conhece tal vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Depois de %1 o outro lado pode forçar a vitória em uma jogada; depois de %2 não se vê tal vitória.</numerusform>
            <numerusform>Depois de %1 o outro lado pode forçar a vitória em no máximo %Ln jogadas; depois de %2 não se vê tal vitória.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>%1 ganha uma peça a mais que %2.</numerusform>
            <numerusform>%1 ganha %Ln peças a mais que %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>%1 perde uma peça a menos que %2.</numerusform>
            <numerusform>%1 perde %Ln peças a menos que %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>%1 perde uma peça depois da resposta %2; %3 não perde nenhuma.</numerusform>
            <numerusform>%1 perde %Ln peças depois da resposta %2; %3 não perde nenhuma.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>%1 leva a uma dama; %2 não.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>%1 empata na hora; %2 deixa esperança de mais.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>Depois de %1 a resposta %2 empata na hora; %3 deixa esperança de mais.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>As tabelas de finais provam um empate depois de %1; %2 deixa esperança de mais.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>%1 empata na hora; %2 deixa ao outro lado esperança de mais.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>As tabelas de finais provam um empate depois de %1; %2 deixa ao outro lado esperança de mais.</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>A partida não estava perdida com certeza e continua com %1.</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>%1 dá melhores chances que um empate.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Depois de %1 a resposta %2 é forte; %3 deixa menos ao outro lado.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 deixa menos ao outro lado que %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% da chance de vencer</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>Em um ID da partida a posição tem _ onde o FEN tem dois-pontos, e nenhum espaço.</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>O lado da vez não tem jogada nesta posição.</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>As opções de Damas são &quot;draws&quot; ou &quot;endless&quot;.</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>Sem empates automáticos</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>Os dois lados concordam em empatar.</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>O primeiro lado desiste.</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>O segundo lado desiste.</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>Primeiro lado: %1.</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>Segundo lado: %1.</translation>
    </message>
</context>
</TS>
