<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>il gatto, scappato</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>il gatto, in trappola</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>il gatto</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloccata</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libera</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>bordo</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>su una via d’uscita più breve</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>suggerimento</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>Mostra le vie d’&amp;uscita del gatto</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>Segna le vie più brevi del gatto verso il bordo. Tieni premuto H per vederle un momento.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Vie d’uscita</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Turni</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>Il gatto è a un passo dal bordo.</numerusform>
            <numerusform>Il gatto è a %Ln passi dal bordo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>Il gatto non ha vie d’uscita.</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>Il gatto è in trappola!</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>Il gatto è scappato</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>Dopo un turno.</numerusform>
            <numerusform>Dopo %Ln turni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Giardino</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>Giardinetto</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>Grande parco</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>Giardino senza scampo</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>Campo aperto</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Grandezza del giardino</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>Siepi all’inizio</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Gatto</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Semplice</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Furbo</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>Assonnato</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>Solo giardini in cui il gatto si può prendere, dimostrato</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>Si aspetta che a ogni passo tu gli sbarri la via migliore, e preferisce le vie che si dividono.</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>Prende una via più breve, ma un passo su tre va dove capita.</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>Prende una via più breve verso il bordo; tra vie uguali, una qualsiasi. Non guarda avanti.</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Le trappole sono dimostrate in giardini fino alla grandezza %1.</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>I giardini dimostrati di questa grandezza hanno per questo gatto almeno una siepe.</numerusform>
            <numerusform>I giardini dimostrati di questa grandezza hanno per questo gatto almeno %Ln siepi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>Un giardino di questa grandezza può avere all’inizio una siepe.</numerusform>
            <numerusform>Un giardino di questa grandezza può avere all’inizio fino a %Ln siepi.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>Riga %1, colonna %2: chiude l’ultima via d’uscita del gatto.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>Riga %1, colonna %2: l’unica pietra da cui il gatto può uscire al prossimo passo.</numerusform>
            <numerusform>Riga %1, colonna %2: una delle %Ln pietre da cui il gatto può uscire al prossimo passo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>Riga %1, colonna %2: al prossimo passo il gatto uscirebbe di lì.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>Riga %1, colonna %2: ha preso il gatto in %3 di %Ln partita di prova.</numerusform>
            <numerusform>Riga %1, colonna %2: ha preso il gatto in %3 di %Ln partite di prova.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>Riga %1, colonna %2: dovunque vada poi, il gatto si può rinchiudere.</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>Solo un passo assonnato del gatto può salvare la partita.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>La partita è persa.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>Nessuna vittoria forzata trovata.</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>La vittoria è dimostrata, qualunque cosa faccia il gatto.</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>La vittoria è dimostrata: con questo turno è finita.</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>La vittoria è dimostrata, in un turno.</numerusform>
            <numerusform>La vittoria è dimostrata, in %Ln turni al massimo.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>Questa pietra non esiste.</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>Su questa pietra c’è il gatto.</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>Su questa pietra c’è già una siepe.</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>Riga %1, colonna %2 ha preso il gatto nel %3 % delle partite di prova, la tua siepe nel %4 %.</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>%1 % della probabilità di prendere il gatto</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>La grandezza deve essere un numero dispari da 5 a 21.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>Un giardino di grandezza %1 può avere all’inizio fino a una siepe.</numerusform>
            <numerusform>Un giardino di grandezza %1 può avere all’inizio fino a %Ln siepi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Le trappole sono dimostrate in giardini fino alla grandezza %1.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>Un giardino di grandezza %1 in cui questo gatto si prende di sicuro richiede una siepe.</numerusform>
            <numerusform>Un giardino di grandezza %1 in cui questo gatto si prende di sicuro richiede %Ln siepi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>Un giardino si scrive come c3d7k11-9f3a: le siepi, poi il numero del gatto.</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>Il codice nomina una pietra che il giardino non ha.</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>La pietra in mezzo è del gatto.</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>Il codice nomina due volte una pietra.</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>Il giardino dovrebbe avere una siepe.</numerusform>
            <numerusform>Il giardino dovrebbe avere %Ln siepi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>Manca il numero del gatto.</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>In questo giardino il gatto è già rinchiuso, perciò non c’è nulla da giocare.</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>Le opzioni si scrivono come 11-6-plain: grandezza, siepi e gatto (plain, sharp o sleepy), poi -sure se si vuole.</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>Questo non è il nome di una pietra.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>%Ln siepe</numerusform>
            <numerusform>%Ln siepi</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>Grandezza %1, %2, gatto furbo, solo giardini dimostrati</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>Grandezza %1, %2, gatto furbo</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>Grandezza %1, %2, gatto assonnato, solo giardini dimostrati</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>Grandezza %1, %2, gatto assonnato</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>Grandezza %1, %2, gatto semplice, solo giardini dimostrati</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>Grandezza %1, %2, gatto semplice</translation>
    </message>
</context>
</TS>
