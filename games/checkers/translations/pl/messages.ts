<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1 proponują remis. Czy %2 się zgadzają?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Zgoda</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Graj dalej</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Ocena</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>&amp;Kopiuj grę (PDN)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>Kopiuj pozycję (FE&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>&amp;Wklej grę lub pozycję</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>Wp&amp;isz pozycję...</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>Grę skopiowano jako PDN.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Skopiowano: %1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Nie da się tego wkleić</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>Nie ma tekstu do wklejenia. Skopiuj najpierw grę w PDN albo pozycję w FEN.</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>Gry ze schowka</translation>
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
            <numerusform>1 ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
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
        <translation>Nie ma w nim gry.</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1. Cofanie po jej ruchach: %2.</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>Gry (PDN)</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>Strona na ruchu nie ma w tej pozycji żadnego ruchu.</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>Wpisz pozycję</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>Pozycja w FEN: kto jest na ruchu (B: %1, W: %2) i pola obu stron, K przed damkami.</translation>
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
        <translation>Ruchy</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>poddanie</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>Zapisz grę jako PDN</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>Co plik mówi o tej grze. Puste wiersze są pomijane.</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>Turniej:</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Miejsce:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Data:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Runda:</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1 (w PDN Black):</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1 (w PDN White):</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Wynik:</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>Szukanie...</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1 (1 półruch): %2</numerusform>
            <numerusform>%1 (%Ln półruchy): %2</numerusform>
            <numerusform>%1 (%Ln półruchów): %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>Wpisz ruch</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>Ruch taki jak 11-15 albo bicie takie jak 15x22x29:</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nowa gra z &amp;zamianą stron</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>Zaproponuj &amp;remis</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>Podda&amp;j grę</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>&amp;Wpisz ruch...</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Obróć planszę</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>&amp;Twoja strona z przodu</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>Gdy komputer zaczyna, planszę widać od twojej strony.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Ocena i najlepszy wariant</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>Komputer ocenia każdą pokazaną pozycję. Gra, w której to widać, liczy się jako wspomagana.</translation>
    </message>
    <message>
        <source>The computer does not want a draw now.</source>
        <translation>Komputer nie chce teraz remisu.</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>Komputer myśli. %1 każe mu ruszyć od razu.</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>Komputer zastanawia się nad propozycją...</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>Komputer (%1) myśli...</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>Komputer (%1) czeka. Wykonaj ruch za niego albo puść go: %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 grają %2.</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>Remis przez powtórzenie i brak postępu kończy grę</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Bierki</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>Czerwone i białe</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Czerwone i czarne</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>Ciemne i jasne</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>Czerwone</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Białe</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Czarne</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Ciemne</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Jasne</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>czerwona damka</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>czerwony pionek</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>biała damka</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>biały pionek</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>czarna damka</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>czarny pionek</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>ciemna damka</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>ciemny pionek</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>jasna damka</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>jasny pionek</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, puste</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation>%1, może się ruszyć</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>1 pionek</numerusform>
            <numerusform>%Ln pionki</numerusform>
            <numerusform>%Ln pionków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>1 damka</numerusform>
            <numerusform>%Ln damki</numerusform>
            <numerusform>%Ln damek</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>%1, zdobycz: %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 lub %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>Twoja kolej (%1).</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>Trzeba bić bierką z pola %1.</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>Ta pozycja powtórzyła się drugi raz; za trzecim jest remis.</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>Remis po następnym ruchu, chyba że ruszy się pionek albo będzie bicie.</numerusform>
            <numerusform>Remis za %Ln ruchy, chyba że ruszy się pionek albo będzie bicie.</numerusform>
            <numerusform>Remis za %Ln ruchów, chyba że ruszy się pionek albo będzie bicie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>Bierka z pola %1 idzie dalej na %2. Esc zaczyna bicie od nowa.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Z pola %1 na %2.</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>Obie strony się zgodziły.</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>Ta pozycja powtórzyła się trzeci raz.</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>Przez 40 ruchów każdej strony nic nie zbito i nie ruszył się żaden pionek.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 poddają grę.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1 nie mają już bierek.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 nie mają ruchu.</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>Bierki stoją tylko na ciemnych polach.</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>Na polu %1 stoi bierka.</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>Bierka z pola %1 musi bić, a to nie prowadzi na %2.</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>Damka idzie na sąsiednie pole po przekątnej.</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>Pionek idzie do przodu na sąsiednie pole po przekątnej.</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>remis, udowodnione</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 wygrywają następnym ruchem</numerusform>
            <numerusform>%1 wygrywają najwyżej w %Ln ruchach, udowodnione</numerusform>
            <numerusform>%1 wygrywają najwyżej w %Ln ruchach, udowodnione</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translation>
            <numerusform>1 pozycja</numerusform>
            <numerusform>%Ln pozycje</numerusform>
            <numerusform>%Ln pozycji</numerusform>
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
            <numerusform>1 półruch</numerusform>
            <numerusform>%Ln półruchy</numerusform>
            <numerusform>%Ln półruchów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>Ruch zapisuje się jak 11-15, bicie jak 15x22 lub 15x22x29.</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>Krok prowadzi na sąsiednie pole po przekątnej.</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>Skok prowadzi na drugie pole po przekątnej, jak 15x22.</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>Każdą bierkę można przeskoczyć tylko raz.</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>Takich bić jest więcej niż jedno: wpisz każde pole, na którym bierka staje.</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>Nie ma już ruchu.</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>Ten ruch jest teraz niemożliwy.</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>Pozycję zapisuje się jak B:W21,22,K30:B1,2,K7.</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>Na każdym polu jest jedna bierka, każda strona ma ich najwyżej dwanaście, a pionek w ostatnim rzędzie jest damką.</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>To nie są tablice końcówek tej wersji.</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>Tablice końcówek są uszkodzone.</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>Wygrywa od razu.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>Udowodnione: wygrywa w jednym ruchu.</numerusform>
            <numerusform>Udowodnione: wygrywa najwyżej w %Ln ruchach.</numerusform>
            <numerusform>Udowodnione: wygrywa najwyżej w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Udowodnione: przy najlepszej grze rywala przegrana w jednym ruchu.</numerusform>
            <numerusform>Udowodnione: przy najlepszej grze rywala przegrana w %Ln ruchach.</numerusform>
            <numerusform>Udowodnione: przy najlepszej grze rywala przegrana w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Udowodnione: przy najlepszej grze rywala przegrana w jednym ruchu.</numerusform>
            <numerusform>Udowodnione: przy najlepszej grze rywala przegrana najwyżej w %Ln ruchach.</numerusform>
            <numerusform>Udowodnione: przy najlepszej grze rywala przegrana najwyżej w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>Udowodnione: przy najlepszej grze obu stron jest remis.</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translatorcomment>not a term: level</translatorcomment>
        <translation>Pozycja jest wyrównana.</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>Masz przewagę około %1 pionka.</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>Stoisz gorzej o około %1 pionka.</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>Ruch %1 jest przymusowy.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 to jedyny ruch.</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>Ruch %1 zostawia rywala bez ruchu.</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>Ruch %1 oddaje bierkę, by odzyskać więcej.</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>Ruch %1 zyskuje bierki.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>Ruch %1 proponuje wymianę.</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>Ruch %1 prowadzi do wygranej.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>Ruch %1 broni się najdłużej.</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>Ruch %1 to najlepsza próba.</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>Ruch %1 traci najmniej.</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>Ruch %1 prowadzi do damki.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>Ruch %1 utrzymuje remis.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>Ruch %1: najlepszy znaleziony przy liczeniu na jeden ruch naprzód.</numerusform>
            <numerusform>Ruch %1: najlepszy znaleziony przy liczeniu na %Ln ruchy naprzód.</numerusform>
            <numerusform>Ruch %1: najlepszy znaleziony przy liczeniu na %Ln ruchów naprzód.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>początkujący</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>Widzi tylko swój następny ruch, a co czwarty ruch jest losowy.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>Widzi swój ruch i twoją odpowiedź, ocenia z grubsza i czasem gra losowo.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>umiarkowany</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>Widzi swój ruch, twoją odpowiedź i swój następny ruch. Popełnia drobne błędy, rzadko duży.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>Patrzy dwa ruchy każdej strony naprzód, a końcówki z trzema bierkami gra bezbłędnie.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>Patrzy siedem ruchów naprzód, licząc obie strony, a końcówki z czterema bierkami gra bezbłędnie.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>Myśli dwie sekundy, często dziesięć ruchów naprzód i więcej, a końcówki z czterema bierkami gra bezbłędnie.</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>Gier jest za dużo; od tego miejsca nie wczytano żadnej.</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>Błędów jest za dużo; od tego miejsca niczego nie wczytano.</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>Gra %1: znacznik nie jest zamknięty.</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>Gra %1: nie da się odczytać pozycji.</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>Gra %1 to inna odmiana warcabów.</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>Gra %1: %2 nie jest tu ruchem.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>Na tym polu nie ma bierki.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>Na ruchu jest druga strona.</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>Inna bierka może bić, a bicie jest obowiązkowe.</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>Ta bierka jest zablokowana.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Ten ruch jest niemożliwy.</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>Można bić, a bicie jest obowiązkowe.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Pierwsza strona</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Druga strona</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>Ruch %1 zostawia rywala bez ruchu i wygrywa.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>Tablice końcówek dowodzą, że ruch %1 od razu wygrywa.</numerusform>
            <numerusform>Tablice końcówek dowodzą, że ruch %1 wygrywa w %Ln ruchach.</numerusform>
            <numerusform>Tablice końcówek dowodzą, że ruch %1 wygrywa w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>Ruch %1 wymusza wygraną w jednym ruchu.</numerusform>
            <numerusform>Ruch %1 wymusza wygraną najwyżej w %Ln ruchach.</numerusform>
            <numerusform>Ruch %1 wymusza wygraną najwyżej w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>Tablice końcówek dowodzą, że po %1 rywal wygrywa w jednym ruchu; po %2 nie znamy takiej wygranej.</numerusform>
            <numerusform>Tablice końcówek dowodzą, że po %1 rywal wygrywa w %Ln ruchach; po %2 nie znamy takiej wygranej.</numerusform>
            <numerusform>Tablice końcówek dowodzą, że po %1 rywal wygrywa w %Ln ruchach; po %2 nie znamy takiej wygranej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Po %1 rywal może wymusić wygraną w jednym ruchu; po %2 takiej nie widać.</numerusform>
            <numerusform>Po %1 rywal może wymusić wygraną najwyżej w %Ln ruchach; po %2 takiej nie widać.</numerusform>
            <numerusform>Po %1 rywal może wymusić wygraną najwyżej w %Ln ruchach; po %2 takiej nie widać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>Ruch %1 zyskuje o jedną bierkę więcej niż %2.</numerusform>
            <numerusform>Ruch %1 zyskuje o %Ln bierki więcej niż %2.</numerusform>
            <numerusform>Ruch %1 zyskuje o %Ln bierek więcej niż %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>Ruch %1 traci o jedną bierkę mniej niż %2.</numerusform>
            <numerusform>Ruch %1 traci o %Ln bierki mniej niż %2.</numerusform>
            <numerusform>Ruch %1 traci o %Ln bierek mniej niż %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>Ruch %1 traci bierkę po odpowiedzi %2; %3 nie traci żadnej.</numerusform>
            <numerusform>Ruch %1 traci %Ln bierki po odpowiedzi %2; %3 nie traci żadnej.</numerusform>
            <numerusform>Ruch %1 traci %Ln bierek po odpowiedzi %2; %3 nie traci żadnej.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>Ruch %1 prowadzi do damki; %2 nie.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>Ruch %1 daje od razu remis; %2 zostawia nadzieję na więcej.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>Po %1 odpowiedź %2 daje od razu remis; %3 zostawia nadzieję na więcej.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>Tablice końcówek dowodzą remisu po %1; %2 zostawia nadzieję na więcej.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>Ruch %1 daje od razu remis; %2 daje rywalowi nadzieję na więcej.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>Tablice końcówek dowodzą remisu po %1; %2 daje rywalowi nadzieję na więcej.</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>Gra nie była na pewno przegrana i trwa po %1.</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>Ruch %1 daje lepsze szanse niż remis.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Po %1 odpowiedź %2 jest silna; %3 zostawia rywalowi mniej.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>Ruch %1 zostawia rywalowi mniej niż %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% szansy na wygraną</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>W ID gry pozycja ma _ tam, gdzie FEN ma dwukropek, i nie ma odstępów.</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>Strona na ruchu nie ma w tej pozycji żadnego ruchu.</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>Opcje gry Warcaby to „draws” albo „endless”.</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>Bez samoczynnych remisów</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>Obie strony zgadzają się na remis.</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>Pierwsza strona się poddaje.</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>Druga strona się poddaje.</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>Pierwsza strona: %1.</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>Druga strona: %1.</translation>
    </message>
</context>
</TS>
