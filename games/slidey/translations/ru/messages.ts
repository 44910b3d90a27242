<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Плитка %1 встаёт на место и там остаётся. Остался %Ln сдвиг.</numerusform>
            <numerusform>Плитка %1 встаёт на место и там остаётся. Осталось %Ln сдвига.</numerusform>
            <numerusform>Плитка %1 встаёт на место и там остаётся. Осталось %Ln сдвигов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Этот сдвиг освобождает путь плитке %1, её очередь встать на место. Остался %Ln сдвиг.</numerusform>
            <numerusform>Этот сдвиг освобождает путь плитке %1, её очередь встать на место. Осталось %Ln сдвига.</numerusform>
            <numerusform>Этот сдвиг освобождает путь плитке %1, её очередь встать на место. Осталось %Ln сдвигов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Плитки %1 и %2 встают на места вместе. Осталось около %Ln сдвига, не меньше %3.</numerusform>
            <numerusform>Плитки %1 и %2 встают на места вместе. Осталось около %Ln сдвигов, не меньше %3.</numerusform>
            <numerusform>Плитки %1 и %2 встают на места вместе. Осталось около %Ln сдвигов, не меньше %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Плитки %1 и %2 встают на места вместе; готовые ряды остаются. Осталось около %Ln сдвига, не меньше %3.</numerusform>
            <numerusform>Плитки %1 и %2 встают на места вместе; готовые ряды остаются. Осталось около %Ln сдвигов, не меньше %3.</numerusform>
            <numerusform>Плитки %1 и %2 встают на места вместе; готовые ряды остаются. Осталось около %Ln сдвигов, не меньше %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Плитка %1 встаёт на место. Осталось около %Ln сдвига, не меньше %2.</numerusform>
            <numerusform>Плитка %1 встаёт на место. Осталось около %Ln сдвигов, не меньше %2.</numerusform>
            <numerusform>Плитка %1 встаёт на место. Осталось около %Ln сдвигов, не меньше %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Плитка %1 встаёт на место; строка выше остаётся. Осталось около %Ln сдвига, не меньше %2.</numerusform>
            <numerusform>Плитка %1 встаёт на место; строка выше остаётся. Осталось около %Ln сдвигов, не меньше %2.</numerusform>
            <numerusform>Плитка %1 встаёт на место; строка выше остаётся. Осталось около %Ln сдвигов, не меньше %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Плитка %1 встаёт на место; столбец слева остаётся. Осталось около %Ln сдвига, не меньше %2.</numerusform>
            <numerusform>Плитка %1 встаёт на место; столбец слева остаётся. Осталось около %Ln сдвигов, не меньше %2.</numerusform>
            <numerusform>Плитка %1 встаёт на место; столбец слева остаётся. Осталось около %Ln сдвигов, не меньше %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Плитка %1 встаёт на место; готовые ряды остаются. Осталось около %Ln сдвига, не меньше %2.</numerusform>
            <numerusform>Плитка %1 встаёт на место; готовые ряды остаются. Осталось около %Ln сдвигов, не меньше %2.</numerusform>
            <numerusform>Плитка %1 встаёт на место; готовые ряды остаются. Осталось около %Ln сдвигов, не меньше %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>В кратчайшем решении %Ln сдвиг.</numerusform>
            <numerusform>В кратчайшем решении %Ln сдвига.</numerusform>
            <numerusform>В кратчайшем решении %Ln сдвигов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>В решении %Ln сдвиг; в кратчайшем не меньше %1.</numerusform>
            <numerusform>В решении %Ln сдвига; в кратчайшем не меньше %1.</numerusform>
            <numerusform>В решении %Ln сдвигов; в кратчайшем не меньше %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>Картинка собрана.</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>Решение не найдено.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Гавань</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>Воздушные шары над холмами</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>Кот на крышах</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>Коралловый риф</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>Осеннее озеро</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Планеты</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Сад</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Маяк ночью</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>Деревня в снегу</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>Мельница и тюльпаны</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>Черепаха в пустыне</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>Поезд на виадуке</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>Сова при луне</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>Фрукты у окна</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>Дома у канала</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Бабочки</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Замок</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>Пингвины</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>Игрушки на полках</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>Пляж на острове</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Такой плитки нет.</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>Сдвинуть можно только плитки в строке или столбце пустого места.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Сдвиги</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>Плитка %1 начинает кратчайшее решение (%Ln сдвиг); после вашего хода нужно %2.</numerusform>
            <numerusform>Плитка %1 начинает кратчайшее решение (%Ln сдвига); после вашего хода нужно %2.</numerusform>
            <numerusform>Плитка %1 начинает кратчайшее решение (%Ln сдвигов); после вашего хода нужно %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>Плитка %1 начинает решение (%Ln сдвиг); лучшее из найденных после вашего хода требует %2.</numerusform>
            <numerusform>Плитка %1 начинает решение (%Ln сдвига); лучшее из найденных после вашего хода требует %2.</numerusform>
            <numerusform>Плитка %1 начинает решение (%Ln сдвигов); лучшее из найденных после вашего хода требует %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>%Ln сдвиг</numerusform>
            <numerusform>%Ln сдвига</numerusform>
            <numerusform>%Ln сдвигов</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>Плитки записываются строками чисел, например 1,2,3/4,8,5/7,0,6.</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>В строке не столько плиток, сколько в игре.</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>Строк не столько, сколько в игре.</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>Каждое число до последней плитки должно быть один раз.</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>Эту картинку не собрать никакими сдвигами.</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>Варианты выглядят как 4x4-harbour: плиток в ширину и в высоту, от 2 до 30, и картинка.</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>Ход называет столбец и строку, считая от 0, например 2,1.</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>Плитки: %1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>По возможности &amp;квадратные плитки</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>Разрезать картинку</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>Плиток в &amp;ширину:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>Плиток в &amp;высоту:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Играть</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>В пикселях: картинка %L1 × %L2, плитка %L3 × %L4.</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>В пикселях: картинка %L1 × %L2, плитка %L3 × %L4, срезано справа %L5, снизу %L6.</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Картинки</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
</context>
<context>
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>&amp;Открыть картинку...</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>Моя картинка</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Открыть картинку</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1: открыть не удалось</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>Вся картинка</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>Вся картинка. Удерживайте P, чтобы увидеть её вместо плиток.</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>Плитки</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>пустое место</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>плитка %L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>на своём месте</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>подсказка</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>Вст&amp;авить картинку</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>Вся &amp;картинка рядом с плитками</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>На миг показать всю к&amp;артинку</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Картинка</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>На миг показывает всю картинку, как клавиша P, пока она нажата</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>&amp;Отмечать плитки не на месте</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>&amp;Без чисел на плитках</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>Числа, пока нажата &amp;N</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>&amp;Числа на плитках</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>Картинки этой игры больше нет. Взята другая.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Сдвиги</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Минимум</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>%L1–%L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>Щёлкните по плитке в строке или столбце пустого места. Удерживайте P, чтобы увидеть всю картинку.</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>Щёлкните по плитке в строке или столбце пустого места или нажимайте стрелки.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>%Ln плитка не на месте.</numerusform>
            <numerusform>%Ln плитки не на месте.</numerusform>
            <numerusform>%Ln плиток не на месте.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>Картинка собрана!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>%Ln сдвиг, меньше нельзя.</numerusform>
            <numerusform>%Ln сдвига, меньше нельзя.</numerusform>
            <numerusform>%Ln сдвигов, меньше нельзя.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>%Ln сдвиг; хватило бы %L1.</numerusform>
            <numerusform>%Ln сдвига; хватило бы %L1.</numerusform>
            <numerusform>%Ln сдвигов; хватило бы %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>%Ln сдвиг, ходов: %L1.</numerusform>
            <numerusform>%Ln сдвига, ходов: %L1.</numerusform>
            <numerusform>%Ln сдвигов, ходов: %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Картинку не вставить</translation>
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
        <translation>Плиток в ширину</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>Плиток в высоту</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>Для этого размера кратчайшее решение известно.</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>Числа на плитках</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Никогда</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>Пока нажата N</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Всегда</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>Вся картинка рядом с плитками</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>Отмечать плитки не на месте</translation>
    </message>
</context>
</TS>
