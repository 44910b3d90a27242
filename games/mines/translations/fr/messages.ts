<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>mines::BoardWidget</name>
    <message>
        <source>%1, covered</source>
        <translation>%1, couverte</translation>
    </message>
    <message>
        <source>%1, covered, flag</source>
        <translation>%1, couverte, drapeau</translation>
    </message>
    <message>
        <source>%1, covered, question mark</source>
        <translation>%1, couverte, point d’interrogation</translation>
    </message>
    <message>
        <source>%1, covered, start here</source>
        <translation>%1, couverte, commencez ici</translation>
    </message>
    <message>
        <source>%1, mine found, in bloom</source>
        <translation>%1, mine trouvée, en fleur</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, number %L2</source>
        <translation>%1, nombre %L2</translation>
    </message>
    <message>
        <source>%1, mine</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>%1, mine</translation>
    </message>
    <message>
        <source>%1, exploded mine</source>
        <translation>%1, mine explosée</translation>
    </message>
    <message>
        <source>%1, wrong flag</source>
        <translation>%1, drapeau mal placé</translation>
    </message>
    <message>
        <source>%1, mine with %L2 percent</source>
        <translation>%1, mine à %L2 pour cent</translation>
    </message>
</context>
<context>
    <name>mines::View</name>
    <message>
        <source>Clicks set &amp;flags</source>
        <translation>Les clics posent des &amp;drapeaux</translation>
    </message>
    <message>
        <source>A plain click or tap sets or takes a flag; with Ctrl it uncovers.</source>
        <translation>Un simple clic ou toucher pose ou ôte un drapeau&#xa0;; avec Ctrl, il découvre.</translation>
    </message>
    <message>
        <source>Show the &amp;chances of mines</source>
        <translation>Montrer les &amp;risques de mine</translation>
    </message>
    <message>
        <source>Shows the exact chance of a mine on every covered tile. The game counts as helped.</source>
        <translation>Montre le risque exact de mine sur chaque case couverte. La partie compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count the chances here.</source>
        <translation>Il y a trop de façons de disposer les mines pour compter les risques ici.</translation>
    </message>
    <message>
        <source>The chances could not be counted.</source>
        <translation>Les risques n’ont pas pu être comptés.</translation>
    </message>
    <message>
        <source>Mines left</source>
        <translation>Mines restantes</translation>
    </message>
    <message>
        <source>Clicks set flags.</source>
        <translation>Les clics posent des drapeaux.</translation>
    </message>
    <message>
        <source>This board may need a guess and is not ranked.</source>
        <translation>Cette grille peut obliger à deviner et n’est pas classée.</translation>
    </message>
    <message>
        <source>No board of this level was found. This one needs less and is not ranked.</source>
        <translation>Aucune grille de ce niveau n’a été trouvée. Celle-ci demande moins et n’est pas classée.</translation>
    </message>
    <message>
        <source>Begin at the ring.</source>
        <translation>Commencez à l’anneau.</translation>
    </message>
    <message>
        <source>That was a mine</source>
        <translation>C’était une mine</translation>
    </message>
    <message>
        <source>All mines found!</source>
        <translatorcomment>not a term: mine</translatorcomment>
        <translation>Terrain déminé&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>%L1 of %Ln safe tiles were open.</source>
        <comment>%L1 of 1 safe tile was open.</comment>
        <translation>
            <numerusform>Cases sûres découvertes&#xa0;: %L1 sur %Ln.</numerusform>
            <numerusform>Cases sûres découvertes&#xa0;: %L1 sur %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, fewer than the %L1 clicks without flags.</source>
        <comment>One move, fewer than the %L1 clicks without flags.</comment>
        <translation>
            <numerusform>%Ln coup, moins que les %L1 clics sans drapeaux.</numerusform>
            <numerusform>%Ln coups, moins que les %L1 clics sans drapeaux.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves; without flags %L1 clicks are enough.</source>
        <comment>One move; without flags %L1 clicks are enough.</comment>
        <translation>
            <numerusform>%Ln coup&#xa0;; sans drapeaux, %L1 clics suffisent.</numerusform>
            <numerusform>%Ln coups&#xa0;; sans drapeaux, %L1 clics suffisent.</numerusform>
        </translation>
    </message>
    <message>
        <source>No guessing</source>
        <translation>Sans deviner</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Intermédiaire</translation>
    </message>
    <message>
        <source>Expert</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Mines</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Mines</translation>
    </message>
    <message>
        <source>First tile</source>
        <translation>Première case</translation>
    </message>
    <message>
        <source>Safe, with an opening</source>
        <translation>Sûre, avec une ouverture</translation>
    </message>
    <message>
        <source>Safe</source>
        <translation>Sûre</translation>
    </message>
    <message>
        <source>Not protected</source>
        <translation>Non protégée</translation>
    </message>
    <message>
        <source>Guesses</source>
        <translation>Deviner</translation>
    </message>
    <message>
        <source>May be needed</source>
        <translation>Parfois nécessaire</translation>
    </message>
    <message>
        <source>Never, at most pairs</source>
        <translation>Jamais, paires au plus</translation>
    </message>
    <message>
        <source>Never, basic reasoning</source>
        <translation>Jamais, logique simple</translation>
    </message>
    <message>
        <source>Never, pairs needed</source>
        <translation>Jamais, paires nécessaires</translation>
    </message>
    <message>
        <source>Never, chains needed</source>
        <translation>Jamais, chaînes nécessaires</translation>
    </message>
    <message>
        <source>Never, expert reasoning needed</source>
        <translation>Jamais, logique d’expert nécessaire</translation>
    </message>
    <message>
        <source>One or two numbers at a time are enough to solve the board.</source>
        <translation>Un ou deux nombres à la fois suffisent à résoudre la grille.</translation>
    </message>
    <message>
        <source>One number at a time is enough to solve the board.</source>
        <translation>Un nombre à la fois suffit à résoudre la grille.</translation>
    </message>
    <message>
        <source>Somewhere you have to compare two numbers, but never more.</source>
        <translation>Il faut parfois comparer deux nombres, jamais davantage.</translation>
    </message>
    <message>
        <source>Somewhere you have to think through a whole chain of numbers.</source>
        <translation>Il faut parfois suivre toute une chaîne de nombres.</translation>
    </message>
    <message>
        <source>Somewhere you have to count the mines that are left against everything you see.</source>
        <translation>Il faut parfois compter les mines restantes face à tout ce que vous voyez.</translation>
    </message>
    <message>
        <source>Boards are not checked, so luck may decide.</source>
        <translation>Les grilles ne sont pas vérifiées, la chance peut donc décider.</translation>
    </message>
    <message numerus="yes">
        <source>%L1 % of the tiles have a mine; up to %Ln mines fit.</source>
        <comment>%L1 % of the tiles have a mine; one mine fits.</comment>
        <translation>
            <numerusform>%L1&#xa0;% des cases ont une mine&#xa0;; il y a place pour %Ln mine.</numerusform>
            <numerusform>%L1&#xa0;% des cases ont une mine&#xa0;; il y a place pour %Ln mines.</numerusform>
        </translation>
    </message>
    <message>
        <source>Question marks after flags</source>
        <translation>Points d’interrogation après les drapeaux</translation>
    </message>
    <message>
        <source>A click on a number uncovers around it</source>
        <translation>Un clic sur un nombre découvre autour</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The options promise a safe first tile, but this board names none. It can be played with %1.</source>
        <translation>Les options promettent une première case sûre, mais cette grille n’en nomme pas. Elle se joue avec %1.</translation>
    </message>
    <message>
        <source>The options promise an opening at the first tile, but this board has none there. It can be played with %1.</source>
        <translation>Les options promettent une ouverture à la première case, mais cette grille n’en a pas là. Elle se joue avec %1.</translation>
    </message>
    <message>
        <source>The options promise that reasoning solves this board, which could not be proven. It can be played with %1.</source>
        <translation>Les options promettent que la logique résout cette grille, ce qui n’a pas pu être prouvé. Elle se joue avec %1.</translation>
    </message>
    <message>
        <source>This board needs less reasoning than its options promise. It can be played with %1.</source>
        <translation>Cette grille demande moins de logique que ses options ne promettent. Elle se joue avec %1.</translation>
    </message>
    <message>
        <source>This board begins here: it has no mine here and none around.</source>
        <translation>Cette grille commence ici&#xa0;: pas de mine sur cette case, ni autour.</translation>
    </message>
    <message>
        <source>This board was first opened here, and there is no mine.</source>
        <translation>Cette grille a d’abord été ouverte ici, et il n’y a pas de mine.</translation>
    </message>
    <message>
        <source>The first tile is always safe.</source>
        <translation>La première case est toujours sûre.</translation>
    </message>
    <message numerus="yes">
        <source>The marked %Ln has all its mines already, so the other tiles around it are safe.</source>
        <comment>The marked 1 has its mine already, so the other tiles around it are safe.</comment>
        <translation>
            <numerusform>Le 1 marqué a déjà sa mine, les autres cases autour sont donc sûres.</numerusform>
            <numerusform>Le %Ln marqué a déjà toutes ses mines, les autres cases autour sont donc sûres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The marked %1 has no more covered tiles around it than mines, so all of them are mines.</source>
        <translation>Le %1 marqué n’a pas plus de cases couvertes autour que de mines, elles sont donc toutes minées.</translation>
    </message>
    <message>
        <source>The marked %1 needs so many more mines than the marked %2 that every tile that only the %1 touches is one.</source>
        <translation>Le %1 marqué demande tant de mines de plus que le %2 marqué que chaque case touchée par le %1 seul est minée.</translation>
    </message>
    <message>
        <source>All mines that the marked %1 still needs lie on tiles that it shares with the marked %2, so the other tiles around the %1 are safe.</source>
        <translation>Toutes les mines qu’il faut encore au %1 marqué sont sur des cases communes avec le %2 marqué, les autres cases autour du %1 sont donc sûres.</translation>
    </message>
    <message>
        <source>As many mines are left as covered tiles, so all of them are mines.</source>
        <translation>Il reste autant de mines que de cases couvertes, elles sont donc toutes minées.</translation>
    </message>
    <message>
        <source>All mines are found, so every other tile is safe.</source>
        <translation>Toutes les mines sont trouvées, toute autre case est donc sûre.</translation>
    </message>
    <message>
        <source>A flag is wrong, proven.</source>
        <translation>Un drapeau est mal placé, c’est prouvé.</translation>
    </message>
    <message>
        <source>Proven, by one number at a time.</source>
        <translation>Prouvé, par un nombre à la fois.</translation>
    </message>
    <message>
        <source>Proven, by comparing two numbers.</source>
        <translation>Prouvé, par comparaison de deux nombres.</translation>
    </message>
    <message>
        <source>Proven, by a chain of numbers.</source>
        <translation>Prouvé, par une chaîne de nombres.</translation>
    </message>
    <message>
        <source>Proven, by counting the mines that are left.</source>
        <translation>Prouvé, par le compte des mines restantes.</translation>
    </message>
    <message>
        <source>With a mine on this tile, the marked numbers could not all be right, so it is safe.</source>
        <translation>Avec une mine sur cette case, les nombres marqués ne pourraient pas tous être justes, elle est donc sûre.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here and %2 percent on the safest tile, but the number under this one is likely to lead further.</source>
        <translation>Rien n’est certain maintenant. Le risque de mine est de %1 pour cent ici et de %2 pour cent sur la case la plus sûre, mais le nombre d’ici mènera sans doute plus loin.</translation>
    </message>
    <message>
        <source>Nothing is certain now. The chance of a mine is %1 percent here. Of all the ways in which the mines can still lie, %2 percent are won with this tile, and with no other more.</source>
        <translation>Rien n’est certain maintenant. Le risque de mine est de %1 pour cent ici. De toutes les dispositions encore possibles des mines, %2 pour cent sont gagnées avec cette case, et pas davantage avec une autre.</translation>
    </message>
    <message>
        <source>Nothing is certain now. This tile is the safest: the chance of a mine is %1 percent.</source>
        <translation>Rien n’est certain maintenant. Cette case est la plus sûre&#xa0;: le risque de mine est de %1 pour cent.</translation>
    </message>
    <message>
        <source>A guess, not proven.</source>
        <translation>Deviné, pas prouvé.</translation>
    </message>
    <message>
        <source>There are too many ways to lay the mines to count them here.</source>
        <translation>Il y a trop de façons de disposer les mines pour les compter ici.</translation>
    </message>
    <message>
        <source>However the mines that are left may lie, none is on this tile.</source>
        <translation>Où que soient les mines restantes, il n’y en a pas sur cette case.</translation>
    </message>
    <message>
        <source>Every tile is open.</source>
        <translation>Toutes les cases sont découvertes.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Cette case n’existe pas.</translation>
    </message>
    <message>
        <source>Only an open number can uncover the tiles around it.</source>
        <translation>Seul un nombre découvert peut découvrir les cases autour de lui.</translation>
    </message>
    <message>
        <source>Nothing is left to uncover around this number.</source>
        <translation>Il n’y a plus rien à découvrir autour de ce nombre.</translation>
    </message>
    <message>
        <source>The flags around this number are not as many as it says.</source>
        <translation>Il n’y a pas autant de drapeaux autour de ce nombre qu’il le dit.</translation>
    </message>
    <message>
        <source>This tile is open already.</source>
        <translation>Cette case est déjà découverte.</translation>
    </message>
    <message>
        <source>Begin at the ring: from there on this board needs no guess.</source>
        <translation>Commencez à l’anneau&#xa0;: à partir de là, cette grille n’oblige jamais à deviner.</translation>
    </message>
    <message>
        <source>A flag protects this tile.</source>
        <translation>Un drapeau protège cette case.</translation>
    </message>
    <message>
        <source>This tile has a flag already.</source>
        <translation>Cette case a déjà un drapeau.</translation>
    </message>
    <message>
        <source>This tile has a question mark already.</source>
        <translation>Cette case a déjà un point d’interrogation.</translation>
    </message>
    <message>
        <source>This tile has no mark.</source>
        <translation>Cette case n’a pas de marque.</translation>
    </message>
    <message numerus="yes">
        <source>A board has %1 to %Ln tiles in a row or column.</source>
        <comment>A board has 1 tile in a row or column.</comment>
        <translation>
            <numerusform>Une grille a de %1 à %Ln case par ligne ou colonne.</numerusform>
            <numerusform>Une grille a de %1 à %Ln cases par ligne ou colonne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size has at most %Ln mines.</source>
        <comment>A board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Une grille de cette taille a au plus %Ln mine.</numerusform>
            <numerusform>Une grille de cette taille a au plus %Ln mines.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board without guessing needs an opening at the first tile.</source>
        <translation>Une grille où l’on ne devine pas demande une ouverture à la première case.</translation>
    </message>
    <message numerus="yes">
        <source>Without guessing, a board of this size has at most %Ln mines.</source>
        <comment>Without guessing, a board of this size has at most one mine.</comment>
        <translation>
            <numerusform>Sans deviner, une grille de cette taille a au plus %Ln mine.</numerusform>
            <numerusform>Sans deviner, une grille de cette taille a au plus %Ln mines.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To ask for such reasoning, a board of this size needs at least %Ln mines.</source>
        <comment>To ask for such reasoning, a board of this size needs at least one mine.</comment>
        <translation>
            <numerusform>Pour exiger une telle logique, une grille de cette taille demande au moins %Ln mine.</numerusform>
            <numerusform>Pour exiger une telle logique, une grille de cette taille demande au moins %Ln mines.</numerusform>
        </translation>
    </message>
    <message>
        <source>3BV</source>
        <translation>3BV</translation>
    </message>
    <message>
        <source>3BV a second</source>
        <translation>3BV par seconde</translation>
    </message>
    <message>
        <source>Efficiency in percent</source>
        <translation>Efficacité, en pour cent</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Row %1, column %2 is safe. %3</source>
        <translation>La case ligne %1, colonne %2, est sûre. %3</translation>
    </message>
    <message>
        <source>Row %1, column %2 is the better guess. %3</source>
        <translation>La case ligne %1, colonne %2, est le meilleur pari. %3</translation>
    </message>
    <message>
        <source>%1 % of the chance to survive</source>
        <translation>%1&#xa0;% des chances de survie</translation>
    </message>
    <message>
        <source>This is not a board of Minesweeper with these options.</source>
        <translation>Ce n’est pas une grille de Démineur avec ces options.</translation>
    </message>
    <message numerus="yes">
        <source>This board has %Ln mines, but the options say %1.</source>
        <comment>This board has one mine, but the options say %1.</comment>
        <translation>
            <numerusform>Cette grille a %Ln mine, mais les options disent %1.</numerusform>
            <numerusform>Cette grille a %Ln mines, mais les options disent %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>no guessing</source>
        <translation>sans deviner</translation>
    </message>
    <message>
        <source>no guessing, basic reasoning</source>
        <translation>sans deviner, logique simple</translation>
    </message>
    <message>
        <source>no guessing, reasoning by pairs</source>
        <translation>sans deviner, logique par paires</translation>
    </message>
    <message>
        <source>no guessing, reasoning by chains</source>
        <translation>sans deviner, logique par chaînes</translation>
    </message>
    <message>
        <source>no guessing, expert reasoning</source>
        <translation>sans deviner, logique d’expert</translation>
    </message>
    <message>
        <source>first tile safe</source>
        <translation>première case sûre</translation>
    </message>
    <message>
        <source>no protection</source>
        <translation>sans protection</translation>
    </message>
    <message>
        <source>Options of Minesweeper look like 16x16,30.</source>
        <translation>Les options du Démineur s’écrivent 16x16,30.</translation>
    </message>
    <message>
        <source>This is not a move of Minesweeper.</source>
        <translation>Ce n’est pas un coup de Démineur.</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3</source>
        <translation>Classique, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Classic, %1 x %2, %3, %4</source>
        <translation>Classique, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3</source>
        <translation>Débutant, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Beginner, %1 x %2, %3, %4</source>
        <translation>Débutant, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3</source>
        <translation>Intermédiaire, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Intermediate, %1 x %2, %3, %4</source>
        <translation>Intermédiaire, %1 x %2, %3, %4</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Expert, %1 x %2, %3</translation>
    </message>
    <message>
        <source>Expert, %1 x %2, %3, %4</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Expert, %1 x %2, %3, %4</translation>
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
        <translatorcomment>as in English</translatorcomment>
        <translation>
            <numerusform>%Ln mine</numerusform>
            <numerusform>%Ln mines</numerusform>
        </translation>
    </message>
</context>
</TS>
