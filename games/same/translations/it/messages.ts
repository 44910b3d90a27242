<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>%Ln balls</source>
        <comment>1 ball</comment>
        <translation>
            <numerusform>%Ln palla</numerusform>
            <numerusform>%Ln palle</numerusform>
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
        <source>These %Ln balls are the last ones: the board is cleared.</source>
        <comment>This ball is the last one: the board is cleared.</comment>
        <translation>
            <numerusform>Questa palla è l’ultima: il tabellone è vuoto.</numerusform>
            <numerusform>Queste %Ln palle sono le ultime: il tabellone è vuoto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are the last of their colour, so none stays behind (%1).</source>
        <comment>This ball is the last of its colour, so none stays behind (%1).</comment>
        <translation>
            <numerusform>Questa palla è l’ultima del suo colore, così non ne resta indietro nessuna (%1).</numerusform>
            <numerusform>Queste %Ln palle sono le ultime del loro colore, così non ne resta indietro nessuna (%1).</numerusform>
        </translation>
    </message>
    <message>
        <source>This is the largest group of what is left of the plan: %1, %2.</source>
        <translation>È il gruppo più grande di ciò che resta del piano: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>What falls joins up: %Ln parts become one group (%1), worth %2 more than apart.</source>
        <comment>What falls joins up: one part becomes one group (%1), worth %2 more than apart.</comment>
        <translation>
            <numerusform>Ciò che cade si unisce: una parte diventa un gruppo (%1), che vale %2 più che divisa.</numerusform>
            <numerusform>Ciò che cade si unisce: %Ln parti diventano un gruppo (%1), che vale %2 più che divise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way of a larger group, which the next click takes: %1.</source>
        <comment>This ball is in the way of a larger group, which the next click takes: %1.</comment>
        <translation>
            <numerusform>Questa palla impedisce un gruppo più grande, che il prossimo clic prende: %1.</numerusform>
            <numerusform>Queste %Ln palle impediscono un gruppo più grande, che il prossimo clic prende: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These %Ln balls are in the way: without them a larger group comes together (%1, %2).</source>
        <comment>This ball is in the way: without it a larger group comes together (%1, %2).</comment>
        <translation>
            <numerusform>Questa palla è d’intralcio: senza di essa si riunisce un gruppo più grande (%1, %2).</numerusform>
            <numerusform>Queste %Ln palle sono d’intralcio: senza di esse si riunisce un gruppo più grande (%1, %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln clicks later</source>
        <comment>1 click later</comment>
        <translation>
            <numerusform>1 clic dopo</numerusform>
            <numerusform>%Ln clic dopo</numerusform>
        </translation>
    </message>
    <message>
        <source>No two balls of one colour touch: there is nothing left to remove.</source>
        <translation>Nessuna palla ne tocca un’altra dello stesso colore: non resta nulla da togliere.</translation>
    </message>
    <message numerus="yes">
        <source>The best plan found clears the board and ends with %Ln points.</source>
        <comment>The best plan found clears the board and ends with one point.</comment>
        <translation>
            <numerusform>Il miglior piano trovato vuota il tabellone e finisce con un punto.</numerusform>
            <numerusform>Il miglior piano trovato vuota il tabellone e finisce con %Ln punti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The best plan found ends with %1 and %2.</source>
        <translation>Il miglior piano trovato finisce con %1 e %2.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln balls left</source>
        <comment>1 ball left</comment>
        <translation>
            <numerusform>%Ln palla rimasta</numerusform>
            <numerusform>%Ln palle rimaste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln rows; %1 are needed.</source>
        <comment>This board has one row; %1 are needed.</comment>
        <translation>
            <numerusform>Questo tabellone ha una riga; ne servono %1.</numerusform>
            <numerusform>Questo tabellone ha %Ln righe; ne servono %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A row of this board has %Ln balls; %1 are needed.</source>
        <comment>A row of this board has one ball; %1 are needed.</comment>
        <translation>
            <numerusform>Una riga di questo tabellone ha una palla; ne servono %1.</numerusform>
            <numerusform>Una riga di questo tabellone ha %Ln palle; ne servono %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board of Same is written with the letters a to %1.</source>
        <translation>Un tabellone di Same si scrive con le lettere da «a» a «%1».</translation>
    </message>
    <message>
        <source>Options of Same look like 20x16-5 or 20x10-5-classic: columns %1 to %2, rows %3 to %4, colours %5 to %6.</source>
        <translation>Le opzioni di Same si scrivono come 20x16-5 o 20x10-5-classic: colonne da %1 a %2, righe da %3 a %4, colori da %5 a %6.</translation>
    </message>
    <message>
        <source>A click is written as column,row, for example 3,12.</source>
        <translation>Un clic si scrive colonna,riga, per esempio 3,12.</translation>
    </message>
    <message>
        <source>That place is not on the board.</source>
        <translation>Quel posto non è sul tabellone.</translation>
    </message>
    <message>
        <source>There is no ball here.</source>
        <translation>Qui non c’è una palla.</translation>
    </message>
    <message>
        <source>This ball touches no other of its colour.</source>
        <translation>Questa palla non ne tocca altre del suo colore.</translation>
    </message>
    <message numerus="yes">
        <source>Classic, %1 x %2, %Ln colours</source>
        <comment>Classic, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>Classico, %1 x %2, %Ln colore</numerusform>
            <numerusform>Classico, %1 x %2, %Ln colori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>SameGame, %1 x %2, %Ln colours</source>
        <comment>SameGame, %1 x %2, 1 colour</comment>
        <translation>
            <numerusform>SameGame, %1 x %2, %Ln colore</numerusform>
            <numerusform>SameGame, %1 x %2, %Ln colori</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 x %2, %Ln colours</source>
        <comment>%1 x %2, 1 colour</comment>
        <translation>
            <numerusform>%1 x %2, %Ln colore</numerusform>
            <numerusform>%1 x %2, %Ln colori</numerusform>
        </translation>
    </message>
    <message>
        <source>Largest group</source>
        <translation>Gruppo più grande</translation>
    </message>
    <message>
        <source>Balls left</source>
        <translation>Palle rimaste</translation>
    </message>
</context>
<context>
    <name>same</name>
    <message>
        <source>blue disc</source>
        <translation>disco blu</translation>
    </message>
    <message>
        <source>orange square</source>
        <translation>quadrato arancione</translation>
    </message>
    <message>
        <source>green triangle</source>
        <translation>triangolo verde</translation>
    </message>
    <message>
        <source>pink diamond</source>
        <translation>rombo rosa</translation>
    </message>
    <message>
        <source>yellow star</source>
        <translation>stella gialla</translation>
    </message>
    <message>
        <source>sky-blue ring</source>
        <translation>anello celeste</translation>
    </message>
    <message>
        <source>red cross</source>
        <translation>croce rossa</translation>
    </message>
</context>
<context>
    <name>same::Board</name>
    <message>
        <source>%1, empty</source>
        <translation>%1, vuoto</translation>
    </message>
    <message>
        <source>%1, %2, alone</source>
        <translation>%1, %2, da sola</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, group of %L3, %Ln points</source>
        <comment>%1, %2, group of %L3, 1 point</comment>
        <translation>
            <numerusform>%1, %2, gruppo di %L3, 1 punto</numerusform>
            <numerusform>%1, %2, gruppo di %L3, %Ln punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Cleared!</source>
        <translation>Ripulito!</translation>
    </message>
</context>
<context>
    <name>same::Scoreboard</name>
    <message>
        <source>Total: %1 + %2 = %3</source>
        <translation>Totale: %1 + %2 = %3</translation>
    </message>
    <message>
        <source>Total: %1</source>
        <translation>Totale: %1</translation>
    </message>
    <message>
        <source>This click: %1</source>
        <translation>Questo clic: %1</translation>
    </message>
    <message>
        <source>Par: %1</source>
        <translation>Par: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give (n-2) x (n-2) points.</source>
        <translation>La somma di tutti i clic: n palle insieme danno (n-2) x (n-2) punti.</translation>
    </message>
    <message>
        <source>The sum of all clicks: n balls at once give n x n points.</source>
        <translation>La somma di tutti i clic: n palle insieme danno n x n punti.</translation>
    </message>
    <message>
        <source>1,000 points for a cleared board, else nothing.</source>
        <translation>1.000 punti per un tabellone vuoto, altrimenti nulla.</translation>
    </message>
    <message>
        <source>100 points for each ball by which fewer than 50 are left: 5,000 for a cleared board.</source>
        <translation>100 punti per ogni palla sotto le 50 rimaste: 5.000 per un tabellone vuoto.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Totale</translation>
    </message>
    <message>
        <source>What counts: clicks and bonus together.</source>
        <translation>Ciò che conta: clic e bonus insieme.</translation>
    </message>
    <message>
        <source>The sum of all clicks: a pair gives 2 points, n balls give (n-1) x (n-1) - (n-3).</source>
        <translation>La somma di tutti i clic: una coppia dà 2 punti, n palle danno (n-1) x (n-1) - (n-3).</translation>
    </message>
    <message>
        <source>This click</source>
        <translation>Questo clic</translation>
    </message>
    <message>
        <source>What removing the highlighted group is worth.</source>
        <translation>Quanto vale togliere il gruppo illuminato.</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>What the computer reached on this deal in a short search. It can be beaten.</source>
        <translation>Ciò che il computer ha raggiunto in questa partita con una breve ricerca. Si può battere.</translation>
    </message>
    <message>
        <source>Balls left: %1</source>
        <translation>Palle rimaste: %1</translation>
    </message>
</context>
<context>
    <name>same::View</name>
    <message>
        <source>n balls at once give n x n points, and there is a bonus of 100 points for each ball by which fewer than 50 are left.</source>
        <translation>n palle insieme danno n x n punti, e c’è un bonus di 100 punti per ogni palla sotto le 50 rimaste.</translation>
    </message>
    <message>
        <source>A pair gives 2 points, n balls give (n-1) x (n-1) - (n-3). There is no bonus, and the balls are dealt by chance alone.</source>
        <translation>Una coppia dà 2 punti, n palle danno (n-1) x (n-1) - (n-3). Non c’è bonus, e le palle sono distribuite del tutto a caso.</translation>
    </message>
    <message>
        <source>n balls at once give (n-2) x (n-2) points, a pair nothing, and a cleared board 1,000. The balls are dealt by chance alone.</source>
        <translation>n palle insieme danno (n-2) x (n-2) punti, una coppia nulla, e un tabellone vuoto 1.000. Le palle sono distribuite del tutto a caso.</translation>
    </message>
    <message>
        <source>&amp;Shapes on the balls</source>
        <translation>&amp;Forme sulle palle</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>%Ln punto</numerusform>
            <numerusform>%Ln punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a group of two or more balls of one colour.</source>
        <translation>Scegli un gruppo di due o più palle dello stesso colore.</translation>
    </message>
    <message>
        <source>Balls left: %L1. Largest group so far: %L2.</source>
        <translation>Palle rimaste: %L1. Gruppo più grande finora: %L2.</translation>
    </message>
    <message>
        <source>Board cleared!</source>
        <translation>Tabellone ripulito!</translation>
    </message>
    <message>
        <source>No group is left</source>
        <translation>Non restano gruppi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, largest group %L1.</source>
        <comment>One point, largest group %L1.</comment>
        <translation>
            <numerusform>Un punto, gruppo più grande %L1.</numerusform>
            <numerusform>%Ln punti, gruppo più grande %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln points, balls left %L1, largest group %L2.</source>
        <comment>One point, balls left %L1, largest group %L2.</comment>
        <translation>
            <numerusform>Un punto, palle rimaste %L1, gruppo più grande %L2.</numerusform>
            <numerusform>%Ln punti, palle rimaste %L1, gruppo più grande %L2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is %1 above par.</source>
        <translation>Sono %1 sopra il par.</translation>
    </message>
    <message>
        <source>That is par.</source>
        <translation>È il par.</translation>
    </message>
    <message>
        <source>Par is %1.</source>
        <translation>Il par è %1.</translation>
    </message>
    <message>
        <source>Small</source>
        <translation>Piccolo</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classico</translation>
    </message>
    <message>
        <source>SameGame</source>
        <translation>SameGame</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonne</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Righe</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Colori</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punteggio</translation>
    </message>
    <message>
        <source>Modern</source>
        <translation>Moderno</translation>
    </message>
    <message>
        <source>Shapes on the balls</source>
        <translation>Forme sulle palle</translation>
    </message>
</context>
</TS>
