<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>Words</name>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>Name a suit: H, S, C or D.</source>
        <translation>Wünsche eine Farbe: H, S, C oder D.</translation>
    </message>
    <message numerus="yes">
        <source>Put a 2 on it, or take %Ln cards.</source>
        <comment>Put a 2 on it, or take 1 card.</comment>
        <translation>
            <numerusform>Lege eine 2 darauf oder nimm eine Karte.</numerusform>
            <numerusform>Lege eine 2 darauf oder nimm %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put a 2 on it, or pass.</source>
        <translation>Lege eine 2 darauf oder passe.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or draw.</source>
        <translation>Lege %1 oder eine 8, sonst ziehe.</translation>
    </message>
    <message>
        <source>Match %1, play an 8, or pass.</source>
        <translation>Lege %1 oder eine 8, sonst passe.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or draw.</source>
        <translation>Lege %1, %2 oder eine 8, sonst ziehe.</translation>
    </message>
    <message>
        <source>Match %1 or %2, play an 8, or pass.</source>
        <translation>Lege %1, %2 oder eine 8, sonst passe.</translation>
    </message>
    <message>
        <source>Nobody can go on: this round has no winner.</source>
        <translation>Niemand kann mehr legen: Diese Runde hat keinen Sieger.</translation>
    </message>
    <message>
        <source>You are out first.</source>
        <translation>Du bist zuerst fertig.</translation>
    </message>
    <message>
        <source>%1 is out first.</source>
        <translation>%1 ist zuerst fertig.</translation>
    </message>
    <message numerus="yes">
        <source>You are out first and get %Ln points.</source>
        <comment>You are out first and get 1 point.</comment>
        <translation>
            <numerusform>Du bist zuerst fertig und bekommst einen Punkt.</numerusform>
            <numerusform>Du bist zuerst fertig und bekommst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is out first and gets %Ln points.</source>
        <comment>%1 is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 ist zuerst fertig und bekommt einen Punkt.</numerusform>
            <numerusform>%1 ist zuerst fertig und bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln points</source>
        <comment>%1: 1 point</comment>
        <translation>
            <numerusform>%1: %Ln Punkt</numerusform>
            <numerusform>%1: %Ln Punkte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>crazy_8s::Table</name>
    <message>
        <source>last card</source>
        <translation>letzte Karte</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln points</source>
        <comment>%1, 1 point</comment>
        <translation>
            <numerusform>%1, %Ln Punkt</numerusform>
            <numerusform>%1, %Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, drew %Ln</source>
        <comment>%1, drew 1</comment>
        <translation>
            <numerusform>%1, zog %Ln</numerusform>
            <numerusform>%1, zog %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, played %2</source>
        <comment>cards, last discard</comment>
        <translation>%1, legte %2</translation>
    </message>
    <message>
        <source>%1, passed</source>
        <translation>%1, passte</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>draw pile</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>Ablagestapel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln owed</source>
        <comment>1 owed</comment>
        <translation>
            <numerusform>%Ln zu nehmen</numerusform>
            <numerusform>%Ln zu nehmen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Nächste Runde</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>Meine Karten &amp;zeigen</translation>
    </message>
    <message>
        <source>&amp;Pass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Pass (P)</source>
        <translation>Passen (P)</translation>
    </message>
    <message numerus="yes">
        <source>draw pile, %Ln cards</source>
        <comment>draw pile, 1 card</comment>
        <translation>
            <numerusform>Nachziehstapel, eine Karte</numerusform>
            <numerusform>Nachziehstapel, %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>discards, top: %1, %2 named</source>
        <translation>Ablagestapel, oben: %1, gewünscht: %2</translation>
    </message>
    <message>
        <source>discards, top: %1</source>
        <translation>Ablagestapel, oben: %1</translation>
    </message>
</context>
<context>
    <name>crazy_8s::View</name>
    <message>
        <source>Show which cards &amp;go</source>
        <translation>Zeigen, welche Karten &amp;passen</translation>
    </message>
    <message>
        <source>Dims the cards of your hand that cannot be discarded now.</source>
        <translation>Dunkelt die Handkarten ab, die sich gerade nicht legen lassen.</translation>
    </message>
    <message>
        <source>Name a suit</source>
        <translation>Farbe wünschen</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>Direction</source>
        <translation>Richtung</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 von %L2</translation>
    </message>
    <message>
        <source>%L1</source>
        <translation>%L1</translation>
    </message>
    <message>
        <source>%1 is naming a suit.</source>
        <translation>%1 wünscht eine Farbe.</translation>
    </message>
    <message>
        <source>%1 is moving.</source>
        <translation>%1 spielt.</translation>
    </message>
    <message>
        <source>You drew %1.</source>
        <translation>Gezogen: %1.</translation>
    </message>
    <message>
        <source>The match: %1.</source>
        <translation>Der Wettkampf: %1.</translation>
    </message>
    <message>
        <source>1 opponent, 10 cards</source>
        <translation>1 Gegner, 10 Karten</translation>
    </message>
    <message>
        <source>1 opponent, 7 cards</source>
        <translation>1 Gegner, 7 Karten</translation>
    </message>
    <message>
        <source>2 opponents, 7 cards</source>
        <translation>2 Gegner, 7 Karten</translation>
    </message>
    <message>
        <source>3 opponents, 7 cards</source>
        <translation>3 Gegner, 7 Karten</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>One</source>
        <translation>Einer</translation>
    </message>
    <message>
        <source>Two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>Three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>Cards for each</source>
        <translation>Karten für jeden</translation>
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
        <translation>Dauer</translation>
    </message>
    <message>
        <source>One round: who is out first wins</source>
        <translation>Eine Runde: Wer zuerst fertig ist, gewinnt</translation>
    </message>
    <message>
        <source>To 100 points for what the others have left</source>
        <translation>Bis 100 Punkte für das, was die anderen noch haben</translation>
    </message>
    <message>
        <source>To 250 points for what the others have left</source>
        <translation>Bis 250 Punkte für das, was die anderen noch haben</translation>
    </message>
    <message>
        <source>3 rounds for points</source>
        <translation>3 Runden um Punkte</translation>
    </message>
    <message>
        <source>5 rounds for points</source>
        <translation>5 Runden um Punkte</translation>
    </message>
    <message>
        <source>10 rounds for points</source>
        <translation>10 Runden um Punkte</translation>
    </message>
    <message>
        <source>Drawing in a turn</source>
        <translation>Ziehen, wenn man am Zug ist</translation>
    </message>
    <message>
        <source>As many cards as you like</source>
        <translation>So viele Karten, wie man will</translation>
    </message>
    <message>
        <source>At most 1 card, then pass</source>
        <translation>Höchstens 1 Karte, dann passen</translation>
    </message>
    <message>
        <source>At most 2 cards, then pass</source>
        <translation>Höchstens 2 Karten, dann passen</translation>
    </message>
    <message>
        <source>At most 3 cards, then pass</source>
        <translation>Höchstens 3 Karten, dann passen</translation>
    </message>
    <message>
        <source>At most 4 cards, then pass</source>
        <translation>Höchstens 4 Karten, dann passen</translation>
    </message>
    <message>
        <source>At most 5 cards, then pass</source>
        <translation>Höchstens 5 Karten, dann passen</translation>
    </message>
    <message>
        <source>The discards are turned over when the pile is empty</source>
        <translation>Der Ablagestapel wird umgedreht, wenn der Nachziehstapel leer ist</translation>
    </message>
    <message>
        <source>On a 2 the next player takes two cards, or adds a 2</source>
        <translation>Nach einer 2 nimmt der Nächste zwei Karten oder legt eine 2 dazu</translation>
    </message>
    <message>
        <source>A queen skips the next player</source>
        <translation>Eine Dame lässt den Nächsten aussetzen</translation>
    </message>
    <message>
        <source>An ace turns the direction around</source>
        <translation>Ein Ass dreht die Richtung um</translation>
    </message>
    <message>
        <source>With one opponent, whoever discards an ace goes on.</source>
        <translation>Bei einem Gegner legt, wer ein Ass ablegt, gleich weiter.</translation>
    </message>
    <message>
        <source>Points: an eight 50, jack, queen and king 10, other cards their number.</source>
        <translation>Punkte: eine Acht 50, Bube, Dame und König 10, andere Karten ihr Zahlenwert.</translation>
    </message>
    <message>
        <source>Cards are discarded and drawn by</source>
        <translation>Karten werden gelegt und gezogen durch</translation>
    </message>
    <message>
        <source>A click or a drag</source>
        <translation>Klicken oder Ziehen</translation>
    </message>
    <message>
        <source>A drag only</source>
        <translation>Nur Ziehen</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>%1: nothing else promises more points.</source>
        <translation>%1: Nichts anderes verspricht mehr Punkte.</translation>
    </message>
    <message>
        <source>%1: a win is unlikely, and nothing else is better.</source>
        <translation>%1: Ein Sieg ist unwahrscheinlich, aber nichts anderes ist besser.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %; nothing else is better.</source>
        <translation>%1: Deine Gewinnchance liegt bei etwa %2 %; nichts anderes ist besser.</translation>
    </message>
    <message>
        <source>Name %1: %2 had to draw on it, and most likely has none.</source>
        <translation>Wünsche %1: %2 musste darauf ziehen und hat höchstwahrscheinlich keines.</translation>
    </message>
    <message numerus="yes">
        <source>Name %1: you have %Ln cards of it, and of no suit more.</source>
        <comment>Name %1: you have a card of it, and of no suit more.</comment>
        <translation>
            <numerusform>Wünsche %1: Davon hast du eine Karte und von keiner Farbe mehr.</numerusform>
            <numerusform>Wünsche %1: Davon hast du %Ln Karten und von keiner Farbe mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name %1</source>
        <translation>Wünsche %1</translation>
    </message>
    <message>
        <source>%1 is your last card: you are out with it.</source>
        <translation>%1 ist deine letzte Karte: Damit bist du fertig.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes; name a suit then.</source>
        <translation>%1 ist die einzige Karte, die passt; wünsche dann eine Farbe.</translation>
    </message>
    <message>
        <source>%1 is the only card that goes.</source>
        <translation>%1 ist die einzige Karte, die passt.</translation>
    </message>
    <message>
        <source>%1: %2 had to draw on %3, and most likely has none.</source>
        <translation>%1: %2 musste auf %3 ziehen und hat höchstwahrscheinlich keines.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %Ln cards that you owe.</source>
        <comment>Take the card that you owe.</comment>
        <translation>
            <numerusform>Nimm die Karte, die fällig ist.</numerusform>
            <numerusform>Nimm die %Ln Karten, die fällig sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>No card of yours goes: draw one.</source>
        <translation>Keine deiner Karten passt: Ziehe eine.</translation>
    </message>
    <message>
        <source>Draw all the same</source>
        <translation>Trotzdem ziehen</translation>
    </message>
    <message>
        <source>There is no card left to take: pass.</source>
        <translation>Es ist keine Karte mehr da: Passe.</translation>
    </message>
    <message>
        <source>No card of yours goes: pass.</source>
        <translation>Keine deiner Karten passt: Passe.</translation>
    </message>
    <message>
        <source>Pass all the same</source>
        <translation>Trotzdem passen</translation>
    </message>
    <message>
        <source>Deal the next round: this one is over.</source>
        <translation>Gib die nächste Runde: Diese ist zu Ende.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>You discard %2 and are out first.</source>
        <translation>Du legst %2 und bist zuerst fertig.</translation>
    </message>
    <message>
        <source>%1 discards %2 and is out first.</source>
        <translation>%1 legt %2 und ist zuerst fertig.</translation>
    </message>
    <message numerus="yes">
        <source>You discard %2, are out first and get %Ln points.</source>
        <comment>You discard %2, are out first and get 1 point.</comment>
        <translation>
            <numerusform>Du legst %2, bist zuerst fertig und bekommst einen Punkt.</numerusform>
            <numerusform>Du legst %2, bist zuerst fertig und bekommst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2, is out first and gets %Ln points.</source>
        <comment>%1 discards %2, is out first and gets 1 point.</comment>
        <translation>
            <numerusform>%1 legt %2, ist zuerst fertig und bekommt einen Punkt.</numerusform>
            <numerusform>%1 legt %2, ist zuerst fertig und bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You discard %2. Who comes next owes %Ln cards.</source>
        <comment>You discard %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>Du legst %2. Wer nun kommt, muss eine Karte nehmen.</numerusform>
            <numerusform>Du legst %2. Wer nun kommt, muss %Ln Karten nehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 discards %2. Who comes next owes %Ln cards.</source>
        <comment>%1 discards %2. Who comes next owes 1 card.</comment>
        <translation>
            <numerusform>%1 legt %2. Wer nun kommt, muss eine Karte nehmen.</numerusform>
            <numerusform>%1 legt %2. Wer nun kommt, muss %Ln Karten nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You discard %2. The direction turns around.</source>
        <translation>Du legst %2. Die Richtung dreht sich um.</translation>
    </message>
    <message>
        <source>%1 discards %2. The direction turns around.</source>
        <translation>%1 legt %2. Die Richtung dreht sich um.</translation>
    </message>
    <message>
        <source>You discard %2. %3 is skipped.</source>
        <translation>Du legst %2. %3 setzt aus.</translation>
    </message>
    <message>
        <source>%1 discards %2. You are skipped.</source>
        <translation>%1 legt %2. Du setzt aus.</translation>
    </message>
    <message>
        <source>%1 discards %2. %3 is skipped.</source>
        <translation>%1 legt %2. %3 setzt aus.</translation>
    </message>
    <message>
        <source>You discard %2.</source>
        <translation>Du legst %2.</translation>
    </message>
    <message>
        <source>%1 discards %2.</source>
        <translation>%1 legt %2.</translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. You draw %Ln cards.</source>
        <comment>The discards are turned over. You draw a card.</comment>
        <translation>
            <numerusform>Der Ablagestapel wird umgedreht. Du ziehst eine Karte.</numerusform>
            <numerusform>Der Ablagestapel wird umgedreht. Du ziehst %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discards are turned over. %1 draws %Ln cards.</source>
        <comment>The discards are turned over. %1 draws a card.</comment>
        <translation>
            <numerusform>Der Ablagestapel wird umgedreht. %1 zieht eine Karte.</numerusform>
            <numerusform>Der Ablagestapel wird umgedreht. %1 zieht %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %Ln cards that were owed.</source>
        <comment>You take a card that was owed.</comment>
        <translation>
            <numerusform>Du nimmst eine fällige Karte.</numerusform>
            <numerusform>Du nimmst %Ln fällige Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %Ln cards that were owed.</source>
        <comment>%1 takes a card that was owed.</comment>
        <translation>
            <numerusform>%1 nimmt eine fällige Karte.</numerusform>
            <numerusform>%1 nimmt %Ln fällige Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 zieht eine Karte.</translation>
    </message>
    <message>
        <source>You name %2.</source>
        <translation>Du wünschst %2.</translation>
    </message>
    <message>
        <source>%1 names %2.</source>
        <translation>%1 wünscht %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Runde %1 ist gegeben.</translation>
    </message>
    <message>
        <source>%1 You call: last card.</source>
        <translation>%1 Du sagst: letzte Karte.</translation>
    </message>
    <message>
        <source>%1 %2 calls: last card.</source>
        <translation>%1 %2 sagt: letzte Karte.</translation>
    </message>
    <message>
        <source>%1 Nobody can go on: no winner.</source>
        <translation>%1 Niemand kann mehr legen: kein Sieger.</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>The next round is not dealt yet.</source>
        <translation>Die nächste Runde ist noch nicht gegeben.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Diese Runde ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>A suit is named only after an eight.</source>
        <translation>Eine Farbe wünscht man nur nach einer Acht.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Diese Karte ist nicht in deiner Hand.</translation>
    </message>
    <message numerus="yes">
        <source>Take %Ln cards, or put a 2 on this one.</source>
        <comment>Take a card, or put a 2 on this one.</comment>
        <translation>
            <numerusform>Nimm eine Karte oder lege eine 2 auf diese.</numerusform>
            <numerusform>Nimm %Ln Karten oder lege eine 2 auf diese.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not go on %2.</source>
        <translation>%1 passt nicht auf %2.</translation>
    </message>
    <message>
        <source>You have drawn enough in this turn. Discard or pass.</source>
        <translation>Mehr ziehen darfst du in diesem Zug nicht. Lege oder passe.</translation>
    </message>
    <message>
        <source>There is no card left to draw. Discard or pass.</source>
        <translation>Es ist keine Karte mehr zum Ziehen da. Lege oder passe.</translation>
    </message>
    <message>
        <source>You can pass only when no card can be drawn. Draw one.</source>
        <translation>Passen kannst du nur, wenn keine Karte zum Ziehen da ist. Ziehe eine.</translation>
    </message>
    <message>
        <source>Name a suit first.</source>
        <translation>Wünsche erst eine Farbe.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Restliche Karten</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Plays the first card that goes and keeps eights for when nothing else does.</source>
        <translation>Legt die erste Karte, die passt, und behält Achten, bis sonst nichts geht.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Concludes from what you draw on what you do not have, and plays on in thought.</source>
        <translation>Schließt aus dem, worauf du ziehst, was du nicht hast, und spielt in Gedanken weiter.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1 % einer gewonnenen Runde</translation>
    </message>
    <message>
        <source>These are not options of Crazy 8s (such as 2x7 or 3x7-turnover-p100).</source>
        <translation>Das sind keine Optionen von Crazy Eights (etwa 2x7 oder 3x7-turnover-p100).</translation>
    </message>
    <message>
        <source>These cards do not make a game of Crazy 8s with these options.</source>
        <translation>Diese Karten ergeben mit diesen Optionen kein Spiel Crazy Eights.</translation>
    </message>
    <message>
        <source>The first discard cannot be an eight.</source>
        <translation>Die erste offene Karte kann keine Acht sein.</translation>
    </message>
    <message>
        <source>A move is a card such as 7H, a suit such as H, or draw, pass, deal.</source>
        <translation>Ein Zug ist eine Karte wie 7H, eine Farbe wie H oder draw (ziehen), pass (passen), deal (geben).</translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each</source>
        <comment>1 player, %1 cards each</comment>
        <translation>
            <numerusform>%Ln Spieler, je %1 Karten</numerusform>
            <numerusform>%Ln Spieler, je %1 Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, %2 rounds</source>
        <comment>1 player, %1 cards each, %2 rounds</comment>
        <translation>
            <numerusform>%Ln Spieler, je %1 Karten, %2 Runden</numerusform>
            <numerusform>%Ln Spieler, je %1 Karten, %2 Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, to %2 points</source>
        <comment>1 player, %1 cards each, to %2 points</comment>
        <translation>
            <numerusform>%Ln Spieler, je %1 Karten, bis %2 Punkte</numerusform>
            <numerusform>%Ln Spieler, je %1 Karten, bis %2 Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules</source>
        <comment>1 player, %1 cards each, house rules</comment>
        <translation>
            <numerusform>%Ln Spieler, je %1 Karten, Hausregeln</numerusform>
            <numerusform>%Ln Spieler, je %1 Karten, Hausregeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, %2 rounds</source>
        <comment>1 player, %1 cards each, house rules, %2 rounds</comment>
        <translation>
            <numerusform>%Ln Spieler, je %1 Karten, Hausregeln, %2 Runden</numerusform>
            <numerusform>%Ln Spieler, je %1 Karten, Hausregeln, %2 Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln players, %1 cards each, house rules, to %2 points</source>
        <comment>1 player, %1 cards each, house rules, to %2 points</comment>
        <translation>
            <numerusform>%Ln Spieler, je %1 Karten, Hausregeln, bis %2 Punkte</numerusform>
            <numerusform>%Ln Spieler, je %1 Karten, Hausregeln, bis %2 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you keep your eight for later.</source>
        <translation>%1: Die Acht bleibt für später auf der Hand.</translation>
    </message>
    <message>
        <source>%1, then name %2: %3 had to draw on it.</source>
        <translation>%1, dann %2 wünschen: %3 musste darauf ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>%1, then name %2: you have %Ln cards of it.</source>
        <comment>%1, then name %2: you have a card of it.</comment>
        <translation>
            <numerusform>%1, dann %2 wünschen: Davon hast du eine Karte.</numerusform>
            <numerusform>%1, dann %2 wünschen: Davon hast du %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: you keep %Ln cards of %2 to follow.</source>
        <comment>%1: you keep a card of %2 to follow.</comment>
        <translation>
            <numerusform>%1: Von %2 hast du danach noch eine Karte.</numerusform>
            <numerusform>%1: Von %2 hast du danach noch %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: it is your only card of %2, which may not go later.</source>
        <translation>%1: Von %2 hast du nur diese Karte; später passt sie vielleicht nicht.</translation>
    </message>
    <message>
        <source>%1: your chance is about %2 %, playing a card %3 %.</source>
        <translation>%1: Deine Gewinnchance liegt bei etwa %2 %; legst du eine Karte, bei %3 %.</translation>
    </message>
    <message>
        <source>%1 is not of the suit that was named.</source>
        <translation>%1 hat nicht die gewünschte Farbe.</translation>
    </message>
</context>
</TS>
