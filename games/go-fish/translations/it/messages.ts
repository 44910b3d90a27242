<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gofish::Table</name>
    <message>
        <source>Books</source>
        <translation>Quartetti</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Tallone</translation>
    </message>
    <message>
        <source>&amp;Deal the next round</source>
        <translation>&amp;Dai le carte del prossimo giro</translation>
    </message>
    <message>
        <source>&amp;Show my hand</source>
        <translation>&amp;Mostra la mia mano</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln carte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln books</source>
        <comment>1 book</comment>
        <translation>
            <numerusform>%Ln quartetto</numerusform>
            <numerusform>%Ln quartetti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln pairs</source>
        <comment>1 pair</comment>
        <translation>
            <numerusform>%Ln coppia</numerusform>
            <numerusform>%Ln coppie</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>cards, pairs</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Pesca: prendi la prima carta del tallone.</translation>
    </message>
    <message>
        <source>Ask somebody first. You draw when the answer is no.</source>
        <translation>Prima chiedi a qualcuno. Si pesca quando la risposta è no.</translation>
    </message>
    <message>
        <source>Choose one of your cards first, then the player to ask for it.</source>
        <translation>Prima scegli una tua carta, poi il giocatore a cui chiederla.</translation>
    </message>
    <message>
        <source>Choose one of your cards first.</source>
        <translation>Prima scegli una tua carta.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln books laid down</source>
        <comment>%1, 1 book laid down</comment>
        <translation>
            <numerusform>%1, %Ln quartetto calato</numerusform>
            <numerusform>%1, %Ln quartetti calati</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln pairs laid down</source>
        <comment>%1, 1 pair laid down</comment>
        <translation>
            <numerusform>%1, %Ln coppia calata</numerusform>
            <numerusform>%1, %Ln coppie calate</numerusform>
        </translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player&apos;s name, cards and pairs as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>gofish::View</name>
    <message>
        <source>&amp;Mark my pairs</source>
        <translation>&amp;Segna le mie coppie</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the points</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>The round is over. %1.</source>
        <translation>Il giro è finito. %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn. The others look away now.</source>
        <translation>Di turno: %1. Ora gli altri guardano altrove.</translation>
    </message>
    <message>
        <source>%1 is playing.</source>
        <translation>%1 sta giocando.</translation>
    </message>
    <message>
        <source>Draw the top card of the stock.</source>
        <translation>Prendi la prima carta del tallone.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card, or lay down what belongs together.</source>
        <translation>Tocca a te: chiedi una carta a qualcuno, o cala ciò che va insieme.</translation>
    </message>
    <message>
        <source>Your turn: ask somebody for a card.</source>
        <translation>Tocca a te: chiedi una carta a qualcuno.</translation>
    </message>
    <message>
        <source>Books: %1. The last book is laid down.</source>
        <translation>Quartetti: %1. L’ultimo quartetto è calato.</translation>
    </message>
    <message>
        <source>%1 %L2</source>
        <comment>a player and the number of cards</comment>
        <translation>%1 %L2</translation>
    </message>
    <message>
        <source>stock %L1</source>
        <comment>number of cards</comment>
        <translation>tallone %L1</translation>
    </message>
    <message>
        <source>Pairs: %1.</source>
        <translation>Coppie: %1.</translation>
    </message>
    <message>
        <source>Out of cards: %1.</source>
        <translation>Senza carte: %1.</translation>
    </message>
    <message>
        <source>Cards left: %1.</source>
        <translation>Carte rimaste: %1.</translation>
    </message>
    <message>
        <source>Pairs that were not laid down do not count: %1.</source>
        <translation>Le coppie non calate non contano: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln opponents</source>
        <comment>1 opponent</comment>
        <translation>
            <numerusform>%Ln avversario</numerusform>
            <numerusform>%Ln avversari</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>Lay down</source>
        <translation>Si calano</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>Books of all four</source>
        <translation>Quartetti, tutte e quattro</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Le tue</translation>
    </message>
    <message>
        <source>You lay them down by hand</source>
        <translation>Le cali tu a mano</translation>
    </message>
    <message>
        <source>They are laid by themselves</source>
        <translation>Si calano da sé</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partita</translation>
    </message>
    <message>
        <source>Three rounds</source>
        <translation>Tre giri</translation>
    </message>
    <message>
        <source>Five rounds</source>
        <translation>Cinque giri</translation>
    </message>
    <message>
        <source>Ten rounds</source>
        <translation>Dieci giri</translation>
    </message>
    <message>
        <source>Until somebody has 25 points</source>
        <translation>Finché qualcuno non ha 25 punti</translation>
    </message>
    <message>
        <source>Until somebody has 50 points</source>
        <translation>Finché qualcuno non ha 50 punti</translation>
    </message>
    <message>
        <source>Who is asked gives all cards of a rank; a book is all four of them.</source>
        <translation>Il giocatore a cui si chiede dà tutte le carte di un valore; un quartetto sono tutte e quattro.</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1 has asked for %2 and still holds one.</source>
        <translation>%1 ha chiesto %2 e ne ha ancora.</translation>
    </message>
    <message>
        <source>%1 must hold one of the %2: they can be nowhere else.</source>
        <translation>%1 ne ha di sicuro: %2 non possono essere altrove.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %.</source>
        <translation>Chiedi a %1 %2. Probabilità: circa %3 %.</translation>
    </message>
    <message>
        <source>Ask %1 for %2: the chance is about %3 %, and everybody knows that you hold one.</source>
        <translation>Chiedi a %1 %2. Probabilità: circa %3 %, e tutti sanno che ne hai.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The round is over: deal the next one.</source>
        <translation>Il giro è finito: dai le carte del prossimo.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock.</source>
        <translation>Pesca: prendi la prima carta del tallone.</translation>
    </message>
    <message>
        <source>Lay down your %1: then nobody can take them.</source>
        <translation>Cala %1: così nessuno può più prenderne.</translation>
    </message>
    <message>
        <source>There is nobody to ask.</source>
        <translation>Non c’è nessuno a cui chiedere.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Asks anybody for anything it holds.</source>
        <translation>Chiede a chiunque qualsiasi cosa abbia.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>Remembers the last six questions.</source>
        <translation>Ricorda le ultime sei domande.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Forgets nothing, and works out who can hold what from all that everybody saw.</source>
        <translation>Non dimentica nulla, e da ciò che tutti hanno visto ricava chi può avere che cosa.</translation>
    </message>
    <message>
        <source>You ask %2 for %3.</source>
        <translation>Chiedi a %2 %3.</translation>
    </message>
    <message>
        <source>%1 asks you for %3.</source>
        <translation>%1 ti chiede %3.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3.</source>
        <translation>%1 a %2: %3.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: go fish.</source>
        <translation>Chiedi a %2 %3. Si pesca.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: go fish.</source>
        <translation>%1 ti chiede %3. Si pesca.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: go fish.</source>
        <translation>%1 a %2: %3. Si pesca.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: none, and the stock is empty.</source>
        <translation>Chiedi a %2 %3. Non ce n’è, e il tallone è finito.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: none, and the stock is empty.</source>
        <translation>%1 ti chiede %3. Non ce n’è, e il tallone è finito.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: none, and the stock is empty.</source>
        <translation>%1 a %2: %3. Non ce n’è, e il tallone è finito.</translation>
    </message>
    <message>
        <source>You ask %2 for %3: a pair.</source>
        <translation>Chiedi a %2 %3. Una coppia.</translation>
    </message>
    <message>
        <source>%1 asks you for %3: a pair.</source>
        <translation>%1 ti chiede %3. Una coppia.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3: a pair.</source>
        <translation>%1 a %2: %3. Una coppia.</translation>
    </message>
    <message>
        <source>You ask %2 for %3 and get %4.</source>
        <translation>Chiedi a %2 %3. Ricevi %4.</translation>
    </message>
    <message>
        <source>%1 asks you for %3 and gets %4.</source>
        <translation>%1 ti chiede %3. Riceve %4.</translation>
    </message>
    <message>
        <source>%1 asks %2 for %3 and gets %4.</source>
        <translation>%1 a %2: %3. Riceve %4.</translation>
    </message>
    <message>
        <source>Asked you for %2: got %3.</source>
        <translation>Ti ha chiesto %2: avuto %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: got %3.</source>
        <translation>Ha chiesto a %1 %2: avuto %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished.</source>
        <translation>Ti ha chiesto %2: ha pescato.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished.</source>
        <translation>Ha chiesto a %1 %2: ha pescato.</translation>
    </message>
    <message>
        <source>Asked you for %2: fished %3.</source>
        <translation>Ti ha chiesto %2: pescato %3.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: fished %3.</source>
        <translation>Ha chiesto a %1 %2: pescato %3.</translation>
    </message>
    <message>
        <source>Asked you for %2: none.</source>
        <translation>Ti ha chiesto %2: niente.</translation>
    </message>
    <message>
        <source>Asked %1 for %2: none.</source>
        <translation>Ha chiesto a %1 %2: niente.</translation>
    </message>
    <message>
        <source>aces</source>
        <translation>gli assi</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>i due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>i tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>i quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>i cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>i sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>i sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>gli otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>i nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>i dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>i fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>le donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>i re</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Si danno le carte del giro %1.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Peschi una carta.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 pesca una carta.</translation>
    </message>
    <message>
        <source>You draw %2 and go on.</source>
        <translation>Peschi %2 e continui.</translation>
    </message>
    <message>
        <source>%1 draws %2 and goes on.</source>
        <translation>%1 pesca %2 e continua.</translation>
    </message>
    <message>
        <source>You draw a pair: %2.</source>
        <translation>Peschi una coppia: %2.</translation>
    </message>
    <message>
        <source>%1 draws a pair: %2.</source>
        <translation>%1 pesca una coppia: %2.</translation>
    </message>
    <message>
        <source>You lay down %2.</source>
        <translation>Cali %2.</translation>
    </message>
    <message>
        <source>%1 lays down %2.</source>
        <translation>%1 cala %2.</translation>
    </message>
    <message>
        <source>Go fish: draw the top card of the stock first.</source>
        <translation>Pesca: prima prendi la prima carta del tallone.</translation>
    </message>
    <message>
        <source>This round is over: deal the next one.</source>
        <translation>Questo giro è finito: dai le carte del prossimo.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Questo giro non è ancora finito.</translation>
    </message>
    <message>
        <source>That card is not in the hand.</source>
        <translation>Quella carta non è nella mano.</translation>
    </message>
    <message>
        <source>A book is all four cards of a rank.</source>
        <translation>Un quartetto sono tutte e quattro le carte di un valore.</translation>
    </message>
    <message>
        <source>There is no second card of that rank in the hand.</source>
        <translation>Nella mano non c’è una seconda carta di quel valore.</translation>
    </message>
    <message>
        <source>Another player must be asked.</source>
        <translation>Bisogna chiedere a un altro giocatore.</translation>
    </message>
    <message>
        <source>That player holds no card.</source>
        <translation>Quel giocatore non ha carte.</translation>
    </message>
    <message>
        <source>Ask a player first.</source>
        <translation>Prima chiedi a un giocatore.</translation>
    </message>
    <message>
        <source>Books</source>
        <translation>Quartetti</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Coppie</translation>
    </message>
    <message>
        <source>%1 books</source>
        <translation>%1 quartetti</translation>
    </message>
    <message>
        <source>%1 pairs</source>
        <translation>%1 coppie</translation>
    </message>
    <message>
        <source>These are not options of Go Fish (such as 2 or 3-books-r5).</source>
        <translation>Queste non sono opzioni di Vai a pescare (per esempio 2 o 3-books-r5).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Go Fish with these options.</source>
        <translation>Queste carte non fanno una partita di Vai a pescare con queste opzioni.</translation>
    </message>
    <message>
        <source>A move of Go Fish is l7C, a7C2, f or n.</source>
        <translation>Una mossa di Vai a pescare è l7C, a7C2, f o n.</translation>
    </message>
    <message numerus="yes">
        <source>Books, %Ln opponents</source>
        <comment>Books, 1 opponent</comment>
        <translation>
            <numerusform>Quartetti, %Ln avversario</numerusform>
            <numerusform>Quartetti, %Ln avversari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pairs, %Ln opponents</source>
        <comment>Pairs, 1 opponent</comment>
        <translation>
            <numerusform>Coppie, %Ln avversario</numerusform>
            <numerusform>Coppie, %Ln avversari</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln rounds</source>
        <comment>%1, 1 round</comment>
        <translation>
            <numerusform>%1, %Ln giro</numerusform>
            <numerusform>%1, %Ln giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, to %Ln points</source>
        <comment>%1, to 1 point</comment>
        <translation>
            <numerusform>%1, a %Ln punto</numerusform>
            <numerusform>%1, a %Ln punti</numerusform>
        </translation>
    </message>
</context>
</TS>
