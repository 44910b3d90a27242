<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>第 %1 块到位，不再动。还要移动 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>这样给第 %1 块让路，下一个到位的是它。还要移动 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>第 %1 块和第 %2 块一起到位。还要移动约 %Ln 次，至少 %3 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>第 %1 块和第 %2 块一起到位；完成的行列不动。还要移动约 %Ln 次，至少 %3 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>第 %1 块到位。还要移动约 %Ln 次，至少 %2 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>第 %1 块到位；上面一行不动。还要移动约 %Ln 次，至少 %2 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>第 %1 块到位；左边一列不动。还要移动约 %Ln 次，至少 %2 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>第 %1 块到位；完成的行列不动。还要移动约 %Ln 次，至少 %2 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>最短解法要移动 %Ln 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>这个解法移动 %Ln 次；最短的至少 %1 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>图完整了。</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>没有找到解法。</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>港口</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>山上的气球</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>屋顶上的猫</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>珊瑚礁</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>秋日湖畔</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>行星</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>花园</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>夜晚的灯塔</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>雪中村庄</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>风车与郁金香</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>沙漠里的陆龟</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>高架桥上的火车</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>月光下的猫头鹰</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>窗边的水果</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>运河边的房子</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>蝴蝶</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>城堡</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>企鹅</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>架子上的玩具</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>海岛沙滩</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>没有这一块。</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>只有空位所在行或列的块能移动。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>移动次数</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>第 %1 块开始一个最短解法，移动 %Ln 次；实际移动的那块要 %2 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>第 %1 块开始一个解法，移动 %Ln 次；实际移动的那块，找到的最好解法要 %2 次。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>%Ln 次移动</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>各块写成一行行的数字，例如 1,2,3/4,8,5/7,0,6。</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>有一行的块数与本局不符。</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>行数与本局不符。</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>从 0 到最后一块的每个数字必须出现一次。</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>怎么移动也拼不成完整的图。</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>选项写作 4x4-harbour 这样：横向和纵向的块数（2 到 30），以及图片。</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>一步指定列和行，从 0 起，例如 2,1。</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>块数：%1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>块尽量接近正方形(&amp;S)</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>切割图片</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>横向块数(&amp;C)：</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>纵向块数(&amp;D)：</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>玩(&amp;P)</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>像素：图片 %L1 × %L2，每块 %L3 × %L4。</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>像素：图片 %L1 × %L2，每块 %L3 × %L4，右边裁去 %L5，下边裁去 %L6。</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
</context>
<context>
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>打开图片(&amp;O)...</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>自己的图片</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>打开图片</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 无法打开</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>完整的图</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>完整的图。按住 P 可在拼块的位置看到它。</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>拼块</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>空位</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>第 %L1 块</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>已到位</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>粘贴图片(&amp;P)</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>在旁边显示完整的图(&amp;W)</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>暂时显示完整的图(&amp;P)</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>暂时显示完整的图，与按住 P 一样</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>标出没到位的块(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>块上不显示数字(&amp;N)</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>按住 N 时显示数字(&amp;H)</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>块上显示数字(&amp;B)</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>这一局的图片已经不在了，换用另一张。</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>移动次数</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>最短</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1 到 %L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>点击与空位同行或同列的块。按住 P 看完整的图。</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>点击与空位同行或同列的块，或用方向键。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>有 %Ln 块没到位。</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>图完整了！</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>移动 %Ln 次，已是最少。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>移动 %Ln 次；%L1 次就够了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>%L1 步，移动 %Ln 次。</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>没有可粘贴的图片</translation>
    </message>
    <message>
        <source>3 × 3</source>
        <translation>3 × 3</translation>
    </message>
    <message>
        <source>4 × 4</source>
        <translation>4 × 4</translation>
    </message>
    <message>
        <source>5 × 5</source>
        <translation>5 × 5</translation>
    </message>
    <message>
        <source>8 × 8</source>
        <translation>8 × 8</translation>
    </message>
    <message>
        <source>Tiles across</source>
        <translation>横向块数</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>纵向块数</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>这个大小知道最短解法。</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>块上的数字</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>按住 N 时</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>在旁边显示完整的图</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>标出没到位的块</translation>
    </message>
</context>
</TS>
