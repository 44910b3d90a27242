<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message>
        <source>Take the %1: with it all your cards can lie in sets.</source>
        <translation>Weź kartę %1: z nią wszystkie twoje karty ułożą się w układy.</translation>
    </message>
    <message>
        <source>Take the %1: with it you can knock with %2.</source>
        <translation>Weź kartę %1: z nią możesz zapukać, mając %2.</translation>
    </message>
    <message>
        <source>Knock with the %1: gin, all your other cards lie in sets.</source>
        <translation>Zapukaj, odrzucając kartę %1: gin, wszystkie inne karty leżą w układach.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, your opponent&apos;s are likely to count about %3.</source>
        <translation>Zapukaj, odrzucając kartę %1: twoje luźne karty liczą %2, a rywala pewnie około %3.</translation>
    </message>
    <message>
        <source>Knock with the %1: your loose cards count %2, and waiting promises no more.</source>
        <translation>Zapukaj, odrzucając kartę %1: twoje luźne karty liczą %2, a czekanie nie obiecuje więcej.</translation>
    </message>
    <message>
        <source>Discard the %1 and wait: you could knock with %2, but playing on promises more.</source>
        <translation>Odrzuć kartę %1 i czekaj: możesz zapukać, mając %2, ale dalsza gra obiecuje więcej.</translation>
    </message>
    <message>
        <source>Discard the %1: you need the %2 less, but it would help your opponent more.</source>
        <translation>Odrzuć kartę %1: karta %2 jest ci mniej potrzebna, ale bardziej pomogłaby rywalowi.</translation>
    </message>
    <message>
        <source>Discard the %1: it counts %2 and goes with none of your other cards.</source>
        <translation>Odrzuć kartę %1: liczy %2 i nie pasuje do żadnej twojej karty.</translation>
    </message>
    <message>
        <source>Discard the %1: the loose cards that are left count %2.</source>
        <translation>Odrzuć kartę %1: pozostałe luźne karty liczą %2.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is in your opponent&apos;s hand.</source>
        <translation>Odrzuć kartę %1: nie dopełnia niczego, co da się jeszcze zdobyć; karta %2 jest w ręce rywala.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the cards for it are gone or in your opponent&apos;s hand.</source>
        <translation>Odrzuć kartę %1: nie dopełnia niczego, co da się jeszcze zdobyć; kart do niej już nie ma albo są w ręce rywala.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 is gone.</source>
        <translation>Odrzuć kartę %1: nie dopełnia niczego, co da się jeszcze zdobyć; karty %2 już nie ma.</translation>
    </message>
    <message>
        <source>Discard the %1: it completes nothing that is still to be had; the %2 and the %3 are gone.</source>
        <translation>Odrzuć kartę %1: nie dopełnia niczego, co da się jeszcze zdobyć; kart %2 i %3 już nie ma.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: it completes nothing that is still to be had; all %Ln cards for it are gone.</source>
        <comment>Discard the %1: it completes nothing that is still to be had; the 1 card for it is gone.</comment>
        <translation>
            <numerusform>Odrzuć kartę %1: nie dopełnia niczego, co da się jeszcze zdobyć; jedynej karty do niej już nie ma.</numerusform>
            <numerusform>Odrzuć kartę %1: nie dopełnia niczego, co da się jeszcze zdobyć; wszystkich %Ln kart do niej już nie ma.</numerusform>
            <numerusform>Odrzuć kartę %1: nie dopełnia niczego, co da się jeszcze zdobyć; wszystkich %Ln kart do niej już nie ma.</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard the %1: all the other cards lie in sets, and you win.</source>
        <translation>Odrzuć kartę %1: wszystkie inne karty leżą w układach i wygrywasz.</translation>
    </message>
    <message>
        <source>Discard the %1, although it is part of a set: without it more complete hands can be reached.</source>
        <translation>Odrzuć kartę %1, choć jest częścią układu: bez niej można ułożyć więcej pełnych rąk.</translation>
    </message>
    <message>
        <source>Discard the %1: its set is one without it, too.</source>
        <translation>Odrzuć kartę %1: jej układ obejdzie się bez niej.</translation>
    </message>
    <message>
        <source>Discard the %1: it goes with none of your other cards.</source>
        <translation>Odrzuć kartę %1: nie pasuje do żadnej twojej karty.</translation>
    </message>
    <message numerus="yes">
        <source>Discard the %1: only %Ln cards that may still come would put it into a set.</source>
        <comment>Discard the %1: only 1 card that may still come would put it into a set.</comment>
        <translation>
            <numerusform>Odrzuć kartę %1: tylko 1 karta, która może jeszcze przyjść, włączyłaby ją do układu.</numerusform>
            <numerusform>Odrzuć kartę %1: tylko %Ln karty, które mogą jeszcze przyjść, włączyłyby ją do układu.</numerusform>
            <numerusform>Odrzuć kartę %1: tylko %Ln kart, które mogą jeszcze przyjść, włączyłoby ją do układu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 and the %3 it is a set.</source>
        <translation>Weź kartę %1: z kartami %2 i %3 tworzy układ.</translation>
    </message>
    <message numerus="yes">
        <source>Take the %1: it goes into a set with %Ln others.</source>
        <comment>Take the %1: it goes into a set with 1 other.</comment>
        <translation>
            <numerusform>Weź kartę %1: tworzy układ z jedną inną.</numerusform>
            <numerusform>Weź kartę %1: tworzy układ z %Ln innymi.</numerusform>
            <numerusform>Weź kartę %1: tworzy układ z %Ln innymi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take the %1: with the %2 it lacks only one card of a set.</source>
        <translation>Weź kartę %1: z kartą %2 brakuje jej do układu tylko jednej karty.</translation>
    </message>
    <message>
        <source>Take the %1: more complete hands can be reached with it.</source>
        <translation>Weź kartę %1: z nią można ułożyć więcej pełnych rąk.</translation>
    </message>
    <message numerus="yes">
        <source>Draw from the pile: the %1 makes no set, and %Ln cards you have not seen would.</source>
        <comment>Draw from the pile: the %1 makes no set, and 1 card you have not seen would.</comment>
        <translation>
            <numerusform>Dobierz ze stosu: karta %1 nie daje układu, a dałaby go 1 niewidziana karta.</numerusform>
            <numerusform>Dobierz ze stosu: karta %1 nie daje układu, a dałyby go %Ln niewidziane karty.</numerusform>
            <numerusform>Dobierz ze stosu: karta %1 nie daje układu, a dałoby go %Ln niewidzianych kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw from the pile: the %1 fits, but brings a complete hand no nearer.</source>
        <translation>Dobierz ze stosu: karta %1 pasuje, ale nie przybliża pełnej ręki.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra jest skończona.</translation>
    </message>
    <message>
        <source>The round is over. Deal the next one.</source>
        <translation>Runda jest skończona. Rozdaj następną.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>It knows a set when it has one, and discards anything else.</source>
        <translation>Rozpoznaje układ, gdy go ma, a poza tym odrzuca cokolwiek.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>It keeps what goes together and looks at the discards, but not at you.</source>
        <translation>Trzyma to, co do siebie pasuje, i patrzy na odrzucone, ale nie na ciebie.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>It remembers every card, counts what can still be had, and keeps back what you want.</source>
        <translation>Pamięta każdą kartę, liczy, co da się jeszcze zdobyć, i zatrzymuje to, czego chcesz.</translation>
    </message>
    <message>
        <source>You laid off the %2.</source>
        <translation>Dokładasz kartę %2.</translation>
    </message>
    <message>
        <source>%1 laid off the %2.</source>
        <translation>%1 dokłada kartę %2.</translation>
    </message>
    <message>
        <source>You laid off %2.</source>
        <translation>Dokładasz: %2.</translation>
    </message>
    <message>
        <source>%1 laid off %2.</source>
        <translation>%1 dokłada: %2.</translation>
    </message>
    <message>
        <source>Gin! All your cards lie in sets.</source>
        <translation>Gin! Wszystkie twoje karty leżą w układach.</translation>
    </message>
    <message>
        <source>Gin! All cards of %1 lie in sets.</source>
        <translation>Gin! Wszystkie karty gracza %1 leżą w układach.</translation>
    </message>
    <message>
        <source>You knocked with %2.</source>
        <translation>Pukasz, mając %2.</translation>
    </message>
    <message>
        <source>%1 knocked with %2.</source>
        <translation>%1 puka, mając %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Undercut: you have only %2.</source>
        <translation>Podcięcie: masz tylko %2.</translation>
    </message>
    <message>
        <source>Undercut: %1 has only %2.</source>
        <translation>Podcięcie: %1 ma tylko %2.</translation>
    </message>
    <message>
        <source>You drew from the pile.</source>
        <translation>Dobierasz ze stosu.</translation>
    </message>
    <message>
        <source>%1 drew from the pile.</source>
        <translation>%1 dobiera ze stosu.</translation>
    </message>
    <message>
        <source>You took the %2 from the discards.</source>
        <translation>Bierzesz z odrzuconych kartę %2.</translation>
    </message>
    <message>
        <source>%1 took the %2 from the discards.</source>
        <translation>%1 bierze z odrzuconych kartę %2.</translation>
    </message>
    <message>
        <source>Round %1 is dealt, and a hand is complete already.</source>
        <translation>Runda %1 jest rozdana i jedna ręka jest już pełna.</translation>
    </message>
    <message>
        <source>Round %1 is dealt.</source>
        <translation>Runda %1 jest rozdana.</translation>
    </message>
    <message>
        <source>You discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Odrzucasz kartę %2. Na stosie zostały dwie karty i nikt nie zapukał.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. Two cards are left in the pile, and nobody has knocked.</source>
        <translation>%1 odrzuca kartę %2. Na stosie zostały dwie karty i nikt nie zapukał.</translation>
    </message>
    <message>
        <source>You discarded the %2, and all the other cards lie in sets.</source>
        <translation>Odrzucasz kartę %2, a wszystkie inne leżą w układach.</translation>
    </message>
    <message>
        <source>%1 discarded the %2, and all the other cards lie in sets.</source>
        <translation>%1 odrzuca kartę %2, a wszystkie inne leżą w układach.</translation>
    </message>
    <message>
        <source>You discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>Odrzucasz kartę %2. Stos był pusty: odrzucone karty są tasowane i tworzą stos.</translation>
    </message>
    <message>
        <source>%1 discarded the %2. The pile was empty: the discards are shuffled and become the pile.</source>
        <translation>%1 odrzuca kartę %2. Stos był pusty: odrzucone karty są tasowane i tworzą stos.</translation>
    </message>
    <message>
        <source>You discarded the %2.</source>
        <translation>Odrzucasz kartę %2.</translation>
    </message>
    <message>
        <source>%1 discarded the %2.</source>
        <translation>%1 odrzuca kartę %2.</translation>
    </message>
    <message>
        <source>The round is over. The next one has to be dealt.</source>
        <translation>Runda jest skończona. Trzeba rozdać następną.</translation>
    </message>
    <message>
        <source>This round is not over yet.</source>
        <translation>Ta runda jeszcze trwa.</translation>
    </message>
    <message>
        <source>There is no knocking in this game.</source>
        <translation>W tej grze nie ma pukania.</translation>
    </message>
    <message>
        <source>A card is drawn already. Discard one now.</source>
        <translation>Karta jest już dobrana. Teraz jedną odrzuć.</translation>
    </message>
    <message>
        <source>Draw a card first, from the pile or the discards.</source>
        <translation>Najpierw weź kartę, ze stosu lub z odrzuconych.</translation>
    </message>
    <message>
        <source>Only a card of the own hand can be discarded.</source>
        <translation>Odrzucić można tylko kartę z własnej ręki.</translation>
    </message>
    <message>
        <source>The loose cards left count more than 10, which is too much for a knock.</source>
        <translation>Pozostałe luźne karty liczą ponad 10, za dużo, by pukać.</translation>
    </message>
    <message>
        <source>Turns of games won</source>
        <translation>Tury w wygranych grach</translation>
    </message>
    <message>
        <source>In the ways in which the hidden cards may lie, this does better than the other move.</source>
        <translation>Przy możliwych położeniach ukrytych kart wypada to lepiej niż tamten ruch.</translation>
    </message>
    <message>
        <source>%1 % of a won round</source>
        <translation>%1% wygranej rundy</translation>
    </message>
    <message>
        <source>Options look like &quot;first&quot;, or &quot;second-r5&quot; for a match of five rounds.</source>
        <translation>Opcje wyglądają jak „first” albo „second-r5”, gdy mecz ma pięć rund.</translation>
    </message>
    <message>
        <source>Cards are only counted in a match, such as &quot;first-p100-cards&quot;.</source>
        <translation>Karty liczy się tylko w meczu, na przykład „first-p100-cards”.</translation>
    </message>
    <message>
        <source>A deal is written as the 52 cards of a deck, of two letters each, a dot and a number.</source>
        <translation>Rozdanie zapisuje się jako 52 karty talii, po dwie litery, kropkę i liczbę.</translation>
    </message>
    <message>
        <source>A move is &quot;draw&quot;, &quot;take&quot;, &quot;deal&quot;, the card that is discarded, such as 7C, or &quot;knock-7C&quot;.</source>
        <translation>Ruch to „draw”, „take”, „deal”, odrzucana karta, na przykład 7C, albo „knock-7C”.</translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds for points</source>
        <comment>The first player begins, 1 round for points</comment>
        <translation>
            <numerusform>Zaczyna pierwszy gracz, 1 runda na punkty</numerusform>
            <numerusform>Zaczyna pierwszy gracz, %Ln rundy na punkty</numerusform>
            <numerusform>Zaczyna pierwszy gracz, %Ln rund na punkty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds for points</source>
        <comment>The second player begins, 1 round for points</comment>
        <translation>
            <numerusform>Zaczyna drugi gracz, 1 runda na punkty</numerusform>
            <numerusform>Zaczyna drugi gracz, %Ln rundy na punkty</numerusform>
            <numerusform>Zaczyna drugi gracz, %Ln rund na punkty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, %Ln rounds</source>
        <comment>The first player begins, 1 round</comment>
        <translation>
            <numerusform>Zaczyna pierwszy gracz, 1 runda</numerusform>
            <numerusform>Zaczyna pierwszy gracz, %Ln rundy</numerusform>
            <numerusform>Zaczyna pierwszy gracz, %Ln rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, %Ln rounds</source>
        <comment>The second player begins, 1 round</comment>
        <translation>
            <numerusform>Zaczyna drugi gracz, 1 runda</numerusform>
            <numerusform>Zaczyna drugi gracz, %Ln rundy</numerusform>
            <numerusform>Zaczyna drugi gracz, %Ln rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, to %Ln points</source>
        <comment>The first player begins, to 1 point</comment>
        <translation>
            <numerusform>Zaczyna pierwszy gracz, do 1 punktu</numerusform>
            <numerusform>Zaczyna pierwszy gracz, do %Ln punktów</numerusform>
            <numerusform>Zaczyna pierwszy gracz, do %Ln punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, to %Ln points</source>
        <comment>The second player begins, to 1 point</comment>
        <translation>
            <numerusform>Zaczyna drugi gracz, do 1 punktu</numerusform>
            <numerusform>Zaczyna drugi gracz, do %Ln punktów</numerusform>
            <numerusform>Zaczyna drugi gracz, do %Ln punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player begins, until %Ln rounds are won</source>
        <comment>The first player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Zaczyna pierwszy gracz, do 1 wygranej rundy</numerusform>
            <numerusform>Zaczyna pierwszy gracz, do %Ln wygranych rund</numerusform>
            <numerusform>Zaczyna pierwszy gracz, do %Ln wygranych rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player begins, until %Ln rounds are won</source>
        <comment>The second player begins, until 1 round is won</comment>
        <translation>
            <numerusform>Zaczyna drugi gracz, do 1 wygranej rundy</numerusform>
            <numerusform>Zaczyna drugi gracz, do %Ln wygranych rund</numerusform>
            <numerusform>Zaczyna drugi gracz, do %Ln wygranych rund</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player begins</source>
        <translation>Zaczyna pierwszy gracz</translation>
    </message>
    <message>
        <source>The second player begins</source>
        <translation>Zaczyna drugi gracz</translation>
    </message>
    <message>
        <source>%1, with knocking</source>
        <translation>%1, z pukaniem</translation>
    </message>
</context>
<context>
    <name>rummy::KnockWords</name>
    <message>
        <source>You undercut.</source>
        <translation>Podcinasz.</translation>
    </message>
    <message>
        <source>Undercut by %1.</source>
        <translation>Podcięcie: %1.</translation>
    </message>
    <message>
        <source>Two cards are left in the pile, and nobody has knocked.</source>
        <translation>Na stosie zostały dwie karty i nikt nie zapukał.</translation>
    </message>
    <message>
        <source>Gin! %1 has %L2 in loose cards.</source>
        <translation>Gin! %1 ma luźne karty za %L2.</translation>
    </message>
    <message>
        <source>%1 has gin, and you have %L2 in loose cards.</source>
        <translation>%1 ma gin, a twoje luźne karty liczą %L2.</translation>
    </message>
    <message>
        <source>%1 has gin, and %2 has %L3 in loose cards.</source>
        <translation>%1 ma gin, a %2 ma luźne karty za %L3.</translation>
    </message>
    <message>
        <source>You knocked with %L1, %2 has %L3.</source>
        <translation>Pukasz, mając %L1, a %2 ma %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, you have %L3.</source>
        <translation>%1 puka, mając %L2, a ty masz %L3.</translation>
    </message>
    <message>
        <source>%1 knocked with %L2, %3 has %L4.</source>
        <translation>%1 puka, mając %L2, a %3 ma %L4.</translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for you.</source>
        <comment>That makes 1 point for you.</comment>
        <translation>
            <numerusform>To daje ci 1 punkt.</numerusform>
            <numerusform>To daje ci %Ln punkty.</numerusform>
            <numerusform>To daje ci %Ln punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That makes %Ln points for %1.</source>
        <comment>That makes 1 point for %1.</comment>
        <translation>
            <numerusform>%1 zdobywa 1 punkt.</numerusform>
            <numerusform>%1 zdobywa %Ln punkty.</numerusform>
            <numerusform>%1 zdobywa %Ln punktów.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rummy::Table</name>
    <message>
        <source>pile</source>
        <translation>stos</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>odrzucone</translation>
    </message>
    <message>
        <source>%1, took %2</source>
        <comment>10 cards, a card</comment>
        <translation>%1, wzięta %2</translation>
    </message>
    <message>
        <source>%1, drew</source>
        <comment>10 cards</comment>
        <translation>%1, z dobraną</translation>
    </message>
    <message>
        <source>%1, discarded %2</source>
        <comment>10 cards and what was drawn, a card</comment>
        <translation>%1, odrzucona %2</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>1 karta</numerusform>
            <numerusform>%Ln karty</numerusform>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>loose %L1</source>
        <comment>sum of the loose cards</comment>
        <translation>luźne %L1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <comment>1 point</comment>
        <translation>
            <numerusform>1 punkt</numerusform>
            <numerusform>%Ln punkty</numerusform>
            <numerusform>%Ln punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds won</source>
        <comment>1 round won</comment>
        <translation>
            <numerusform>1 wygrana runda</numerusform>
            <numerusform>%Ln wygrane rundy</numerusform>
            <numerusform>%Ln wygranych rund</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Gin</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>&amp;Gin</translation>
    </message>
    <message>
        <source>&amp;Knock with %L1</source>
        <translation>&amp;Zapukaj z %L1</translation>
    </message>
    <message>
        <source>&amp;Next round</source>
        <translation>&amp;Następna runda</translation>
    </message>
    <message>
        <source>&amp;Show my cards</source>
        <translation>&amp;Pokaż moje karty</translation>
    </message>
    <message>
        <source>You have a card already. Choose one of your hand to discard.</source>
        <translation>Masz już kartę. Wybierz jedną z ręki do odrzucenia.</translation>
    </message>
    <message>
        <source>Wait for your turn.</source>
        <translation>Poczekaj na swoją kolej.</translation>
    </message>
    <message>
        <source>%1, sets: %2</source>
        <translation>%1, układy: %2</translation>
    </message>
</context>
<context>
    <name>rummy::View</name>
    <message>
        <source>&amp;Draw from the pile</source>
        <translation>&amp;Dobierz ze stosu</translation>
    </message>
    <message>
        <source>&amp;Take the top discard</source>
        <translation>&amp;Weź wierzchnią odrzuconą</translation>
    </message>
    <message>
        <source>D&amp;iscard the chosen card</source>
        <translation>&amp;Odrzuć wybraną kartę</translation>
    </message>
    <message>
        <source>&amp;Knock</source>
        <translation>&amp;Zapukaj</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Najpierw wybierz kartę z ręki.</translation>
    </message>
    <message>
        <source>&amp;Arrange my hand into sets</source>
        <translation>Ułóż moje karty w &amp;układy</translation>
    </message>
    <message>
        <source>&amp;Show all discards</source>
        <translation>&amp;Pokaż wszystkie odrzucone</translation>
    </message>
    <message>
        <source>Draw a card first, then knock with a discard.</source>
        <translation>Najpierw weź kartę, potem zapukaj, odrzucając jedną.</translation>
    </message>
    <message>
        <source>Your loose cards would count %L1. To knock, they may count 10 at most.</source>
        <translation>Twoje luźne karty liczyłyby %L1. By zapukać, mogą liczyć najwyżej 10.</translation>
    </message>
    <message>
        <source>Sort by s&amp;uit</source>
        <translation>Według &amp;kolorów</translation>
    </message>
    <message>
        <source>Sort by &amp;rank</source>
        <translation>Według &amp;wartości</translation>
    </message>
    <message>
        <source>Sort into &amp;sets</source>
        <translation>Według &amp;układów</translation>
    </message>
    <message>
        <source>Your turn: discard</source>
        <translation>Twoja kolej: odrzuć</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>You drew the %1.</source>
        <translation>Dobrana karta: %1.</translation>
    </message>
    <message>
        <source>The pile was empty: the discards were shuffled and are the pile now.</source>
        <translation>Stos był pusty: odrzucone karty potasowano i tworzą teraz stos.</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 z %L2</translation>
    </message>
    <message>
        <source>%1: press Show my cards when nobody else is looking.</source>
        <translation>%1: naciśnij „Pokaż moje karty”, gdy nikt inny nie patrzy.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Jedna gra</translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds</source>
        <comment>1 round</comment>
        <translation>
            <numerusform>1 runda</numerusform>
            <numerusform>%Ln rundy</numerusform>
            <numerusform>%Ln rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Until %Ln rounds are won</source>
        <comment>Until 1 round is won</comment>
        <translation>
            <numerusform>Do 1 wygranej rundy</numerusform>
            <numerusform>Do %Ln wygranych rund</numerusform>
            <numerusform>Do %Ln wygranych rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To %Ln points for loose cards</source>
        <comment>To 1 point for loose cards</comment>
        <translation>
            <numerusform>Do 1 punktu za luźne karty</numerusform>
            <numerusform>Do %Ln punktów za luźne karty</numerusform>
            <numerusform>Do %Ln punktów za luźne karty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln rounds for points</source>
        <comment>1 round for points</comment>
        <translation>
            <numerusform>1 runda na punkty</numerusform>
            <numerusform>%Ln rundy na punkty</numerusform>
            <numerusform>%Ln rund na punkty</numerusform>
        </translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Pukanie</translation>
    </message>
    <message>
        <source>Who has 10 or less in loose cards may end the round. Gin and undercut make 25 more.</source>
        <translation>Kto ma w luźnych kartach 10 lub mniej, może zakończyć rundę. Gin i podcięcie dają o 25 więcej.</translation>
    </message>
    <message>
        <source>Points: an ace 1, jack, queen and king 10, other cards their number.</source>
        <translation>Punkty: as 1, walet, dama i król 10, inne karty według liczby.</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation>Zaczyna</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Pierwszy gracz</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Drugi gracz</translation>
    </message>
</context>
<context>
    <name>rummy::Words</name>
    <message>
        <source>aces</source>
        <translation>asy</translation>
    </message>
    <message>
        <source>twos</source>
        <translation>dwójki</translation>
    </message>
    <message>
        <source>threes</source>
        <translation>trójki</translation>
    </message>
    <message>
        <source>fours</source>
        <translation>czwórki</translation>
    </message>
    <message>
        <source>fives</source>
        <translation>piątki</translation>
    </message>
    <message>
        <source>sixes</source>
        <translation>szóstki</translation>
    </message>
    <message>
        <source>sevens</source>
        <translation>siódemki</translation>
    </message>
    <message>
        <source>eights</source>
        <translation>ósemki</translation>
    </message>
    <message>
        <source>nines</source>
        <translation>dziewiątki</translation>
    </message>
    <message>
        <source>tens</source>
        <translation>dziesiątki</translation>
    </message>
    <message>
        <source>jacks</source>
        <translation>walety</translation>
    </message>
    <message>
        <source>queens</source>
        <translation>damy</translation>
    </message>
    <message>
        <source>kings</source>
        <translation>króle</translation>
    </message>
    <message>
        <source>run of spades</source>
        <translation>sekwens pik</translation>
    </message>
    <message>
        <source>run of hearts</source>
        <translation>sekwens kier</translation>
    </message>
    <message>
        <source>run of diamonds</source>
        <translation>sekwens karo</translation>
    </message>
    <message>
        <source>run of clubs</source>
        <translation>sekwens trefl</translation>
    </message>
    <message>
        <source>%L1 %2</source>
        <comment>three kings</comment>
        <translation>%L1 %2</translation>
    </message>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1, %2–%3</translation>
    </message>
    <message>
        <source>%1 took the %2 and discarded the %3.</source>
        <translation>%1 bierze kartę %2 i odrzuca kartę %3.</translation>
    </message>
    <message>
        <source>%1 drew and discarded the %2.</source>
        <translation>%1 dobiera i odrzuca kartę %2.</translation>
    </message>
    <message>
        <source>%1 is going to discard a card.</source>
        <translation>%1 zaraz odrzuci kartę.</translation>
    </message>
    <message>
        <source>%1 is going to take a card.</source>
        <translation>%1 zaraz weźmie kartę.</translation>
    </message>
    <message>
        <source>Now discard a card, or knock.</source>
        <translation>Odrzuć kartę albo zapukaj.</translation>
    </message>
    <message>
        <source>%1: now discard a card, or knock.</source>
        <translation>%1: odrzuć kartę albo zapukaj.</translation>
    </message>
    <message>
        <source>Now discard a card.</source>
        <translation>Odrzuć kartę.</translation>
    </message>
    <message>
        <source>%1: now discard a card.</source>
        <translation>%1: odrzuć kartę.</translation>
    </message>
    <message>
        <source>Your turn: take a card from the pile or the discards.</source>
        <translation>Twoja kolej: weź kartę ze stosu lub z odrzuconych.</translation>
    </message>
    <message>
        <source>%1: take a card from the pile or the discards.</source>
        <translation>%1: weź kartę ze stosu lub z odrzuconych.</translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for you.</source>
        <comment>The loose cards of %1 make 1 point for you.</comment>
        <translation>
            <numerusform>Luźne karty (%1) dają ci 1 punkt.</numerusform>
            <numerusform>Luźne karty (%1) dają ci %Ln punkty.</numerusform>
            <numerusform>Luźne karty (%1) dają ci %Ln punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your loose cards make %Ln points for %1.</source>
        <comment>Your loose cards make 1 point for %1.</comment>
        <translation>
            <numerusform>Za twoje luźne karty %1 dostaje 1 punkt.</numerusform>
            <numerusform>Za twoje luźne karty %1 dostaje %Ln punkty.</numerusform>
            <numerusform>Za twoje luźne karty %1 dostaje %Ln punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The loose cards of %1 make %Ln points for %2.</source>
        <comment>The loose cards of %1 make 1 point for %2.</comment>
        <translation>
            <numerusform>Za luźne karty (%1) gracz %2 dostaje 1 punkt.</numerusform>
            <numerusform>Za luźne karty (%1) gracz %2 dostaje %Ln punkty.</numerusform>
            <numerusform>Za luźne karty (%1) gracz %2 dostaje %Ln punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both hands were complete when they were dealt.</source>
        <translation>Obie ręce były pełne już przy rozdaniu.</translation>
    </message>
    <message>
        <source>Your ten cards were complete when they were dealt.</source>
        <translation>Twoje dziesięć kart było pełne już przy rozdaniu.</translation>
    </message>
    <message>
        <source>The cards of %1 were complete when they were dealt.</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>%1: pełna ręka już przy rozdaniu.</translation>
    </message>
    <message>
        <source>All your ten cards lie in sets.</source>
        <translation>Wszystkich dziesięć twoich kart leży w układach.</translation>
    </message>
    <message>
        <source>All ten cards of %1 lie in sets.</source>
        <translation>%1: wszystkich dziesięć kart leży w układach.</translation>
    </message>
    <message>
        <source>Points: %1 %L2, %3 %L4.</source>
        <translation>Punkty: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>Rounds won: %1 %L2, %3 %L4.</source>
        <translation>Wygrane rundy: %1 %L2, %3 %L4.</translation>
    </message>
    <message>
        <source>laid off</source>
        <translation>dołożone</translation>
    </message>
    <message>
        <source>laid off: %1</source>
        <translation>dołożone: %1</translation>
    </message>
</context>
</TS>
