<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>chat_noir::BoardWidget</name>
    <message>
        <source>the cat, escaped</source>
        <translation>le chat, échappé</translation>
    </message>
    <message>
        <source>the cat, trapped</source>
        <translation>le chat, pris au piège</translation>
    </message>
    <message>
        <source>the cat</source>
        <translation>le chat</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>edge</source>
        <translation>bord</translation>
    </message>
    <message>
        <source>on a shortest way out</source>
        <translation>sur un plus court chemin de sortie</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>indice</translation>
    </message>
</context>
<context>
    <name>chat_noir::View</name>
    <message>
        <source>Show the cat&apos;s &amp;ways out</source>
        <translation>Montrer les &amp;issues du chat</translation>
    </message>
    <message>
        <source>Marks the cat&apos;s shortest ways to the edge. Hold H to see them for a moment.</source>
        <translation>Marque les plus courts chemins du chat vers le bord. Tenez H pour les voir un instant.</translation>
    </message>
    <message>
        <source>Ways out</source>
        <translation>Issues</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message numerus="yes">
        <source>The cat is %Ln steps from the edge.</source>
        <comment>The cat is one step from the edge.</comment>
        <translation>
            <numerusform>Le chat est à %Ln pas du bord.</numerusform>
            <numerusform>Le chat est à %Ln pas du bord.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cat has no way out.</source>
        <translation>Le chat n’a plus d’issue.</translation>
    </message>
    <message>
        <source>The cat is trapped!</source>
        <translation>Le chat est pris&#xa0;!</translation>
    </message>
    <message>
        <source>The cat got away</source>
        <translation>Le chat s’est échappé</translation>
    </message>
    <message numerus="yes">
        <source>After %Ln turns.</source>
        <comment>After one turn.</comment>
        <translation>
            <numerusform>Après %Ln tour.</numerusform>
            <numerusform>Après %Ln tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Jardin</translation>
    </message>
    <message>
        <source>Small garden</source>
        <translation>Petit jardin</translation>
    </message>
    <message>
        <source>Wide park</source>
        <translation>Grand parc</translation>
    </message>
    <message>
        <source>Garden without escape</source>
        <translation>Jardin sans issue</translation>
    </message>
    <message>
        <source>Open field</source>
        <translation>Champ libre</translation>
    </message>
    <message>
        <source>Board size</source>
        <translation>Taille du plateau</translation>
    </message>
    <message>
        <source>Hedges at the start</source>
        <translation>Haies au départ</translation>
    </message>
    <message>
        <source>Cat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Simple</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Rusé</translation>
    </message>
    <message>
        <source>Sleepy</source>
        <translation>Endormi</translation>
    </message>
    <message>
        <source>Deal only boards on which the cat can be trapped, proven</source>
        <translation>Seulement des plateaux où la prise du chat est prouvée</translation>
    </message>
    <message>
        <source>Expects you to bar its best way at every step, and prefers ways that fork.</source>
        <translation>S’attend à chaque pas que vous barriez son meilleur chemin, et préfère les bifurcations.</translation>
    </message>
    <message>
        <source>Takes a shortest way, but one step in three goes anywhere.</source>
        <translation>Prend un plus court chemin, mais un pas sur trois va n’importe où.</translation>
    </message>
    <message>
        <source>Takes a shortest way to the edge; of equal ways, any. It does not look ahead.</source>
        <translation>Prend un plus court chemin vers le bord, n’importe lequel s’ils se valent. Ne prévoit rien.</translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Le piège est prouvé sur les plateaux jusqu’à la taille %1.</translation>
    </message>
    <message numerus="yes">
        <source>Proven boards of this size have at least %Ln hedges for this cat.</source>
        <comment>Proven boards of this size have at least one hedge for this cat.</comment>
        <translation>
            <numerusform>À cette taille, un plateau prouvé a au moins %Ln haie pour ce chat.</numerusform>
            <numerusform>À cette taille, un plateau prouvé a au moins %Ln haies pour ce chat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A board of this size can have up to %Ln hedges at the start.</source>
        <comment>A board of this size can have one hedge at the start.</comment>
        <translation>
            <numerusform>Un plateau de cette taille peut avoir jusqu’à %Ln haie au départ.</numerusform>
            <numerusform>Un plateau de cette taille peut avoir jusqu’à %Ln haies au départ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Row %1, column %2: closes the cat&apos;s last way out.</source>
        <translation>Ligne %1, colonne %2&#xa0;: ferme la dernière issue du chat.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: one of %Ln stones where the cat can step off next.</source>
        <comment>Row %1, column %2: the one stone where the cat can step off next.</comment>
        <translation>
            <numerusform>Ligne %1, colonne %2&#xa0;: la seule pierre d’où le chat peut sortir au prochain pas.</numerusform>
            <numerusform>Ligne %1, colonne %2&#xa0;: une des %Ln pierres d’où le chat peut sortir au prochain pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: the cat would step off there next.</source>
        <translation>Ligne %1, colonne %2&#xa0;: le chat sortirait par là au prochain pas.</translation>
    </message>
    <message numerus="yes">
        <source>Row %1, column %2: caught the cat in %3 of %Ln trial games.</source>
        <comment>Row %1, column %2: caught the cat in %3 of one trial game.</comment>
        <translation>
            <numerusform>Ligne %1, colonne %2&#xa0;: a pris le chat dans %3 partie d’essai sur %Ln.</numerusform>
            <numerusform>Ligne %1, colonne %2&#xa0;: a pris le chat dans %3 des %Ln parties d’essai.</numerusform>
        </translation>
    </message>
    <message>
        <source>Row %1, column %2: wherever the cat goes then, it can be fenced in.</source>
        <translation>Ligne %1, colonne %2&#xa0;: où que le chat aille ensuite, on peut l’enfermer.</translation>
    </message>
    <message>
        <source>Only a sleepy step of the cat can save the game.</source>
        <translation>Seul un faux pas du chat endormi peut sauver la partie.</translation>
    </message>
    <message>
        <source>The game is lost.</source>
        <translation>La partie est perdue.</translation>
    </message>
    <message>
        <source>No forced win was found.</source>
        <translation>Aucun gain forcé n’a été trouvé.</translation>
    </message>
    <message>
        <source>The win is proven, whatever the cat does.</source>
        <translation>Le gain est prouvé, quoi que fasse le chat.</translation>
    </message>
    <message>
        <source>The win is proven: this turn ends it.</source>
        <translation>Le gain est prouvé&#xa0;: ce tour y met fin.</translation>
    </message>
    <message numerus="yes">
        <source>The win is proven, in at most %Ln turns.</source>
        <comment>The win is proven, in one turn.</comment>
        <translation>
            <numerusform>Le gain est prouvé, en %Ln tour.</numerusform>
            <numerusform>Le gain est prouvé, en %Ln tours au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>There is no such stone.</source>
        <translation>Cette pierre n’existe pas.</translation>
    </message>
    <message>
        <source>The cat sits on this stone.</source>
        <translation>Le chat est assis sur cette pierre.</translation>
    </message>
    <message>
        <source>There is a hedge on this stone already.</source>
        <translation>Il y a déjà une haie sur cette pierre.</translation>
    </message>
    <message>
        <source>Row %1, column %2 caught the cat in %3 % of the trial games, your hedge in %4 %.</source>
        <translation>La pierre ligne %1, colonne %2, a pris le chat dans %3&#xa0;% des parties d’essai, votre haie dans %4&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 % of the chance to trap the cat</source>
        <translation>%1&#xa0;% des chances de prendre le chat</translation>
    </message>
    <message>
        <source>The size must be an odd number from 5 to 21.</source>
        <translation>La taille doit être un nombre impair de 5 à 21.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 can have up to %Ln hedges at the start.</source>
        <comment>A board of size %1 can have up to one hedge at the start.</comment>
        <translation>
            <numerusform>Un plateau de taille %1 peut avoir jusqu’à %Ln haie au départ.</numerusform>
            <numerusform>Un plateau de taille %1 peut avoir jusqu’à %Ln haies au départ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Traps are proven on boards up to size %1.</source>
        <translation>Le piège est prouvé sur les plateaux jusqu’à la taille %1.</translation>
    </message>
    <message numerus="yes">
        <source>A board of size %1 on which this cat can surely be trapped needs %Ln hedges.</source>
        <comment>A board of size %1 on which this cat can surely be trapped needs one hedge.</comment>
        <translation>
            <numerusform>Un plateau de taille %1 où ce chat peut sûrement être pris demande %Ln haie.</numerusform>
            <numerusform>Un plateau de taille %1 où ce chat peut sûrement être pris demande %Ln haies.</numerusform>
        </translation>
    </message>
    <message>
        <source>A board looks like c3d7k11-9f3a: the hedges, then the number of the cat.</source>
        <translation>Un plateau s’écrit c3d7k11-9f3a&#xa0;: les haies, puis le numéro du chat.</translation>
    </message>
    <message>
        <source>The board names a stone that it does not have.</source>
        <translation>Le plateau nomme une pierre qu’il n’a pas.</translation>
    </message>
    <message>
        <source>The stone in the middle belongs to the cat.</source>
        <translation>La pierre du milieu appartient au chat.</translation>
    </message>
    <message>
        <source>The board names a stone twice.</source>
        <translation>Le plateau nomme une pierre deux fois.</translation>
    </message>
    <message numerus="yes">
        <source>The board should have %Ln hedges.</source>
        <comment>The board should have one hedge.</comment>
        <translation>
            <numerusform>Le plateau devrait avoir %Ln haie.</numerusform>
            <numerusform>Le plateau devrait avoir %Ln haies.</numerusform>
        </translation>
    </message>
    <message>
        <source>The number of the cat is missing.</source>
        <translation>Le numéro du chat manque.</translation>
    </message>
    <message>
        <source>The cat of this board is shut in already, so there is nothing to play.</source>
        <translation>Le chat de ce plateau est déjà enfermé, il n’y a donc rien à jouer.</translation>
    </message>
    <message>
        <source>Options look like 11-6-plain: size, hedges and cat (plain, sharp or sleepy), then -sure if wanted.</source>
        <translation>Les options s’écrivent 11-6-plain&#xa0;: taille, haies et chat (plain, sharp ou sleepy), puis au choix -sure.</translation>
    </message>
    <message>
        <source>This is not the name of a stone.</source>
        <translation>Ce n’est pas le nom d’une pierre.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hedges</source>
        <comment>1 hedge</comment>
        <translation>
            <numerusform>%Ln haie</numerusform>
            <numerusform>%Ln haies</numerusform>
        </translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat, proven boards only</source>
        <translation>Taille %1, %2, chat rusé, plateaux prouvés seulement</translation>
    </message>
    <message>
        <source>Size %1, %2, sharp cat</source>
        <translation>Taille %1, %2, chat rusé</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat, proven boards only</source>
        <translation>Taille %1, %2, chat endormi, plateaux prouvés seulement</translation>
    </message>
    <message>
        <source>Size %1, %2, sleepy cat</source>
        <translation>Taille %1, %2, chat endormi</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat, proven boards only</source>
        <translation>Taille %1, %2, chat simple, plateaux prouvés seulement</translation>
    </message>
    <message>
        <source>Size %1, %2, plain cat</source>
        <translation>Taille %1, %2, chat simple</translation>
    </message>
</context>
</TS>
