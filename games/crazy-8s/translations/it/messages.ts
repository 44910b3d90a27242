<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picche</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cuori</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Quadri</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Fiori</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>asso</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>fante</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>donna</translation>
    </message>
    <message>
        <source>king</source>
        <translation>re</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>Scegli un seme: H cuori, S picche, C fiori, D quadri.</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>Mettici sopra un 2, o prendi 1 carta.</numerusform>
            <numerusform>Mettici sopra un 2, o prendi %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>Mettici sopra un 2, o passa.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>Gioca %1 o un 8, oppure pesca.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>Gioca %1 o un 8, oppure passa.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>Gioca %1, %2 o un 8, oppure pesca.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>Gioca %1, %2 o un 8, oppure passa.</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>Nessuno può continuare: questo giro è senza vincitore.</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>Hai chiuso.</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>Ha chiuso %1.</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>Hai chiuso e prendi 1 punto.</numerusform>
            <numerusform>Hai chiuso e prendi %Ln punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 chiude e prende 1 punto.</numerusform>
            <numerusform>%1 chiude e prende %Ln punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1: %Ln punto</numerusform>
            <numerusform>%1: %Ln punti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>ultima carta</translation>
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
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1, %Ln punto</numerusform>
            <numerusform>%1, %Ln punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1, pescate: %Ln</numerusform>
            <numerusform>%1, pescate: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1, giocata: %2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, passo</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>scarti</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>%Ln dovuta</numerusform>
            <numerusform>%Ln dovute</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Prossimo giro</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>&amp;Mostra le mie carte</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passo</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passo (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>tallone, %Ln carta</numerusform>
            <numerusform>tallone, %Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>scarti, in cima: %1, seme scelto: %2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>scarti, in cima: %1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>Mostra le carte &amp;giocabili</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>Attenua le carte della tua mano che ora non si possono scartare.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Scegli un seme</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Tocca a te</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Di turno: %1.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Senso</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Orario</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Antiorario</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Giro</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 di %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1 sceglie un seme.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 sta giocando.</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>Hai pescato %1.</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>Punteggio totale: %1.</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>1 avversario, 10 carte</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>1 avversario, 7 carte</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>2 avversari, 7 carte</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>3 avversari, 7 carte</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Avversari</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Uno</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Due</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Tre</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Carte per ciascuno</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>Un giro: vince chi chiude per primo</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>A 100 punti per le carte rimaste agli altri</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>A 250 punti per le carte rimaste agli altri</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>3 giri a punti</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>5 giri a punti</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>10 giri a punti</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Carte da pescare in un turno</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>Quante carte vuoi</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>Al massimo 1 carta, poi si passa</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>Al massimo 2 carte, poi si passa</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>Al massimo 3 carte, poi si passa</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>Al massimo 4 carte, poi si passa</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>Al massimo 5 carte, poi si passa</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>Gli scarti si girano quando il tallone è finito</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>Con un 2 il prossimo giocatore prende due carte, o aggiunge un 2</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>Una donna salta il prossimo giocatore</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>Un asso inverte il senso di gioco</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>Con un solo avversario, chi scarta un asso continua.</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>Punti: un otto 50, fante, donna e re 10, le altre carte il loro numero.</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>Scartare e pescare le carte</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>Con un clic o trascinando</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>Solo trascinando</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1: nient’altro promette più punti.</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1: vincere è improbabile, e nient’altro è meglio.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1: la tua probabilità è circa %2 %; nient’altro è meglio.</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>Scegli %1: su questo seme %2 ha dovuto pescare, e molto probabilmente non ne ha.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>Scegli %1: ne hai una carta, e di nessun seme ne hai di più.</numerusform>
            <numerusform>Scegli %1: ne hai %Ln carte, e di nessun seme ne hai di più.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Scegli %1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>Gioca %1: è la tua ultima carta, e chiudi.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>Gioca %1: è l’unica carta giocabile; poi scegli un seme.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>Gioca %1: è l’unica carta giocabile.</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>Gioca %1: su %3 ha dovuto pescare %2, e molto probabilmente non ne ha.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>Prendi la carta dovuta.</numerusform>
            <numerusform>Prendi le %Ln carte dovute.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>Nessuna delle tue carte è giocabile: pescane una.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Pesca lo stesso</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>Non ci sono più carte da prendere: passa.</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>Nessuna delle tue carte è giocabile: passa.</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>Passa lo stesso</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>Dai le carte del prossimo giro: questo è finito.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>Scarti %2 e chiudi.</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1 scarta %2 e chiude.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>Scarti %2, chiudi e prendi 1 punto.</numerusform>
            <numerusform>Scarti %2, chiudi e prendi %Ln punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 scarta %2, chiude e prende 1 punto.</numerusform>
            <numerusform>%1 scarta %2, chiude e prende %Ln punti.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>Scarti %2. A chi viene dopo tocca 1 carta.</numerusform>
            <numerusform>Scarti %2. A chi viene dopo toccano %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1 scarta %2. A chi viene dopo tocca 1 carta.</numerusform>
            <numerusform>%1 scarta %2. A chi viene dopo toccano %Ln carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>Scarti %2. Si inverte il senso di gioco.</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1 scarta %2. Si inverte il senso di gioco.</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>Scarti %2. Salta il turno: %3.</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1 scarta %2. Salti il turno.</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1 scarta %2. Salta il turno: %3.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>Scarti %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 scarta %2.</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>Si girano gli scarti. Peschi una carta.</numerusform>
            <numerusform>Si girano gli scarti. Peschi %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>Si girano gli scarti. %1 pesca una carta.</numerusform>
            <numerusform>Si girano gli scarti. %1 pesca %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>Prendi la carta dovuta.</numerusform>
            <numerusform>Prendi le %Ln carte dovute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1 prende la carta dovuta.</numerusform>
            <numerusform>%1 prende le %Ln carte dovute.</numerusform>
        </translation>
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
        <source>You name %2.</source>
        <translation>Scegli %2.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1 sceglie %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Passi.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passa.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Si danno le carte del giro %1.</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1 Dichiari: ultima carta.</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1 %2 dichiara: ultima carta.</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1 Nessuno può continuare: nessun vincitore.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picche</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cuori</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>quadri</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>fiori</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>Le carte del prossimo giro non sono ancora date.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Questo giro non è ancora finito.</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>Un seme si sceglie solo dopo un otto.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Questa carta non è nella tua mano.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>Prendi una carta, o mettici sopra un 2.</numerusform>
            <numerusform>Prendi %Ln carte, o mettici sopra un 2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>Non si può mettere %1 su %2.</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>In questo turno hai pescato abbastanza. Scarta o passa.</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>Non ci sono più carte da pescare. Scarta o passa.</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>Puoi passare solo quando non si può pescare. Pesca una carta.</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>Prima scegli un seme.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punti</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>Gioca la prima carta giocabile, e tiene gli otto per quando non c’è altro.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>Da quello che peschi conclude che cosa non hai, e prosegue la partita a mente.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1 % di un giro vinto</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>Queste non sono opzioni di Otto americano (per esempio 2x7 o 3x7-turnover-p100).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>Queste carte non fanno una partita di Otto americano con queste opzioni.</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>Il primo scarto non può essere un otto.</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>Una mossa è una carta come 7H, un seme come H, oppure draw, pass, deal.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>%Ln giocatore, %1 carte ciascuno</numerusform>
            <numerusform>%Ln giocatori, %1 carte ciascuno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>%Ln giocatore, %1 carte ciascuno, %2 giri</numerusform>
            <numerusform>%Ln giocatori, %1 carte ciascuno, %2 giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>%Ln giocatore, %1 carte ciascuno, a %2 punti</numerusform>
            <numerusform>%Ln giocatori, %1 carte ciascuno, a %2 punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>%Ln giocatore, %1 carte ciascuno, regole di casa</numerusform>
            <numerusform>%Ln giocatori, %1 carte ciascuno, regole di casa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>%Ln giocatore, %1 carte ciascuno, regole di casa, %2 giri</numerusform>
            <numerusform>%Ln giocatori, %1 carte ciascuno, regole di casa, %2 giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>%Ln giocatore, %1 carte ciascuno, regole di casa, a %2 punti</numerusform>
            <numerusform>%Ln giocatori, %1 carte ciascuno, regole di casa, a %2 punti</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1: così tieni l’otto per dopo.</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1, poi scegli %2: su questo seme %3 ha dovuto pescare.</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1, poi scegli %2: ne hai una carta.</numerusform>
            <numerusform>%1, poi scegli %2: ne hai %Ln carte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1: ti resta una carta di %2 da giocare dopo.</numerusform>
            <numerusform>%1: ti restano %Ln carte di %2 da giocare dopo.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1: è la tua unica carta di %2, e dopo potrebbe non essere giocabile.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1: la tua probabilità è circa %2 %; giocando una carta, %3 %.</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>%1 non è del seme scelto.</translation>
    </message>
</context>
</TS>
