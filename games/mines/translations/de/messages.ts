<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1, zugedeckt</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1, zugedeckt, Fahne</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1, zugedeckt, Fragezeichen</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1, zugedeckt, hier beginnen</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1, gefundene Mine, in Blüte</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, leer</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1, Zahl %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translation>%1, Mine</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1, explodierte Mine</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1, falsche Fahne</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1, Mine zu %L2 Prozent</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>Klicks setzen &amp;Fahnen</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>Ein einfacher Klick oder ein Antippen setzt oder entfernt eine Fahne; mit Strg deckt beides auf.</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>Minen&amp;wahrscheinlichkeiten zeigen</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>Zeigt auf jedem zugedeckten Feld die genaue Wahrscheinlichkeit einer Mine. Das Spiel zählt als eines mit Hilfe.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>Die Minen können hier auf zu viele Arten liegen, um die Wahrscheinlichkeiten zu berechnen.</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>Die Wahrscheinlichkeiten ließen sich nicht berechnen.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Minen übrig</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>Klicks setzen Fahnen.</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>Auf diesem Brett muss man vielleicht raten; es kommt nicht in die Rangliste.</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>Es fand sich kein Brett dieser Stufe. Dieses verlangt weniger und kommt nicht in die Rangliste.</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>Beginne am Ring.</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>Das war eine Mine</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translation>Alle Minen gefunden!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>%L1 von einem sicheren Feld war offen.</numerusform>
            <numerusform>%L1 von %Ln sicheren Feldern waren offen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>Ein Zug, weniger als die %L1 Klicks ohne Fahnen.</numerusform>
            <numerusform>%Ln Züge, weniger als die %L1 Klicks ohne Fahnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>Ein Zug; ohne Fahnen genügen %L1 Klicks.</numerusform>
            <numerusform>%Ln Züge; ohne Fahnen genügen %L1 Klicks.</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Ohne Raten</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Fortgeschritten</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Mines</source>
        <translation>Minen</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Erstes Feld</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>Sicher, öffnet eine Fläche</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sicher</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Nicht geschützt</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Raten</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>Kann nötig sein</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>Nie, höchstens Paare</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>Nie, einfache Schlüsse</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>Nie, Paare nötig</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>Nie, Ketten nötig</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>Nie, Expertenschlüsse nötig</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>Eine oder zwei Zahlen zugleich genügen, um das Brett zu lösen.</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>Eine Zahl allein genügt jeweils, um das Brett zu lösen.</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>Irgendwo sind zwei Zahlen zu vergleichen, aber nie mehr.</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>Irgendwo ist eine ganze Kette von Zahlen zu durchdenken.</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>Irgendwo sind die restlichen Minen gegen alles Sichtbare abzuzählen.</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>Bretter werden nicht geprüft; das Glück kann also entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>%L1 % der Felder haben eine Mine; eine Mine passt hinein.</numerusform>
            <numerusform>%L1 % der Felder haben eine Mine; bis zu %Ln Minen passen hinein.</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>Fragezeichen nach Fahnen</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>Ein Klick auf eine Zahl deckt ringsum auf</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>Die Optionen versprechen ein sicheres erstes Feld, aber dieses Brett nennt keines. Spielbar ist es mit %1.</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>Die Optionen versprechen eine offene Fläche am ersten Feld, aber dieses Brett hat dort keine. Spielbar ist es mit %1.</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>Die Optionen versprechen, dass Schlüsse dieses Brett lösen, aber das ließ sich nicht beweisen. Spielbar ist es mit %1.</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>Dieses Brett verlangt weniger Schlüsse, als seine Optionen versprechen. Spielbar ist es mit %1.</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>Dieses Brett beginnt hier: Es hat hier und ringsum keine Mine.</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>Dieses Brett wurde zuerst hier geöffnet, und da ist keine Mine.</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>Das erste Feld ist immer sicher.</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>Die markierte %Ln hat ihre Mine schon; also sind die anderen Felder ringsum sicher.</numerusform>
            <numerusform>Die markierte %Ln hat alle ihre Minen schon; also sind die anderen Felder ringsum sicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>Die markierte %1 hat ringsum nicht mehr zugedeckte Felder als Minen; also sind sie alle Minen.</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>Die markierte %1 braucht so viele Minen mehr als die markierte %2, dass jedes Feld, das nur die %1 berührt, eine ist.</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>Alle Minen, die der markierten %1 noch fehlen, liegen auf Feldern, die sie mit der markierten %2 teilt; also sind die anderen Felder um die %1 sicher.</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>Es sind genauso viele Minen übrig wie zugedeckte Felder; also sind sie alle Minen.</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>Alle Minen sind gefunden; also ist jedes andere Feld sicher.</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>Eine Fahne ist falsch (bewiesen).</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>Bewiesen mit einer einzigen Zahl.</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>Bewiesen durch den Vergleich zweier Zahlen.</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>Bewiesen durch eine Kette von Zahlen.</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>Bewiesen durch Zählen der restlichen Minen.</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>Mit einer Mine auf diesem Feld könnten die markierten Zahlen nicht alle stimmen; also ist es sicher.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>Jetzt ist nichts sicher. Hier ist mit %1 Prozent eine Mine, auf dem sichersten Feld mit %2 Prozent, aber die Zahl unter diesem führt wohl weiter.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>Jetzt ist nichts sicher. Hier ist mit %1 Prozent eine Mine. Von allen Arten, wie die Minen noch liegen können, gewinnt dieses Feld %2 Prozent, und kein anderes mehr.</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>Jetzt ist nichts sicher. Dieses Feld ist das sicherste: Mit %1 Prozent ist hier eine Mine.</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>Geraten, nicht bewiesen.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>Die Minen können auf zu viele Arten liegen, um sie hier zu zählen.</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>Wie die restlichen Minen auch liegen, auf diesem Feld ist keine.</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>Jedes Feld ist offen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Dieses Feld gibt es nicht.</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>Nur eine offene Zahl kann die Felder ringsum aufdecken.</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>Um diese Zahl ist nichts mehr aufzudecken.</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>Um diese Zahl stehen nicht so viele Fahnen, wie sie sagt.</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>Dieses Feld ist schon offen.</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>Beginne am Ring: Von dort aus geht es ohne Raten.</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>Eine Fahne schützt dieses Feld.</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>Dieses Feld hat schon eine Fahne.</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>Dieses Feld hat schon ein Fragezeichen.</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>Dieses Feld ist nicht markiert.</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>Ein Brett hat ein Feld in einer Zeile oder Spalte.</numerusform>
            <numerusform>Ein Brett hat %1 bis %Ln Felder in einer Zeile oder Spalte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Ein Brett dieser Größe hat höchstens eine Mine.</numerusform>
            <numerusform>Ein Brett dieser Größe hat höchstens %Ln Minen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>Ein Brett ohne Raten braucht eine offene Fläche am ersten Feld.</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Ohne Raten hat ein Brett dieser Größe höchstens eine Mine.</numerusform>
            <numerusform>Ohne Raten hat ein Brett dieser Größe höchstens %Ln Minen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>Für solche Schlüsse braucht ein Brett dieser Größe mindestens eine Mine.</numerusform>
            <numerusform>Für solche Schlüsse braucht ein Brett dieser Größe mindestens %Ln Minen.</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>3BV je Sekunde</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>Effizienz in Prozent</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>Zeile %1, Spalte %2 ist sicher. %3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>Besser geraten: Zeile %1, Spalte %2. %3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1 % Überlebenschance</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>Das ist kein Brett von Minesweeper mit diesen Optionen.</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>Dieses Brett hat eine Mine, aber die Optionen sagen %1.</numerusform>
            <numerusform>Dieses Brett hat %Ln Minen, aber die Optionen sagen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>ohne Raten</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>ohne Raten, einfache Schlüsse</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>ohne Raten, Schlüsse aus Paaren</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>ohne Raten, Schlüsse aus Ketten</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>ohne Raten, Expertenschlüsse</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>erstes Feld sicher</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>kein Schutz</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>Optionen von Minesweeper sehen aus wie 16x16,30.</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>Das ist kein Zug bei Minesweeper.</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>Klassisch, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>Klassisch, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>Anfänger, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>Anfänger, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>Fortgeschritten, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>Fortgeschritten, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translation>Experte, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translation>Experte, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>%1 x %2, %3</source>
        <translation>%1 x %2, %3</translation>
    </message>
    <message>
        <source>%1 x %2, %3, %4</source>
        <translation>%1 x %2, %3, %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln mines</source>
        <comment>1 mine</comment>
        <translation>
            <numerusform>%Ln Mine</numerusform>
            <numerusform>%Ln Minen</numerusform>
        </translation>
    </message>
</context>
</TS>
