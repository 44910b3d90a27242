<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>aces::Table</name>
    <message>
        <source>A click on the stock deals a card to every column.</source>
        <translation>Um clique no monte dá uma carta a cada coluna.</translation>
    </message>
    <message>
        <source>Removed cards are out of the game.</source>
        <translation>Cartas retiradas estão fora da partida.</translation>
    </message>
    <message>
        <source>The %1 is covered. Only the lowest card of a column is in play.</source>
        <translation>A carta %1 está coberta. Só a última carta de cada coluna está em jogo.</translation>
    </message>
    <message>
        <source>%1, can be removed</source>
        <translation>%1, pode sair</translation>
    </message>
</context>
<context>
    <name>aces::View</name>
    <message>
        <source>Can this be &amp;won?</source>
        <translation>Ainda dá para &amp;vencer?</translation>
    </message>
    <message>
        <source>Looks at all cards, those of the stock included. The game counts as helped.</source>
        <translation>Examina todas as cartas, também as do monte. A partida conta como “com ajuda”.</translation>
    </message>
    <message>
        <source>Remove cards &amp;automatically</source>
        <translation>Retirar cartas au&amp;tomaticamente</translation>
    </message>
    <message>
        <source>Show whether the game can be &amp;won</source>
        <translation>Mostrar se ainda dá para v&amp;encer</translation>
    </message>
    <message>
        <source>Always &amp;mark cards that can go</source>
        <translation>Sempre &amp;marcar cartas que podem sair</translation>
    </message>
    <message>
        <source>&amp;Stock at the left</source>
        <translation>Monte à es&amp;querda</translation>
    </message>
    <message>
        <source>Yes: you have just won it.</source>
        <translation>Sim: você acabou de vencer.</translation>
    </message>
    <message>
        <source>Finding out whether this can be won...</source>
        <translation>Verificando se ainda dá para vencer...</translation>
    </message>
    <message numerus="yes">
        <source>Finding out whether this can be won... %Ln million positions so far.</source>
        <comment>Finding out whether this can be won... One million positions so far.</comment>
        <translation>
            <numerusform>Verificando se ainda dá para vencer... %Ln milhão de posições até agora.</numerusform>
            <numerusform>Verificando se ainda dá para vencer... %Ln milhões de posições até agora.</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal can be won.</source>
        <translation>Esta distribuição pode ser ganha.</translation>
    </message>
    <message>
        <source>This game can still be won.</source>
        <translation>Esta partida ainda pode ser ganha.</translation>
    </message>
    <message>
        <source>No way to win was found, and no proof that there is none.</source>
        <translation>Não foi encontrado um caminho para vencer, nem uma prova de que não há.</translation>
    </message>
    <message>
        <source>This deal could have been won.</source>
        <translation>Esta distribuição podia ter sido ganha.</translation>
    </message>
    <message>
        <source>This cannot be won from here. The deal could have been won.</source>
        <translation>Daqui não dá mais para vencer. A distribuição podia ter sido ganha.</translation>
    </message>
    <message>
        <source>This deal cannot be won, however it is played.</source>
        <translation>Esta distribuição não pode ser ganha, não importa como se jogue.</translation>
    </message>
    <message>
        <source>This cannot be won from here. It is not known whether the deal could have been.</source>
        <translation>Daqui não dá mais para vencer. Não se sabe se antes dava.</translation>
    </message>
    <message>
        <source>Finding out whether it can be won...</source>
        <translation>Verificando se ainda dá para vencer...</translation>
    </message>
    <message>
        <source>It can still be won.</source>
        <translation>Ainda dá para vencer.</translation>
    </message>
    <message>
        <source>It cannot be won from here.</source>
        <translation>Daqui não dá mais para vencer.</translation>
    </message>
    <message>
        <source>This deal cannot be won.</source>
        <translation>Esta distribuição não pode ser ganha.</translation>
    </message>
    <message>
        <source>Whether it can be won is not known.</source>
        <translation>Não se sabe se dá para vencer.</translation>
    </message>
    <message>
        <source>Cards left</source>
        <translation>Cartas restantes</translation>
    </message>
    <message>
        <source>Deals left</source>
        <translation>Rodadas restantes</translation>
    </message>
    <message numerus="yes">
        <source>Only the aces are left, after %Ln moves.</source>
        <comment>Only the aces are left, after one move.</comment>
        <translation>
            <numerusform>Só restam os ases, depois de %Ln jogada.</numerusform>
            <numerusform>Só restam os ases, depois de %Ln jogadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No move is left, and %Ln cards remain.</source>
        <comment>No move is left, and one card remains.</comment>
        <translation>
            <numerusform>Não há mais jogadas, e resta %Ln carta.</numerusform>
            <numerusform>Não há mais jogadas, e restam %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal only games that can be won</source>
        <translation>Só distribuições que podem ser ganhas</translation>
    </message>
    <message>
        <source>Each deal is solved before you see it.</source>
        <translation>Cada distribuição é resolvida antes que você a veja.</translation>
    </message>
    <message>
        <source>Nearly half of all deals can be won by whoever knows the stock.</source>
        <translation>Quase metade das distribuições pode ser ganha por quem conhece o monte.</translation>
    </message>
    <message>
        <source>Remove cards automatically</source>
        <translation>Retirar cartas automaticamente</translation>
    </message>
    <message>
        <source>Always mark cards that can go</source>
        <translation>Sempre marcar cartas que podem sair</translation>
    </message>
    <message>
        <source>Show whether the game can be won</source>
        <translation>Mostrar se ainda dá para vencer</translation>
    </message>
    <message>
        <source>Stock at the left</source>
        <translation>Monte à esquerda</translation>
    </message>
</context>
<context>
    <name>aces::Words</name>
    <message>
        <source>column %L1</source>
        <translation>coluna %L1</translation>
    </message>
    <message>
        <source>stock</source>
        <translation>monte</translation>
    </message>
    <message>
        <source>removed cards</source>
        <translation>cartas retiradas</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>The %1 can go, because the higher %2 is open.</source>
        <translation>A carta %1 pode sair, porque a carta maior %2 está aberta.</translation>
    </message>
    <message>
        <source>The next deal puts a card on every column, and the %1 is better off in column %2.</source>
        <translation>A próxima rodada põe uma carta em cada coluna, e a carta %1 fica melhor na coluna %2.</translation>
    </message>
    <message>
        <source>The %1 makes way for the %2 under it, which can go then.</source>
        <translation>A carta %1 dá lugar à que está embaixo dela (%2), que então pode sair.</translation>
    </message>
    <message>
        <source>An ace stays to the end, so the %1 takes the empty column and frees the %2 under it.</source>
        <translation>Um ás fica até o fim; por isso a carta %1 vai para a coluna vazia e libera a que está embaixo dela (%2).</translation>
    </message>
    <message>
        <source>The %1 takes the empty column, and the %2 under it comes into play.</source>
        <translation>A carta %1 vai para a coluna vazia, e a que está embaixo dela (%2) entra em jogo.</translation>
    </message>
    <message>
        <source>Deal, and keep the %1 for now: it lets a lower card go when the %2 is covered.</source>
        <translation>Dê as cartas e guarde por ora a carta %1: com ela uma carta menor pode sair quando a carta %2 estiver coberta.</translation>
    </message>
    <message>
        <source>No card does better in the empty column than the next one from the stock.</source>
        <translation>Nenhuma carta rende mais na coluna vazia que a próxima do monte.</translation>
    </message>
    <message>
        <source>Nothing can be removed or moved, so deal.</source>
        <translation>Nada pode ser retirado nem movido; dê as cartas.</translation>
    </message>
    <message>
        <source>This way wins; it takes the cards of the stock into account.</source>
        <translation>Este caminho vence; ele leva em conta as cartas do monte.</translation>
    </message>
    <message numerus="yes">
        <source>It is proven that this cannot be won. The best way found leaves %Ln cards.</source>
        <comment>It is proven that this cannot be won. The best way found leaves one card.</comment>
        <translation>
            <numerusform>Está comprovado que não dá para vencer. O melhor caminho encontrado deixa uma carta.</numerusform>
            <numerusform>Está comprovado que não dá para vencer. O melhor caminho encontrado deixa %Ln cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No way to win was found. The best one leaves %Ln cards.</source>
        <comment>No way to win was found. The best one leaves one card.</comment>
        <translation>
            <numerusform>Não foi encontrado um caminho para vencer. O melhor deixa uma carta.</numerusform>
            <numerusform>Não foi encontrado um caminho para vencer. O melhor deixa %Ln cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over: no card can be moved.</source>
        <translation>A partida acabou: nenhuma carta pode ser movida.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays; there is no empty column for it.</source>
        <translation>A carta %1 é a maior do seu naipe e fica; não há coluna vazia para ela.</translation>
    </message>
    <message>
        <source>No higher card of its suit is open, and there is no empty column for the %1.</source>
        <translation>Não há carta maior do mesmo naipe aberta, nem coluna vazia para a carta %1.</translation>
    </message>
    <message>
        <source>The stock is empty.</source>
        <translation>O monte está vazio.</translation>
    </message>
    <message>
        <source>There is no card in this column.</source>
        <translation>Não há carta nesta coluna.</translation>
    </message>
    <message>
        <source>A deal has no column.</source>
        <translation>Ao dar cartas não se indica coluna.</translation>
    </message>
    <message>
        <source>There is no such column.</source>
        <translation>Essa coluna não existe.</translation>
    </message>
    <message>
        <source>Cards move to empty columns only.</source>
        <translation>As cartas só vão para colunas vazias.</translation>
    </message>
    <message>
        <source>The %1 cannot move: it can be removed, because the %2 is open.</source>
        <translation>A carta %1 não pode ser movida: ela pode sair, porque a carta %2 está aberta.</translation>
    </message>
    <message>
        <source>The %1 is the highest of its suit and stays.</source>
        <translation>A carta %1 é a maior do seu naipe e fica.</translation>
    </message>
    <message>
        <source>The %1 stays: no higher card of its suit is open.</source>
        <translation>A carta %1 fica: não há carta maior do mesmo naipe aberta.</translation>
    </message>
    <message>
        <source>This keeps the win, which is proven to be lost after the other move. %1</source>
        <translation>Isto mantém a vitória, que depois da outra jogada está perdida: comprovado. %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln deals that could be won</source>
        <comment>the deal, which could be won</comment>
        <translation>
            <numerusform>a distribuição, que podia ser ganha</numerusform>
            <numerusform>%Ln distribuições que podiam ser ganhas</numerusform>
        </translation>
    </message>
    <message>
        <source>Options of Aces are &quot;any&quot; or &quot;winnable&quot;.</source>
        <translation>As opções de Ases são &quot;any&quot; ou &quot;winnable&quot;.</translation>
    </message>
    <message>
        <source>A deck is written as 52 cards of two letters, for example ASTH2D.</source>
        <translation>Um baralho é escrito como 52 cartas de duas letras, por exemplo ASTH2D.</translation>
    </message>
    <message>
        <source>Every card of the deck must be there exactly once.</source>
        <translation>Cada carta do baralho precisa aparecer exatamente uma vez.</translation>
    </message>
    <message>
        <source>A move is written as d (deal), x3 (remove from column 3) or 3-1 (move).</source>
        <translation>Uma jogada é escrita como d (dar cartas), x3 (retirar da coluna 3) ou 3-1 (mover).</translation>
    </message>
    <message>
        <source>Winnable deals only</source>
        <translation>Só distribuições que podem ser ganhas</translation>
    </message>
    <message>
        <source>Any deal</source>
        <translation>Qualquer distribuição</translation>
    </message>
</context>
</TS>
