<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>Prendi %1: così tutte le tue carte possono stare in combinazioni.</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>Prendi %1: così puoi bussare con %2.</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>Bussa con %1: gin, tutte le altre carte stanno in combinazioni.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>Bussa con %1: le tue carte sciolte valgono %2, quelle dell’avversario probabilmente circa %3.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>Bussa con %1: le tue carte sciolte valgono %2, e aspettare non promette di più.</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>Scarta %1 e aspetta: potresti bussare con %2, ma continuare promette di più.</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>Scarta %1: %2 ti servirebbe meno, ma aiuterebbe di più l’avversario.</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>Scarta %1: vale %2 e non va con nessun’altra tua carta.</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>Scarta %1: le carte sciolte che restano valgono %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>Scarta %1: non completa nulla che si possa ancora avere; nella mano dell’avversario c’è %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>Scarta %1: non completa nulla che si possa ancora avere; le carte necessarie sono uscite o in mano all’avversario.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>Scarta %1: non completa nulla che si possa ancora avere; è già via %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>Scarta %1: non completa nulla che si possa ancora avere; sono già via %2 e %3.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>Scarta %1: non completa nulla che si possa ancora avere; la sola carta necessaria è uscita.</numerusform>
            <numerusform>Scarta %1: non completa nulla che si possa ancora avere; tutte le %Ln carte necessarie sono uscite.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>Scarta %1: tutte le altre carte stanno in combinazioni, e vinci.</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>Scarta %1, benché faccia parte di una combinazione: senza, si raggiungono più mani complete.</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>Scarta %1: la combinazione resta tale anche senza.</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>Scarta %1: non va con nessun’altra tua carta.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>Scarta %1: solo 1 carta che può ancora arrivare ne farebbe una combinazione.</numerusform>
            <numerusform>Scarta %1: solo %Ln carte che possono ancora arrivare ne farebbero una combinazione.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>Prendi %1: con %2 e %3 è una combinazione.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>Prendi %1: va in combinazione con 1 altra carta.</numerusform>
            <numerusform>Prendi %1: va in combinazione con %Ln altre carte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>Prendi %1: con %2 manca una sola carta a una combinazione.</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>Prendi %1: così si raggiungono più mani complete.</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>Pesca dal tallone: %1 non fa combinazione, e 1 carta che non hai visto sì.</numerusform>
            <numerusform>Pesca dal tallone: %1 non fa combinazione, e %Ln carte che non hai visto sì.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>Pesca dal tallone: %1 ci sta, ma non avvicina una mano completa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partita è finita.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>Il giro è finito. Dai le carte del prossimo.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>Riconosce una combinazione quando l’ha, e scarta qualsiasi altra cosa.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>Tiene ciò che va insieme e guarda gli scarti, ma non te.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>Ricorda ogni carta, conta ciò che si può ancora avere, e trattiene ciò che vuoi tu.</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>Hai attaccato %2.</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1 ha attaccato %2.</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>Hai attaccato %2.</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1 ha attaccato %2.</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>Gin! Tutte le tue carte stanno in combinazioni.</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>Gin! Tutte le carte di %1 stanno in combinazioni.</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>Hai bussato con %2.</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1 ha bussato con %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>Undercut: hai solo %2.</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>Undercut: %1 ha solo %2.</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>Hai pescato dal tallone.</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1 ha pescato dal tallone.</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>Hai preso %2 dagli scarti.</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1 ha preso %2 dagli scarti.</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>Si danno le carte del giro %1, e una mano è già completa.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Si danno le carte del giro %1.</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Hai scartato %2. Nel tallone restano due carte, e nessuno ha bussato.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1 ha scartato %2. Nel tallone restano due carte, e nessuno ha bussato.</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation>Hai scartato %2, e tutte le altre carte stanno in combinazioni.</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation>%1 ha scartato %2, e tutte le altre carte stanno in combinazioni.</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>Hai scartato %2. Il tallone era finito: gli scarti si mescolano e diventano il tallone.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1 ha scartato %2. Il tallone era finito: gli scarti si mescolano e diventano il tallone.</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>Hai scartato %2.</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1 ha scartato %2.</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>Il giro è finito. Bisogna dare le carte del prossimo.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Questo giro non è ancora finito.</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>In questa partita non si bussa.</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>Una carta è già pescata. Ora scartane una.</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>Prima pesca una carta, dal tallone o dagli scarti.</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>Si può scartare solo una carta della propria mano.</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>Le carte sciolte che restano valgono più di 10, troppo per bussare.</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>Turni delle partite vinte</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>Nei modi in cui le carte nascoste possono stare, questa rende più dell’altra mossa.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1 % di un giro vinto</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>Le opzioni si scrivono come &quot;first&quot;, o &quot;second-r5&quot; per una partita di cinque giri.</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>Le carte si contano solo in una partita lunga, per esempio &quot;first-p100-cards&quot;.</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>Una partita si scrive con le 52 carte di un mazzo, di due lettere ciascuna, un punto e un numero.</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translation>Una mossa è &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, la carta scartata, per esempio 7C, o &quot;knock-7C&quot;.</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>Inizia il primo giocatore, %Ln giro a punti</numerusform>
            <numerusform>Inizia il primo giocatore, %Ln giri a punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>Inizia il secondo giocatore, %Ln giro a punti</numerusform>
            <numerusform>Inizia il secondo giocatore, %Ln giri a punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>Inizia il primo giocatore, %Ln giro</numerusform>
            <numerusform>Inizia il primo giocatore, %Ln giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>Inizia il secondo giocatore, %Ln giro</numerusform>
            <numerusform>Inizia il secondo giocatore, %Ln giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>Inizia il primo giocatore, a %Ln punto</numerusform>
            <numerusform>Inizia il primo giocatore, a %Ln punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>Inizia il secondo giocatore, a %Ln punto</numerusform>
            <numerusform>Inizia il secondo giocatore, a %Ln punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Inizia il primo giocatore, fino a %Ln giro vinto</numerusform>
            <numerusform>Inizia il primo giocatore, fino a %Ln giri vinti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Inizia il secondo giocatore, fino a %Ln giro vinto</numerusform>
            <numerusform>Inizia il secondo giocatore, fino a %Ln giri vinti</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>Inizia il primo giocatore</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>Inizia il secondo giocatore</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1, si bussa</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>Undercut a tuo favore.</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>Undercut di %1.</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Nel tallone restano due carte, e nessuno ha bussato.</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>Gin! %1 ha %L2 in carte sciolte.</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1 ha gin, e tu hai %L2 in carte sciolte.</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1 ha gin, e %2 ha %L3 in carte sciolte.</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>Hai bussato con %L1, %2 ha %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1 ha bussato con %L2, tu hai %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1 ha bussato con %L2, %3 ha %L4.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>Fa 1 punto per te.</numerusform>
            <numerusform>Fa %Ln punti per te.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>Fa 1 punto per %1.</numerusform>
            <numerusform>Fa %Ln punti per %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>tallone</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>scarti</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1, presa: %2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1, ha pescato</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1, scarto: %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln carta</numerusform>
            <numerusform>%Ln carte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>sciolte %L1</translation>
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
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>%Ln giro vinto</numerusform>
            <numerusform>%Ln giri vinti</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translation>&amp;Gin</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>&amp;Bussa con %L1</translation>
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
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>Hai già una carta. Scegline una della tua mano da scartare.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Aspetta il tuo turno.</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1, combinazioni: %2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>Pesca &amp;dal tallone</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>&amp;Prendi la cima degli scarti</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>&amp;Scarta la carta scelta</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Bussa</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Prima scegli una carta della tua mano.</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>&amp;Ordina la mano in combinazioni</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>Mostra &amp;tutti gli scarti</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>Prima pesca una carta, poi bussa con uno scarto.</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>Le tue carte sciolte varrebbero %L1. Per bussare possono valere al massimo 10.</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>Ordina per s&amp;eme</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Ordina per &amp;valore</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>Ordina in &amp;combinazioni</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>Tocca a te: scarta</translation>
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
        <source>You drew the %1.</source>
        <translation>Hai pescato %1.</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>Il tallone era finito: gli scarti si sono mescolati e ora sono il tallone.</translation>
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
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1: premi Mostra le mie carte quando nessun altro guarda.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Una partita</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>%Ln giro</numerusform>
            <numerusform>%Ln giri</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>Fino a %Ln giro vinto</numerusform>
            <numerusform>Fino a %Ln giri vinti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>A %Ln punto per le carte sciolte</numerusform>
            <numerusform>A %Ln punti per le carte sciolte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>%Ln giro a punti</numerusform>
            <numerusform>%Ln giri a punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Durata</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Si bussa</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>Chi ha 10 o meno in carte sciolte può chiudere il giro. Gin e undercut valgono 25 in più.</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>Punti: un asso 1, fante, donna e re 10, le altre carte il loro numero.</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Inizia</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Il primo giocatore</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Il secondo giocatore</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
    <message>
        <source>aces</source>
        <translation>assi</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>due</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>tre</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>quattro</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>cinque</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>sei</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>sette</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>otto</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>nove</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dieci</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>fanti</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>donne</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>re</translation>
    </message>
    <message>
        <source>run of spades</source>
        <translation>scala di picche</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>scala di cuori</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>scala di quadri</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>scala di fiori</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%L1 %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 da %2 a %3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1 ha preso %2 e scartato %3.</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1 ha pescato e scartato %2.</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1 sta per scartare una carta.</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1 sta per prendere una carta.</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>Ora scarta una carta, o bussa.</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1: ora scarta una carta, o bussa.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Ora scarta una carta.</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1: ora scarta una carta.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>Tocca a te: prendi una carta dal tallone o dagli scarti.</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1: prendi una carta dal tallone o dagli scarti.</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>Le carte sciolte di %1 fanno 1 punto per te.</numerusform>
            <numerusform>Le carte sciolte di %1 fanno %Ln punti per te.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>Le tue carte sciolte fanno 1 punto per %1.</numerusform>
            <numerusform>Le tue carte sciolte fanno %Ln punti per %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>Le carte sciolte di %1 fanno 1 punto per %2.</numerusform>
            <numerusform>Le carte sciolte di %1 fanno %Ln punti per %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>Tutte e due le mani erano complete fin dalla distribuzione.</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>Le tue dieci carte erano complete fin dalla distribuzione.</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translation>Le carte di %1 erano complete fin dalla distribuzione.</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>Tutte le tue dieci carte stanno in combinazioni.</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>Tutte le dieci carte di %1 stanno in combinazioni.</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>Punti: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>Giri vinti: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>attaccata</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>attaccate: %1</translation>
    </message>
</context>
</TS>
