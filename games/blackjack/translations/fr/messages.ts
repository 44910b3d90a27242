<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>blackjack::Adviser</name>
    <message>
        <source>Basic strategy</source>
        <translation>Stratégie de base</translation>
    </message>
    <message>
        <source>What each action is worth on average, in bets.</source>
        <translation>Ce que vaut chaque action en moyenne, en mises.</translation>
    </message>
    <message>
        <source>Counting...</source>
        <translation>Calcul…</translation>
    </message>
    <message>
        <source>The values could not be worked out.</source>
        <translation>Les valeurs n’ont pas pu être calculées.</translation>
    </message>
    <message>
        <source>Deal a round to get advice.</source>
        <translation>Donnez une manche pour avoir un conseil.</translation>
    </message>
    <message>
        <source>%1 against %2: %3</source>
        <translation>%1 contre %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Better for these very cards: %1</source>
        <translation>Mieux avec précisément ces cartes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>blackjack::Table</name>
    <message>
        <source>One more card (H)</source>
        <translation>Une carte de plus (H)</translation>
    </message>
    <message>
        <source>No more cards (S)</source>
        <translation>Plus de cartes (S)</translation>
    </message>
    <message>
        <source>Double the bet for exactly one more card (D)</source>
        <translation>Doubler la mise pour exactement une carte de plus (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet (P)</source>
        <translation>Faire deux mains de la paire, avec une seconde mise (P)</translation>
    </message>
    <message>
        <source>Give the hand up for half the bet (U)</source>
        <translation>Abandonner la main pour la moitié de la mise (U)</translation>
    </message>
    <message>
        <source>Bet on credit that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Parier à crédit que le croupier a un blackjack, payé 2 contre 1 (I)</translation>
    </message>
    <message>
        <source>Bet that the dealer has a blackjack, which pays 2 to 1 (I)</source>
        <translation>Parier que le croupier a un blackjack, payé 2 contre 1 (I)</translation>
    </message>
    <message>
        <source>Play without insurance (N)</source>
        <translation>Jouer sans assurance (N)</translation>
    </message>
    <message>
        <source>The house lends what the bet needs, and deals (Enter)</source>
        <translation>La maison prête ce qui manque à la mise, et donne (Entrée)</translation>
    </message>
    <message>
        <source>Deal the next round (Enter)</source>
        <translation>Donner la manche suivante (Entrée)</translation>
    </message>
    <message>
        <source>Double the bet on credit for exactly one more card (D)</source>
        <translation>Doubler la mise à crédit pour exactement une carte de plus (D)</translation>
    </message>
    <message>
        <source>Make two hands of the pair, with a second bet on credit (P)</source>
        <translation>Faire deux mains de la paire, avec une seconde mise à crédit (P)</translation>
    </message>
    <message>
        <source>Take the chips back (C)</source>
        <translation>Reprendre les jetons (C)</translation>
    </message>
    <message>
        <source>Shuffle, and play on with your money (Enter)</source>
        <translation>Mélanger, et continuer avec votre argent (Entrée)</translation>
    </message>
    <message>
        <source>A new game with %1</source>
        <translation>Une nouvelle partie avec %1</translation>
    </message>
    <message numerus="yes">
        <source>Add a chip of %Ln dollars</source>
        <comment>Add a chip of one dollar</comment>
        <translation>
            <numerusform>Ajouter un jeton de %Ln dollar</numerusform>
            <numerusform>Ajouter un jeton de %Ln dollars</numerusform>
        </translation>
    </message>
    <message>
        <source>Place a bet first.</source>
        <translation>Faites d’abord une mise.</translation>
    </message>
    <message>
        <source>Cards are not moved by hand here: use the buttons below.</source>
        <translation>Ici, les cartes ne se déplacent pas à la main&#xa0;: utilisez les boutons du bas.</translation>
    </message>
</context>
<context>
    <name>blackjack::View</name>
    <message>
        <source>Show the a&amp;dviser</source>
        <translation>Montrer le &amp;conseiller</translation>
    </message>
    <message>
        <source>Shows what basic strategy would do and what each action is worth. Games played with it count as helped.</source>
        <translation>Montre ce que ferait la stratégie de base et ce que vaut chaque action. Une partie où il est montré compte comme jouée avec aide.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Mise</translation>
    </message>
    <message>
        <source>You: %1, dealer: %2</source>
        <translation>Vous&#xa0;: %1, croupier&#xa0;: %2</translation>
    </message>
    <message>
        <source>The shoe is played out</source>
        <translation>Le sabot est terminé</translation>
    </message>
    <message>
        <source>Shoes played out</source>
        <translation>Sabots terminés</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you won %1.</source>
        <comment>1 round, and you won %1.</comment>
        <translation>
            <numerusform>%Ln manche, et vous avez gagné %1.</numerusform>
            <numerusform>%Ln manches, et vous avez gagné %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, and you lost %1.</source>
        <comment>1 round, and you lost %1.</comment>
        <translation>
            <numerusform>%Ln manche, et vous avez perdu %1.</numerusform>
            <numerusform>%Ln manches, et vous avez perdu %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds, nothing won and nothing lost.</source>
        <comment>1 round, nothing won and nothing lost.</comment>
        <translation>
            <numerusform>%Ln manche, ni gain ni perte.</numerusform>
            <numerusform>%Ln manches, ni gain ni perte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next shoe goes on with %1; a new game begins with %2.</source>
        <translation>Le prochain sabot continue avec %1&#xa0;; une nouvelle partie commence avec %2.</translation>
    </message>
    <message>
        <source>Rules of the manual</source>
        <translation>Règles du manuel</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>The dealer hits soft 17</source>
        <translation>Le croupier tire à 17 souple</translation>
    </message>
    <message>
        <source>Double after a split</source>
        <translation>Doubler après une séparation</translation>
    </message>
    <message>
        <source>Surrender for half the bet</source>
        <translation>Abandon pour la moitié de la mise</translation>
    </message>
    <message>
        <source>Insurance against an ace</source>
        <translation>Assurance contre un as</translation>
    </message>
    <message>
        <source>Show the adviser</source>
        <translation>Montrer le conseiller</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>The rounds of this shoe are shown at once. They are kept once it is played out.</source>
        <translation>Les manches de ce sabot sont montrées aussitôt. Elles sont conservées une fois qu’il est terminé.</translation>
    </message>
    <message>
        <source>This shoe</source>
        <translation>Ce sabot</translation>
    </message>
    <message>
        <source>All shoes</source>
        <translation>Tous les sabots</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Push</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Blackjacks</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Blackjacks</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Gain net</translation>
    </message>
</context>
<context>
    <name>blackjack::Words</name>
    <message numerus="yes">
        <source>shoe, %Ln cards left</source>
        <comment>shoe, one card left</comment>
        <translation>
            <numerusform>sabot, encore %Ln carte</numerusform>
            <numerusform>sabot, encore %Ln cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Sabot</translation>
    </message>
    <message>
        <source>used cards</source>
        <translation>cartes jouées</translation>
    </message>
    <message>
        <source>Used</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>dealer&apos;s hand</source>
        <translation>main du croupier</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Croupier</translation>
    </message>
    <message>
        <source>Dealer shows %1</source>
        <translation>Le croupier montre %1</translation>
    </message>
    <message>
        <source>Dealer has a blackjack</source>
        <translation>Le croupier a un blackjack</translation>
    </message>
    <message>
        <source>Dealer has %1</source>
        <translation>Le croupier a %1</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>First hand</source>
        <translation>Première main</translation>
    </message>
    <message>
        <source>Second hand</source>
        <translation>Seconde main</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>assurée</translation>
    </message>
    <message>
        <source>Next shoe, with %1</source>
        <translation>Sabot suivant, avec %1</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Effacer</translation>
    </message>
    <message>
        <source>On credit</source>
        <translation>À crédit</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Start afresh</source>
        <translation>Remise à zéro</translation>
    </message>
    <message>
        <source>Bet %1 and deal</source>
        <translation>Miser %1 et donner</translation>
    </message>
    <message>
        <source>Place a bet</source>
        <translation>Faites une mise</translation>
    </message>
    <message>
        <source>Bet: %1, the house lends %2</source>
        <translation>Mise&#xa0;: %1, la maison prête %2</translation>
    </message>
    <message>
        <source>Bet: %1</source>
        <translation>Mise&#xa0;: %1</translation>
    </message>
    <message>
        <source>You win %1.</source>
        <translation>Vous gagnez %1.</translation>
    </message>
    <message>
        <source>You lose %1.</source>
        <translation>Vous perdez %1.</translation>
    </message>
    <message>
        <source>Your bet is returned.</source>
        <translation>Votre mise est rendue.</translation>
    </message>
    <message>
        <source>Nothing is won or lost.</source>
        <translation>Rien de gagné ni de perdu.</translation>
    </message>
    <message>
        <source>Blackjack!</source>
        <translation>Blackjack&#xa0;!</translation>
    </message>
    <message>
        <source>The dealer has a blackjack.</source>
        <translation>Le croupier a un blackjack.</translation>
    </message>
    <message>
        <source>Bust.</source>
        <translation>Sauté.</translation>
    </message>
    <message>
        <source>Push.</source>
        <translation>Égalité.</translation>
    </message>
    <message>
        <source>You surrender.</source>
        <translation>Vous abandonnez.</translation>
    </message>
    <message>
        <source>-$%1</source>
        <translation>-%1&#xa0;$</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Assurer</translation>
    </message>
    <message>
        <source>No insurance</source>
        <translation>Sans assurance</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>tirer</translation>
    </message>
    <message>
        <source>stand</source>
        <translation>rester</translation>
    </message>
    <message>
        <source>double</source>
        <translation>doubler</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>abandonner</translation>
    </message>
    <message>
        <source>insure</source>
        <translation>assurer</translation>
    </message>
    <message>
        <source>no insurance</source>
        <translation>sans assurance</translation>
    </message>
    <message>
        <source>split</source>
        <translation>séparer</translation>
    </message>
    <message>
        <source>blackjack</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>blackjack</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>push</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>surrendered</source>
        <translation>abandonnée</translation>
    </message>
    <message>
        <source>bust</source>
        <translation>sautée</translation>
    </message>
    <message>
        <source>The insurance pays.</source>
        <translation>L’assurance paie.</translation>
    </message>
    <message>
        <source>The insurance is lost.</source>
        <translation>L’assurance est perdue.</translation>
    </message>
    <message>
        <source>First hand: %1. Second hand: %2. %3</source>
        <translation>Première main&#xa0;: %1. Seconde main&#xa0;: %2. %3</translation>
    </message>
    <message>
        <source>The dealer is bust.</source>
        <translation>Le croupier saute.</translation>
    </message>
    <message>
        <source>The dealer shows an ace. Insure your bet for %1?</source>
        <translation>Le croupier montre un as. Assurer votre mise pour %1&#xa0;?</translation>
    </message>
    <message>
        <source>an ace</source>
        <translation>un as</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Place a bet and deal. In the long run the house keeps %1 % of it, whatever its size.</source>
        <translation>Misez et donnez. À la longue, la maison en garde %1&#xa0;%, quel que soit le montant.</translation>
    </message>
    <message>
        <source>Place a bet and deal. By these rules basic strategy wins %1 % of it in the long run, whatever its size.</source>
        <translation>Misez et donnez. Avec ces règles, la stratégie de base en gagne %1&#xa0;% à la longue, quel que soit le montant.</translation>
    </message>
    <message>
        <source>No insurance: it is worth %1 bets on average.</source>
        <translation>Pas d’assurance&#xa0;: elle vaut en moyenne %1 fois la mise.</translation>
    </message>
    <message>
        <source>It pays in the long run if more than a third of the cards that you do not see count 10. Of full decks without yours that is %1 of %2, which is less.</source>
        <translation>Elle paie à la longue si plus d’un tiers des cartes que vous ne voyez pas comptent 10. Dans des jeux complets sans vos cartes, c’est %1 sur %2, donc moins.</translation>
    </message>
    <message>
        <source>Rounds won in percent</source>
        <translation>Manches gagnées, en pour cent</translation>
    </message>
    <message>
        <source>Return in percent of the bets</source>
        <translation>Rendement, en pour cent des mises</translation>
    </message>
    <message>
        <source>Decisions as in basic strategy, in percent</source>
        <translation>Décisions de la stratégie de base, en pour cent</translation>
    </message>
    <message>
        <source>Cost of other decisions, in percent of the bets</source>
        <translation>Coût des autres décisions, en pour cent des mises</translation>
    </message>
    <message>
        <source>Insure your bet or decline it first.</source>
        <translation>Assurez d’abord votre mise, ou refusez.</translation>
    </message>
    <message>
        <source>You can split only your first two cards, and only if they are equal in value.</source>
        <translation>Vous ne pouvez séparer que vos deux premières cartes, et seulement si elles ont la même valeur.</translation>
    </message>
    <message>
        <source>You can surrender only with your first two cards.</source>
        <translation>Vous ne pouvez abandonner qu’avec vos deux premières cartes.</translation>
    </message>
    <message>
        <source>By the rules of this game you cannot surrender.</source>
        <translation>Les règles de cette partie ne permettent pas d’abandonner.</translation>
    </message>
    <message>
        <source>Insurance is offered only against an ace, before anything else.</source>
        <translation>L’assurance n’est proposée que contre un as, avant toute autre chose.</translation>
    </message>
    <message>
        <source>By the rules of this game there is no insurance.</source>
        <translation>Les règles de cette partie ne prévoient pas d’assurance.</translation>
    </message>
    <message>
        <source>You can double only with the first two cards of a hand.</source>
        <translation>Vous ne pouvez doubler qu’avec les deux premières cartes d’une main.</translation>
    </message>
    <message>
        <source>You can double only with your first two cards, and not after a split.</source>
        <translation>Vous ne pouvez doubler qu’avec vos deux premières cartes, et pas après une séparation.</translation>
    </message>
    <message>
        <source>This shoe is played out.</source>
        <translation>Ce sabot est terminé.</translation>
    </message>
    <message>
        <source>Finish this round first.</source>
        <translation>Finissez d’abord cette manche.</translation>
    </message>
    <message>
        <source>A bet is an even number of dollars from %1 to %2.</source>
        <translation>Une mise est un nombre pair de dollars, de %1 à %2.</translation>
    </message>
    <message>
        <source>There is no such move.</source>
        <translation>Ce coup n’existe pas.</translation>
    </message>
    <message>
        <source>Deal first.</source>
        <translation>Donnez d’abord.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2. It is basic strategy, which does not look at single cards.</source>
        <translation>%1 Votre choix vaut %2. C’est celui de la stratégie de base, qui ne regarde pas chaque carte.</translation>
    </message>
    <message>
        <source>%1 Basic strategy does so, too. What you did is worth %2.</source>
        <translation>%1 C’est aussi le conseil de la stratégie de base. Votre choix vaut %2.</translation>
    </message>
    <message>
        <source>%1 What you did is worth %2.</source>
        <translation>%1 Votre choix vaut %2.</translation>
    </message>
    <message>
        <source>$%1</source>
        <translation>%1&#xa0;$</translation>
    </message>
    <message>
        <source>Options of Blackjack are &quot;house&quot; for four decks, or 1, 2, 6 or 8 decks, then -h17 (the dealer hits soft 17), -das (double after a split), -surrender and -insurance if wanted.</source>
        <translatorcomment>not a term: insurance</translatorcomment>
        <translation>Les options du Blackjack sont &quot;house&quot; pour quatre jeux, ou 1, 2, 6 ou 8 jeux, puis au choix -h17 (le croupier tire à 17 souple), -das (doubler après une séparation), -surrender et -insurance.</translation>
    </message>
    <message>
        <source>A shoe is written as its cards, two letters each, then a comma and the money in whole dollars.</source>
        <translation>Un sabot s’écrit avec ses cartes, deux lettres chacune, puis une virgule et l’argent en dollars entiers.</translation>
    </message>
    <message numerus="yes">
        <source>A shoe by these rules holds every card %Ln times.</source>
        <comment>A shoe by these rules holds every card once.</comment>
        <translation>
            <numerusform>Avec ces règles, un sabot contient chaque carte %Ln fois.</numerusform>
            <numerusform>Avec ces règles, un sabot contient chaque carte %Ln fois.</numerusform>
        </translation>
    </message>
    <message>
        <source>A move is written b and an even bet, or h, s, d, p or u for hit, stand, double, split or surrender, or i or n for insurance or none.</source>
        <translation>Un coup s’écrit b et une mise paire, ou h, s, d, p ou u pour tirer, rester, doubler, séparer ou abandonner, ou i ou n pour assurer ou non.</translation>
    </message>
    <message>
        <source>soft %1</source>
        <translation>%1 souple</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer hits soft 17</source>
        <comment>Shoes of one deck, dealer hits soft 17</comment>
        <translation>
            <numerusform>Sabots de %Ln jeu, le croupier tire à 17 souple</numerusform>
            <numerusform>Sabots de %Ln jeux, le croupier tire à 17 souple</numerusform>
        </translation>
    </message>
    <message>
        <source>Shoes of four decks, dealer stands on 17</source>
        <translation>Sabots de quatre jeux, le croupier reste à 17</translation>
    </message>
    <message numerus="yes">
        <source>Shoes of %Ln decks, dealer stands on 17</source>
        <comment>Shoes of one deck, dealer stands on 17</comment>
        <translation>
            <numerusform>Sabots de %Ln jeu, le croupier reste à 17</numerusform>
            <numerusform>Sabots de %Ln jeux, le croupier reste à 17</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, double after split</source>
        <translation>%1, doubler après séparation</translation>
    </message>
    <message>
        <source>%1, surrender</source>
        <translation>%1, abandon</translation>
    </message>
    <message>
        <source>%1, insurance</source>
        <translation>%1, assurance</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>%1: %2 bets on average. %3: %4.</source>
        <translation>%1&#xa0;: en moyenne %2 fois la mise. %3&#xa0;: %4.</translation>
    </message>
    <message>
        <source>That is exact for your cards, and basic strategy agrees.</source>
        <translation>C’est exact pour vos cartes, et la stratégie de base est d’accord.</translation>
    </message>
    <message>
        <source>That is exact for your cards. Basic strategy, which does not look at single cards, prefers the second.</source>
        <translation>C’est exact pour vos cartes. La stratégie de base, qui ne regarde pas chaque carte, préfère le second choix.</translation>
    </message>
</context>
</TS>
