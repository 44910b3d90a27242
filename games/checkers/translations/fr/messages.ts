<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>checkers::DrawOffer</name>
    <message>
        <source>Draw</source>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>%1 offers a draw. Does %2 accept?</source>
        <translation>%1 propose la nulle. %2 accepte&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Accept</source>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
</context>
<context>
    <name>checkers::EvaluationBar</name>
    <message>
        <source>Evaluation</source>
        <translation>Évaluation</translation>
    </message>
</context>
<context>
    <name>checkers::Exchange</name>
    <message>
        <source>&amp;Copy the game (PDN)</source>
        <translation>&amp;Copier la partie (PDN)</translation>
    </message>
    <message>
        <source>Copy the position (FE&amp;N)</source>
        <translation>Copier la positio&amp;n (FEN)</translation>
    </message>
    <message>
        <source>&amp;Paste a game or position</source>
        <translation>Co&amp;ller une partie ou une position</translation>
    </message>
    <message>
        <source>Enter a posi&amp;tion...</source>
        <translation>&amp;Saisir une position…</translation>
    </message>
    <message>
        <source>The game was copied as PDN.</source>
        <translation>La partie a été copiée en PDN.</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Copié&#xa0;: %1</translation>
    </message>
    <message>
        <source>This cannot be pasted</source>
        <translation>Ceci ne peut pas être collé</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy a game in PDN or a position in FEN first.</source>
        <translation>Il n’y a pas de texte à coller. Copiez d’abord une partie en PDN ou une position en FEN.</translation>
    </message>
    <message>
        <source>Games from the clipboard</source>
        <translation>Parties du presse-papiers</translation>
    </message>
</context>
<context>
    <name>checkers::GameTags</name>
    <message>
        <source>%1 - %2</source>
        <translation>%1 - %2</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>1 move</comment>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>checkers::PdnFormat</name>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>There is no game in it.</source>
        <translation>Il n’y a pas de partie.</translation>
    </message>
    <message>
        <source>%1. %2 goes back through it.</source>
        <translation>%1. %2 la parcourt en arrière.</translation>
    </message>
    <message>
        <source>Games (PDN)</source>
        <translation>Parties (PDN)</translation>
    </message>
</context>
<context>
    <name>checkers::PositionDialog</name>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>Le camp au trait n’a aucun coup dans cette position.</translation>
    </message>
    <message>
        <source>Enter a position</source>
        <translation>Saisir une position</translation>
    </message>
    <message>
        <source>The position in FEN: whose turn it is (B: %1, W: %2), and the squares of both sides, K before kings.</source>
        <translation>La position en FEN&#xa0;: qui est au trait (B&#xa0;: %1, W&#xa0;: %2), et les cases des deux camps, avec K devant les dames.</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>checkers::ScoreSheet</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
</context>
<context>
    <name>checkers::SheetModel</name>
    <message>
        <source>draw</source>
        <translation>nulle</translation>
    </message>
    <message>
        <source>resigns</source>
        <translation>abandon</translation>
    </message>
</context>
<context>
    <name>checkers::TagsDialog</name>
    <message>
        <source>Save the game as PDN</source>
        <translation>Enregistrer la partie en PDN</translation>
    </message>
    <message>
        <source>What the file says about this game. Empty lines are left out.</source>
        <translation>Ce que le fichier dit de cette partie. Les lignes vides sont omises.</translation>
    </message>
    <message>
        <source>Event:</source>
        <translation>Événement&#xa0;:</translation>
    </message>
    <message>
        <source>Place:</source>
        <translation>Lieu&#xa0;:</translation>
    </message>
    <message>
        <source>Date:</source>
        <translation>Date&#xa0;:</translation>
    </message>
    <message>
        <source>Round:</source>
        <translation>Ronde&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (Black in PDN):</source>
        <translation>%1 (noirs en PDN)&#xa0;:</translation>
    </message>
    <message>
        <source>%1 (White in PDN):</source>
        <translation>%1 (blancs en PDN)&#xa0;:</translation>
    </message>
    <message>
        <source>Result:</source>
        <translation>Résultat&#xa0;:</translation>
    </message>
</context>
<context>
    <name>checkers::View</name>
    <message>
        <source>Looking...</source>
        <translation>Calcul…</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln plies): %2</source>
        <comment>%1 (1 ply): %2</comment>
        <translation>
            <numerusform>%1 (%Ln demi-coup)&#xa0;: %2</numerusform>
            <numerusform>%1 (%Ln demi-coups)&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Enter a move</source>
        <translation>Saisir un coup</translation>
    </message>
    <message>
        <source>A move like 11-15, or a capture like 15x22x29:</source>
        <translation>Un coup comme 11-15, ou une prise comme 15x22x29&#xa0;:</translation>
    </message>
    <message>
        <source>New game with sides e&amp;xchanged</source>
        <translation>Nouvelle partie, camps é&amp;changés</translation>
    </message>
    <message>
        <source>Offer a &amp;draw</source>
        <translation>&amp;Proposer la nulle</translation>
    </message>
    <message>
        <source>R&amp;esign</source>
        <translation>&amp;Abandonner</translation>
    </message>
    <message>
        <source>&amp;Enter a move...</source>
        <translation>&amp;Saisir un coup…</translation>
    </message>
    <message>
        <source>&amp;Turn the board</source>
        <translation>&amp;Tourner le plateau</translation>
    </message>
    <message>
        <source>&amp;Your side in front</source>
        <translation>&amp;Votre camp devant</translation>
    </message>
    <message>
        <source>Against a computer that begins, the board is seen from your side.</source>
        <translation>Contre un ordinateur qui commence, le plateau est vu de votre côté.</translation>
    </message>
    <message>
        <source>&amp;Evaluation and best line</source>
        <translation>&amp;Évaluation et meilleure suite</translation>
    </message>
    <message>
        <source>The computer judges every position that is shown. A game in which you see that counts as helped.</source>
        <translation>L’ordinateur juge chaque position montrée. Une partie où vous voyez cela compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>The computer does not want a draw now.</source>
        <translation>L’ordinateur ne veut pas de nulle pour l’instant.</translation>
    </message>
    <message>
        <source>The computer is thinking. %1 lets it move at once.</source>
        <translation>L’ordinateur réfléchit. %1 le fait jouer aussitôt.</translation>
    </message>
    <message>
        <source>The computer thinks about your offer...</source>
        <translation>L’ordinateur réfléchit à votre proposition…</translation>
    </message>
    <message>
        <source>The computer (%1) is thinking...</source>
        <translation>L’ordinateur (%1) réfléchit…</translation>
    </message>
    <message>
        <source>The computer (%1) waits. Move for it, or let it move with %2.</source>
        <translation>L’ordinateur (%1) attend. Jouez à sa place, ou faites-le jouer avec %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <translation>%1 a joué %2.</translation>
    </message>
    <message>
        <source>Draws by repetition and without progress end the game</source>
        <translation>Répétition et absence de progrès font nulle</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Pièces</translation>
    </message>
    <message>
        <source>Red and white</source>
        <translation>Rouges et blanches</translation>
    </message>
    <message>
        <source>Red and black</source>
        <translation>Rouges et noires</translation>
    </message>
    <message>
        <source>Dark and light</source>
        <translation>Foncées et claires</translation>
    </message>
</context>
<context>
    <name>checkers::Words</name>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Blanc</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Noir</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Foncé</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>red king</source>
        <translation>dame rouge</translation>
    </message>
    <message>
        <source>red man</source>
        <translation>pion rouge</translation>
    </message>
    <message>
        <source>white king</source>
        <translation>dame blanche</translation>
    </message>
    <message>
        <source>white man</source>
        <translation>pion blanc</translation>
    </message>
    <message>
        <source>black king</source>
        <translation>dame noire</translation>
    </message>
    <message>
        <source>black man</source>
        <translation>pion noir</translation>
    </message>
    <message>
        <source>dark king</source>
        <translation>dame foncée</translation>
    </message>
    <message>
        <source>dark man</source>
        <translation>pion foncé</translation>
    </message>
    <message>
        <source>light king</source>
        <translation>dame claire</translation>
    </message>
    <message>
        <source>light man</source>
        <translation>pion clair</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1, vide</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1, can move</source>
        <translation>%1, peut jouer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln men</source>
        <comment>1 man</comment>
        <translation>
            <numerusform>%Ln pion</numerusform>
            <numerusform>%Ln pions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln kings</source>
        <comment>1 king</comment>
        <translation>
            <numerusform>%Ln dame</numerusform>
            <numerusform>%Ln dames</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>captured by %1, %2</source>
        <translation>pris par %1, %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Your turn: you play %1.</source>
        <translation>À vous&#xa0;: vous jouez %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>You must capture with the piece on %1.</source>
        <translation>Vous devez prendre avec la pièce en %1.</translation>
    </message>
    <message>
        <source>This position is there for the second time; the third time is a draw.</source>
        <translation>Cette position apparaît pour la deuxième fois&#xa0;; la troisième fait nulle.</translation>
    </message>
    <message numerus="yes">
        <source>A draw in %Ln moves, unless a man moves or something is captured.</source>
        <comment>A draw after the next move, unless a man moves or something is captured.</comment>
        <translation>
            <numerusform>Nulle après le prochain coup, sauf si un pion avance ou s’il y a une prise.</numerusform>
            <numerusform>Nulle dans %Ln coups, sauf si un pion avance ou s’il y a une prise.</numerusform>
        </translation>
    </message>
    <message>
        <source>The piece on %1 goes on to %2. Esc begins the capture again.</source>
        <translation>La pièce en %1 continue vers %2. Échap recommence la prise.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 à %2.</translation>
    </message>
    <message>
        <source>Both sides agreed.</source>
        <translation>Les deux camps sont d’accord.</translation>
    </message>
    <message>
        <source>The position is there for the third time.</source>
        <translation>La position apparaît pour la troisième fois.</translation>
    </message>
    <message>
        <source>In 40 moves of each side nothing was captured and no man moved.</source>
        <translation>En 40 coups de chaque camp, il n’y a eu ni prise ni avance de pion.</translation>
    </message>
    <message>
        <source>%1 has resigned.</source>
        <translation>%1 abandonne.</translation>
    </message>
    <message>
        <source>%1 has no piece left.</source>
        <translation>%1 n’a plus de pièce.</translation>
    </message>
    <message>
        <source>%1 cannot move.</source>
        <translation>%1 ne peut plus jouer.</translation>
    </message>
    <message>
        <source>Pieces stay on the dark squares.</source>
        <translation>Les pièces restent sur les cases foncées.</translation>
    </message>
    <message>
        <source>There is a piece on %1.</source>
        <translation>Il y a une pièce en %1.</translation>
    </message>
    <message>
        <source>The piece on %1 must capture, and that does not lead to %2.</source>
        <translation>La pièce en %1 doit prendre, et cela ne mène pas à %2.</translation>
    </message>
    <message>
        <source>A king moves to the next square on a diagonal.</source>
        <translation>Une dame va à la case voisine en diagonale.</translation>
    </message>
    <message>
        <source>A man moves forward to the next square on a diagonal.</source>
        <translation>Un pion avance à la case voisine en diagonale.</translation>
    </message>
    <message>
        <source>draw, proven</source>
        <translation>nulle, prouvé</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %Ln moves, proven</source>
        <comment>%1 wins with the next move</comment>
        <translation>
            <numerusform>%1 gagne au prochain coup</numerusform>
            <numerusform>%1 gagne en %Ln coups au plus, prouvé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln positions</source>
        <comment>1 position</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>
            <numerusform>%Ln position</numerusform>
            <numerusform>%Ln positions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3: %4</source>
        <translation>%1, %2, %3&#xa0;: %4</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies</source>
        <comment>1 ply</comment>
        <translation>
            <numerusform>%Ln demi-coup</numerusform>
            <numerusform>%Ln demi-coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>A move is written like 11-15, a capture like 15x22 or 15x22x29.</source>
        <translation>Un coup s’écrit 11-15, une prise 15x22 ou 15x22x29.</translation>
    </message>
    <message>
        <source>A step goes to the next square on a diagonal.</source>
        <translation>Un pas va à la case voisine en diagonale.</translation>
    </message>
    <message>
        <source>A jump goes to the second square on a diagonal, like 15x22.</source>
        <translation>Un saut va à la deuxième case en diagonale, comme 15x22.</translation>
    </message>
    <message>
        <source>A piece can be jumped only once.</source>
        <translation>Une pièce ne peut être sautée qu’une fois.</translation>
    </message>
    <message>
        <source>There is more than one such capture: write every square on which the piece lands.</source>
        <translation>Plusieurs prises répondent à cela&#xa0;: écrivez chaque case où la pièce se pose.</translation>
    </message>
    <message>
        <source>There is no move left.</source>
        <translation>Il n’y a plus de coup.</translation>
    </message>
    <message>
        <source>That move is not possible now.</source>
        <translation>Ce coup n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>A position is written like B:W21,22,K30:B1,2,K7.</source>
        <translation>Une position s’écrit B:W21,22,K30:B1,2,K7.</translation>
    </message>
    <message>
        <source>Each square holds one piece, each side has at most twelve, and a man on the far row is a king.</source>
        <translation>Chaque case porte une seule pièce, chaque camp en a douze au plus, et un pion sur la dernière rangée est une dame.</translation>
    </message>
    <message>
        <source>These are not the endgame tables of this version.</source>
        <translation>Ce ne sont pas les tables de finales de cette version.</translation>
    </message>
    <message>
        <source>The endgame tables are damaged.</source>
        <translation>Les tables de finales sont abîmées.</translation>
    </message>
    <message>
        <source>It wins at once.</source>
        <translation>Gain immédiat.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: it wins in at most %Ln moves.</source>
        <comment>Proven: it wins in one move.</comment>
        <translation>
            <numerusform>Prouvé&#xa0;: gain en %Ln coup.</numerusform>
            <numerusform>Prouvé&#xa0;: gain en %Ln coups au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Prouvé&#xa0;: contre le meilleur jeu, la partie est perdue en %Ln coup.</numerusform>
            <numerusform>Prouvé&#xa0;: contre le meilleur jeu, la partie est perdue en %Ln coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: against the best play the game is lost in at most %Ln moves.</source>
        <comment>Proven: against the best play the game is lost in one move.</comment>
        <translation>
            <numerusform>Prouvé&#xa0;: contre le meilleur jeu, la partie est perdue en %Ln coup.</numerusform>
            <numerusform>Prouvé&#xa0;: contre le meilleur jeu, la partie est perdue en %Ln coups au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Proven: with the best play of both sides the game is a draw.</source>
        <translation>Prouvé&#xa0;: avec le meilleur jeu des deux camps, la partie est nulle.</translation>
    </message>
    <message>
        <source>The position is level.</source>
        <translatorcomment>not a term: level</translatorcomment>
        <translation>La position est égale.</translation>
    </message>
    <message>
        <source>You are ahead by about %1 men.</source>
        <translation>Votre avantage, en pions&#xa0;: environ %1.</translation>
    </message>
    <message>
        <source>You are behind by about %1 men.</source>
        <translation>Votre désavantage, en pions&#xa0;: environ %1.</translation>
    </message>
    <message>
        <source>%1 is compulsory.</source>
        <translation>%1 est obligatoire.</translation>
    </message>
    <message>
        <source>%1 is the only move.</source>
        <translation>%1 est le seul coup.</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move.</source>
        <translation>%1 laisse l’autre camp sans coup.</translation>
    </message>
    <message>
        <source>%1 gives up a piece to win back more.</source>
        <translation>%1 donne une pièce pour en reprendre plus.</translation>
    </message>
    <message>
        <source>%1 wins material.</source>
        <translation>%1 gagne du matériel.</translation>
    </message>
    <message>
        <source>%1 offers an exchange.</source>
        <translation>%1 propose un échange.</translation>
    </message>
    <message>
        <source>%1 leads to the win.</source>
        <translation>%1 mène au gain.</translation>
    </message>
    <message>
        <source>%1 holds out longest.</source>
        <translation>%1 tient le plus longtemps.</translation>
    </message>
    <message>
        <source>%1 is the best try.</source>
        <translation>%1 est le meilleur essai.</translation>
    </message>
    <message>
        <source>%1 loses the least.</source>
        <translation>%1 perd le moins.</translation>
    </message>
    <message>
        <source>%1 leads to a king.</source>
        <translation>%1 mène à dame.</translation>
    </message>
    <message>
        <source>%1 keeps the draw.</source>
        <translation>%1 garde la nulle.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is the best move found, looking %Ln moves ahead.</source>
        <comment>%1 is the best move found, looking one move ahead.</comment>
        <translation>
            <numerusform>%1 est le meilleur coup trouvé en voyant %Ln coup plus loin.</numerusform>
            <numerusform>%1 est le meilleur coup trouvé en voyant %Ln coups plus loin.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>Sees only its next move, and every fourth move is random.</source>
        <translation>Ne voit que son prochain coup, et un coup sur quatre est au hasard.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Sees its move and your answer, judges roughly, and sometimes plays a random move.</source>
        <translation>Voit son coup et votre réponse, juge en gros, et joue parfois un coup au hasard.</translation>
    </message>
    <message>
        <source>fair</source>
        <translation>correct</translation>
    </message>
    <message>
        <source>Sees its move, your answer and its next move. Makes small mistakes, and seldom a large one.</source>
        <translation>Voit son coup, votre réponse et son coup suivant. Fait de petites fautes, rarement de grosses.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Looks two moves of each side ahead, and plays endings with three pieces perfectly.</source>
        <translation>Voit deux coups de chaque camp, et joue parfaitement les finales à trois pièces.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Looks seven moves ahead, counting both sides, and plays endings with four pieces perfectly.</source>
        <translation>Voit sept coups plus loin, les deux camps comptés, et joue parfaitement les finales à quatre pièces.</translation>
    </message>
    <message>
        <source>expert</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>expert</translation>
    </message>
    <message>
        <source>Thinks for two seconds, often ten moves ahead and more, and plays endings with four pieces perfectly.</source>
        <translation>Réfléchit deux secondes, souvent à dix coups et plus, et joue parfaitement les finales à quatre pièces.</translation>
    </message>
    <message>
        <source>There are too many games; from here on none was read.</source>
        <translation>Il y a trop de parties&#xa0;; à partir d’ici aucune n’a été lue.</translation>
    </message>
    <message>
        <source>Too much is wrong; from here on nothing was read.</source>
        <translation>Trop de fautes&#xa0;; à partir d’ici rien n’a été lu.</translation>
    </message>
    <message>
        <source>Game %1: a tag is not closed.</source>
        <translation>Partie %1&#xa0;: une balise n’est pas fermée.</translation>
    </message>
    <message>
        <source>Game %1: its position cannot be read.</source>
        <translation>Partie %1&#xa0;: sa position est illisible.</translation>
    </message>
    <message>
        <source>Game %1 is of another kind of draughts.</source>
        <translation>La partie %1 est d’un autre jeu de dames.</translation>
    </message>
    <message>
        <source>Game %1: %2 is not a move here.</source>
        <translation>Partie %1&#xa0;: %2 n’est pas un coup ici.</translation>
    </message>
    <message>
        <source>There is no piece on this square.</source>
        <translation>Il n’y a pas de pièce sur cette case.</translation>
    </message>
    <message>
        <source>It is the other side&apos;s turn.</source>
        <translation>C’est à l’autre camp de jouer.</translation>
    </message>
    <message>
        <source>Another piece can capture, and captures are compulsory.</source>
        <translation>Une autre pièce peut prendre, et la prise est obligatoire.</translation>
    </message>
    <message>
        <source>This piece is blocked.</source>
        <translation>Cette pièce est bloquée.</translation>
    </message>
    <message>
        <source>That move is not possible.</source>
        <translation>Ce coup n’est pas possible.</translation>
    </message>
    <message>
        <source>A capture is possible, and captures are compulsory.</source>
        <translation>Une prise est possible, et la prise est obligatoire.</translation>
    </message>
    <message>
        <source>First side</source>
        <translation>Premier camp</translation>
    </message>
    <message>
        <source>Second side</source>
        <translation>Second camp</translation>
    </message>
    <message>
        <source>%1 leaves the other side without a move, and wins.</source>
        <translation>%1 laisse l’autre camp sans coup, et gagne.</translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that %1 wins in %Ln moves.</source>
        <comment>The endgame tables prove that %1 wins in one move.</comment>
        <translation>
            <numerusform>Les tables de finales prouvent que %1 gagne en %Ln coup.</numerusform>
            <numerusform>Les tables de finales prouvent que %1 gagne en %Ln coups.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 can force a win in at most %Ln moves.</source>
        <comment>%1 can force a win in one move.</comment>
        <translation>
            <numerusform>%1 peut forcer le gain en %Ln coup.</numerusform>
            <numerusform>%1 peut forcer le gain en %Ln coups au plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The endgame tables prove that the other side wins in %Ln moves after %1; no such win is known after %2.</source>
        <comment>The endgame tables prove that the other side wins in one move after %1; no such win is known after %2.</comment>
        <translation>
            <numerusform>Les tables de finales prouvent que l’autre camp gagne en %Ln coup après %1&#xa0;; après %2, on ne connaît pas de gain.</numerusform>
            <numerusform>Les tables de finales prouvent que l’autre camp gagne en %Ln coups après %1&#xa0;; après %2, on ne connaît pas de gain.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %1 the other side can force a win in at most %Ln moves; no such win is seen after %2.</source>
        <comment>After %1 the other side can force a win in one move; no such win is seen after %2.</comment>
        <translation>
            <numerusform>Après %1, l’autre camp peut forcer le gain en %Ln coup&#xa0;; après %2, aucun gain n’est en vue.</numerusform>
            <numerusform>Après %1, l’autre camp peut forcer le gain en %Ln coups au plus&#xa0;; après %2, aucun gain n’est en vue.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %Ln pieces more than %2.</source>
        <comment>%1 wins a piece more than %2.</comment>
        <translation>
            <numerusform>%1 gagne %Ln pièce de plus que %2.</numerusform>
            <numerusform>%1 gagne %Ln pièces de plus que %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces fewer than %2.</source>
        <comment>%1 loses a piece fewer than %2.</comment>
        <translation>
            <numerusform>%1 perd %Ln pièce de moins que %2.</numerusform>
            <numerusform>%1 perd %Ln pièces de moins que %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %Ln pieces after the answer %2; %3 loses none.</source>
        <comment>%1 loses a piece after the answer %2; %3 loses none.</comment>
        <translation>
            <numerusform>%1 perd %Ln pièce après la réponse %2&#xa0;; %3 n’en perd pas.</numerusform>
            <numerusform>%1 perd %Ln pièces après la réponse %2&#xa0;; %3 n’en perd pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 leads to a king; %2 does not.</source>
        <translation>%1 mène à dame&#xa0;; %2 non.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 leaves hope for more.</source>
        <translation>%1 fait nulle aussitôt&#xa0;; %2 laisse espérer mieux.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 makes a draw at once; %3 leaves hope for more.</source>
        <translation>Après %1, la réponse %2 fait nulle aussitôt&#xa0;; %3 laisse espérer mieux.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 leaves hope for more.</source>
        <translation>Les tables de finales prouvent la nulle après %1&#xa0;; %2 laisse espérer mieux.</translation>
    </message>
    <message>
        <source>%1 makes a draw at once; %2 lets the other side hope for more.</source>
        <translation>%1 fait nulle aussitôt&#xa0;; %2 laisse l’autre camp espérer mieux.</translation>
    </message>
    <message>
        <source>The endgame tables prove a draw after %1; %2 lets the other side hope for more.</source>
        <translation>Les tables de finales prouvent la nulle après %1&#xa0;; %2 laisse l’autre camp espérer mieux.</translation>
    </message>
    <message>
        <source>The game was not lost for certain, and goes on with %1.</source>
        <translation>La partie n’était pas sûrement perdue, et continue avec %1.</translation>
    </message>
    <message>
        <source>%1 gives better chances than a draw.</source>
        <translation>%1 donne de meilleures chances que la nulle.</translation>
    </message>
    <message>
        <source>After %1 the answer %2 is strong; %3 leaves the other side less.</source>
        <translation>Après %1, la réponse %2 est forte&#xa0;; %3 en laisse moins à l’autre camp.</translation>
    </message>
    <message>
        <source>%1 leaves the other side less than %2.</source>
        <translation>%1 en laisse moins à l’autre camp que %2.</translation>
    </message>
    <message>
        <source>%1 % of the chance to win</source>
        <translation>%1&#xa0;% des chances de gain</translation>
    </message>
    <message>
        <source>In a game ID a position has _ where FEN has a colon, and no blanks.</source>
        <translation>Dans un code de partie, une position a _ là où FEN a un deux-points, et pas d’espaces.</translation>
    </message>
    <message>
        <source>The side to move has no move in this position.</source>
        <translation>Le camp au trait n’a aucun coup dans cette position.</translation>
    </message>
    <message>
        <source>Options of Checkers are &quot;draws&quot; or &quot;endless&quot;.</source>
        <translation>Les options des Dames sont &quot;draws&quot; ou &quot;endless&quot;.</translation>
    </message>
    <message>
        <source>No automatic draws</source>
        <translation>Pas de nulle automatique</translation>
    </message>
    <message>
        <source>Both sides agree on a draw.</source>
        <translation>Les deux camps conviennent de la nulle.</translation>
    </message>
    <message>
        <source>The first side resigns.</source>
        <translation>Le premier camp abandonne.</translation>
    </message>
    <message>
        <source>The second side resigns.</source>
        <translation>Le second camp abandonne.</translation>
    </message>
    <message>
        <source>First side: %1.</source>
        <translation>Premier camp&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Second side: %1.</source>
        <translation>Second camp&#xa0;: %1.</translation>
    </message>
</context>
</TS>
