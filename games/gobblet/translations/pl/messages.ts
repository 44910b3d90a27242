<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gobblet::ThinkingTimeField</name>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Czas do namysłu w sekundach</translation>
    </message>
    <message>
        <source>Any number of seconds, 0 or more.</source>
        <translation>Dowolna liczba sekund, od 0.</translation>
    </message>
    <message>
        <source>The computer moves sooner once it has seen enough.</source>
        <translation>Komputer gra wcześniej, gdy widzi już dość.</translation>
    </message>
    <message>
        <source>The time must be a number, 0 or more.</source>
        <translation>Czas musi być liczbą, od 0.</translation>
    </message>
</context>
<context>
    <name>gobblet::View</name>
    <message>
        <source>A new piece goes to the board.</source>
        <translation>Nowy pionek trafia na planszę.</translation>
    </message>
    <message>
        <source>A piece that is on the board stays on it.</source>
        <translation>Pionek, który stoi na planszy, na niej zostaje.</translation>
    </message>
    <message>
        <source>%1 is thinking. %2 makes it move at once.</source>
        <translation>Myślą: %1. %2 każe im zagrać od razu.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>There is no place where this piece could go now.</source>
        <translation>Ten pionek nie ma teraz dokąd pójść.</translation>
    </message>
    <message>
        <source>Claim a &amp;draw</source>
        <translation>Zażądaj &amp;remisu</translation>
    </message>
    <message>
        <source>Claim a draw</source>
        <translation>Zażądaj remisu</translation>
    </message>
    <message>
        <source>The same position has come up three times</source>
        <translation>Ta sama pozycja powtórzyła się trzy razy</translation>
    </message>
    <message>
        <source>Show &amp;threats</source>
        <translation>Pokazuj &amp;groźby</translation>
    </message>
    <message>
        <source>Show &amp;covered pieces (for training)</source>
        <translation>Pokazuj &amp;przykryte pionki (do nauki)</translation>
    </message>
    <message>
        <source>Small discs in the corners of a cell show what is covered there. The game counts as helped.</source>
        <translation>Małe krążki w rogach pola pokazują, co jest pod spodem. Gra liczy się jako wspomagana.</translation>
    </message>
    <message>
        <source>3 x 3 board</source>
        <translation>Plansza 3 x 3</translation>
    </message>
    <message>
        <source>4 x 4 board</source>
        <translation>Plansza 4 x 4</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
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
        <translation>Na 3 x 3 Czerwone mogą wymusić wygraną, a ekspert wie, jak.</translation>
    </message>
    <message>
        <source>Games against the computer are counted, each level by itself.</source>
        <translation>Gry z komputerem są liczone, każdy poziom osobno.</translation>
    </message>
    <message>
        <source>Thinking time in seconds</source>
        <translation>Czas do namysłu w sekundach</translation>
    </message>
    <message>
        <source>Choose one of your pieces first.</source>
        <translation>Najpierw wybierz jeden ze swoich pionków.</translation>
    </message>
</context>
<context>
    <name>gobblet::Words</name>
    <message>
        <source>Red</source>
        <translation>Czerwone</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółte</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>malutki</translation>
    </message>
    <message>
        <source>small</source>
        <translation>mały</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>large</source>
        <translation>duży</translation>
    </message>
    <message>
        <source>red tiny</source>
        <translation>czerwony malutki</translation>
    </message>
    <message>
        <source>yellow tiny</source>
        <translation>żółty malutki</translation>
    </message>
    <message>
        <source>red small</source>
        <translation>czerwony mały</translation>
    </message>
    <message>
        <source>yellow small</source>
        <translation>żółty mały</translation>
    </message>
    <message>
        <source>red medium</source>
        <translation>czerwony średni</translation>
    </message>
    <message>
        <source>yellow medium</source>
        <translation>żółty średni</translation>
    </message>
    <message>
        <source>red large</source>
        <translation>czerwony duży</translation>
    </message>
    <message>
        <source>yellow large</source>
        <translation>żółty duży</translation>
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
        <source>%1 over %2</source>
        <translation>%1, pod nim %2</translation>
    </message>
    <message>
        <source>red stand %L1</source>
        <translation>zapas czerwonych %L1</translation>
    </message>
    <message>
        <source>yellow stand %L1</source>
        <translation>zapas żółtych %L1</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>claims a draw</source>
        <translation>żądanie remisu</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Twoja kolej (%1).</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>Myślą: %1.</translation>
    </message>
    <message>
        <source>The computer waits. Move for %1, go forward, or let it move now.</source>
        <translation>Komputer czeka. Wykonaj ruch (%1), idź naprzód albo puść go teraz.</translation>
    </message>
    <message>
        <source>This position has come up three times: a draw can be claimed.</source>
        <translation>Ta pozycja powtórzyła się trzy razy: można zażądać remisu.</translation>
    </message>
    <message>
        <source>%1 threatens %2.</source>
        <translation>%1 grożą linią %2.</translation>
    </message>
    <message>
        <source>%1 can complete %2.</source>
        <translation>%1 mogą dokończyć linię %2.</translation>
    </message>
    <message>
        <source>%1 holds down a line on %2.</source>
        <translation>%1 trzymają przykrytą linię na %2.</translation>
    </message>
    <message>
        <source>No line is threatened.</source>
        <translation>Nikt nie grozi linią.</translation>
    </message>
    <message>
        <source>This position has come up three times.</source>
        <translation>Ta pozycja powtórzyła się trzy razy.</translation>
    </message>
    <message>
        <source>The line %1 is complete.</source>
        <translation>Linia %1 jest gotowa.</translation>
    </message>
    <message>
        <source>You uncovered the line %1.</source>
        <translation>Twój ruch odsłania linię %1.</translation>
    </message>
    <message>
        <source>%1 uncovered the line %2.</source>
        <translation>%1 odsłaniają linię %2.</translation>
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
        <source>wins for certain</source>
        <translation>pewna wygrana</translation>
    </message>
    <message>
        <source>loses against the best play</source>
        <translation>przegrana przy najlepszej grze rywala</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 linii</translation>
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
            <numerusform>Wymusza wygraną, w jednym ruchu.</numerusform>
            <numerusform>Wymusza wygraną, najwyżej w %Ln ruchach.</numerusform>
            <numerusform>Wymusza wygraną, najwyżej w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whatever you do, the other side can win next.</source>
        <translation>Cokolwiek zagrasz, rywal może zaraz wygrać.</translation>
    </message>
    <message numerus="yes">
        <source>The other side can force a win in %Ln moves; nothing holds out longer.</source>
        <comment>The other side can force a win in one move; nothing holds out longer.</comment>
        <translation>
            <numerusform>Rywal może wymusić wygraną w jednym ruchu; nic nie broni się dłużej.</numerusform>
            <numerusform>Rywal może wymusić wygraną w %Ln ruchach; nic nie broni się dłużej.</numerusform>
            <numerusform>Rywal może wymusić wygraną w %Ln ruchach; nic nie broni się dłużej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can force a win within %Ln moves.</source>
        <comment>Nobody can force a win in one move.</comment>
        <translation>
            <numerusform>Nikt nie może wymusić wygranej w jednym ruchu.</numerusform>
            <numerusform>Nikt nie może wymusić wygranej w %Ln ruchach.</numerusform>
            <numerusform>Nikt nie może wymusić wygranej w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>This completes your line.</source>
        <translation>To kończy twoją linię.</translation>
    </message>
    <message>
        <source>This stops a line of the other side and threatens one of your own.</source>
        <translation>To wstrzymuje linię rywala i grozi własną.</translation>
    </message>
    <message>
        <source>This stops the other side, which could win next.</source>
        <translation>To powstrzymuje rywala, który mógłby zaraz wygrać.</translation>
    </message>
    <message>
        <source>This threatens to complete a line.</source>
        <translation>To grozi dokończeniem linii.</translation>
    </message>
    <message>
        <source>This keeps your win.</source>
        <translation>To utrzymuje twoją wygraną.</translation>
    </message>
    <message>
        <source>This holds out longest.</source>
        <translation>To broni się najdłużej.</translation>
    </message>
    <message>
        <source>This gives you the best chances.</source>
        <translation>To daje ci największe szanse.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>This position has come up three times, and there is no win in sight.</source>
        <translation>Ta pozycja powtórzyła się trzy razy, a wygranej nie widać.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>początkujący</translation>
    </message>
    <message>
        <source>Completes a line when it can, and overlooks much else.</source>
        <translation>Kończy linię, gdy może, a wiele innego przeocza.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>Looks three moves ahead and can be beaten.</source>
        <translation>Patrzy trzy ruchy naprzód i da się go pokonać.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>On 3 x 3 it makes no mistakes, and as Red it always wins. On 4 x 4 it plays as well as its thinking time allows.</source>
        <translation>Na 3 x 3 nie popełnia błędów, a Czerwonymi zawsze wygrywa. Na 4 x 4 gra tak dobrze, na ile pozwala czas do namysłu.</translation>
    </message>
    <message>
        <source>There is no piece of this size.</source>
        <translation>Nie ma pionka tej wielkości.</translation>
    </message>
    <message>
        <source>All pieces of this size are on the board.</source>
        <translation>Wszystkie pionki tej wielkości są na planszy.</translation>
    </message>
    <message>
        <source>This piece is still inside a larger one.</source>
        <translation>Ten pionek jest jeszcze w większym.</translation>
    </message>
    <message>
        <source>A piece can cover only a smaller one.</source>
        <translation>Pionek może przykryć tylko mniejszy.</translation>
    </message>
    <message>
        <source>A new piece may not cover a piece of your own colour.</source>
        <translation>Nowy pionek nie może przykryć pionka twojego koloru.</translation>
    </message>
    <message>
        <source>A new piece may cover only a piece that belongs to three of the other colour in a line.</source>
        <translation>Nowy pionek może przykryć tylko pionek z trzech w linii, które należą do rywala.</translation>
    </message>
    <message>
        <source>There is no piece here.</source>
        <translation>Nie ma tu pionka.</translation>
    </message>
    <message>
        <source>This piece belongs to the other side.</source>
        <translation>Ten pionek należy do rywala.</translation>
    </message>
    <message>
        <source>A piece must go to another cell.</source>
        <translation>Pionek musi iść na inne pole.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Ten ruch jest niemożliwy.</translation>
    </message>
    <message>
        <source>A draw can be claimed when a position has come up three times.</source>
        <translation>Remisu można zażądać, gdy pozycja powtórzy się trzy razy.</translation>
    </message>
    <message>
        <source>This is not on the board.</source>
        <translation>To nie jest na planszy.</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Czerwone</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Żółte</translation>
    </message>
    <message>
        <source>A draw could be claimed, and the other side is better off.</source>
        <translation>Można było zażądać remisu, a rywal stoi lepiej.</translation>
    </message>
    <message>
        <source>By going to %1, a line is complete and wins at once.</source>
        <translation>Ruch na %1 kończy linię i od razu wygrywa.</translation>
    </message>
    <message>
        <source>Going to %1 would promise more than a draw.</source>
        <translation>Ruch na %1 obiecuje więcej niż remis.</translation>
    </message>
    <message>
        <source>Your move uncovered a line of the other side; going to %1 does not.</source>
        <translation>Twój ruch odsłonił linię rywala; ruch na %1 tego nie robi.</translation>
    </message>
    <message>
        <source>After your move the other side could win at once; going to %1 would prevent that.</source>
        <translation>Po twoim ruchu rywal mógł od razu wygrać; ruch na %1 temu zapobiega.</translation>
    </message>
    <message>
        <source>After your move the other side could claim a draw; going to %1 would avoid that.</source>
        <translation>Po twoim ruchu rywal mógł zażądać remisu; ruch na %1 tego unika.</translation>
    </message>
    <message numerus="yes">
        <source>Going to %1 wins by force, in %Ln moves at most.</source>
        <comment>Going to %1 wins by force, in one move.</comment>
        <translation>
            <numerusform>Ruch na %1 wymusza wygraną w jednym ruchu.</numerusform>
            <numerusform>Ruch na %1 wymusza wygraną, najwyżej w %Ln ruchach.</numerusform>
            <numerusform>Ruch na %1 wymusza wygraną, najwyżej w %Ln ruchach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After your move the other side could force a win in %Ln moves; going to %1 prevents that.</source>
        <comment>After your move the other side could force a win in one move; going to %1 prevents that.</comment>
        <translation>
            <numerusform>Po twoim ruchu rywal mógł wymusić wygraną w jednym ruchu; ruch na %1 temu zapobiega.</numerusform>
            <numerusform>Po twoim ruchu rywal mógł wymusić wygraną w %Ln ruchach; ruch na %1 temu zapobiega.</numerusform>
            <numerusform>Po twoim ruchu rywal mógł wymusić wygraną w %Ln ruchach; ruch na %1 temu zapobiega.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going to %1 would give %2 % of the chance to win, your move %3 %.</source>
        <translation>Ruch na %1 daje %2% szansy na wygraną, twój ruch %3%.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1% szansy na wygraną</translation>
    </message>
    <message>
        <source>A position of Gobblet is &quot;empty&quot;, or the side to move and the stacks of all cells.</source>
        <translation>Pozycja w Gobblet to „empty” albo strona na ruchu i stosy wszystkich pól.</translation>
    </message>
    <message>
        <source>A side has pieces on the board that it cannot have.</source>
        <translation>Strona ma na planszy pionki, których mieć nie może.</translation>
    </message>
    <message>
        <source>The game is over in this position.</source>
        <translation>W tej pozycji gra jest skończona.</translation>
    </message>
    <message>
        <source>Red claims a draw.</source>
        <translation>Czerwone żądają remisu.</translation>
    </message>
    <message>
        <source>Yellow claims a draw.</source>
        <translation>Żółte żądają remisu.</translation>
    </message>
    <message>
        <source>Red: %1 to %2.</source>
        <translation>Czerwone: %1 na %2.</translation>
    </message>
    <message>
        <source>Yellow: %1 to %2.</source>
        <translation>Żółte: %1 na %2.</translation>
    </message>
    <message>
        <source>Red: tiny to %1.</source>
        <translation>Czerwone: malutki na %1.</translation>
    </message>
    <message>
        <source>Yellow: tiny to %1.</source>
        <translation>Żółte: malutki na %1.</translation>
    </message>
    <message>
        <source>Red: small to %1.</source>
        <translation>Czerwone: mały na %1.</translation>
    </message>
    <message>
        <source>Yellow: small to %1.</source>
        <translation>Żółte: mały na %1.</translation>
    </message>
    <message>
        <source>Red: medium to %1.</source>
        <translation>Czerwone: średni na %1.</translation>
    </message>
    <message>
        <source>Yellow: medium to %1.</source>
        <translation>Żółte: średni na %1.</translation>
    </message>
    <message>
        <source>Red: large to %1.</source>
        <translation>Czerwone: duży na %1.</translation>
    </message>
    <message>
        <source>Yellow: large to %1.</source>
        <translation>Żółte: duży na %1.</translation>
    </message>
    <message>
        <source>Options of Gobblet are the size of the board, &quot;3&quot; or &quot;4&quot;.</source>
        <translation>Opcje gry Gobblet to wielkość planszy, „3” lub „4”.</translation>
    </message>
    <message>
        <source>Moves of Gobblet are written like &quot;+2@1,0&quot; (a new piece) or &quot;1,0&gt;2,2&quot;.</source>
        <translation>Ruchy w Gobblet zapisuje się jak „+2@1,0” (nowy pionek) lub „1,0&gt;2,2”.</translation>
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
