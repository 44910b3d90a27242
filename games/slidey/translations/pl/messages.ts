<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>Tile %1 goes to its place and stays there. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ostatnie przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce i tam zostaje. Zostały %Ln przesunięcia.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce i tam zostaje. Zostało %Ln przesunięć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This makes way for tile %1, the next to reach its place. %Ln slides are left.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ostatnie przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>To toruje drogę kafelkowi %1, który jako następny trafi na swoje miejsce. Zostały %Ln przesunięcia.</numerusform>
            <numerusform>To toruje drogę kafelkowi %1, który jako następny trafi na swoje miejsce. Zostało %Ln przesunięć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ostatnie przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Kafelki %1 i %2 idą razem na swoje miejsca. Zostało około %Ln przesunięć, co najmniej %3.</numerusform>
            <numerusform>Kafelki %1 i %2 idą razem na swoje miejsca. Zostało około %Ln przesunięć, co najmniej %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles %1 and %2 go to their places together; the lines that are done stay. About %Ln slides are left, at least %3.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ostatnie przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Kafelki %1 i %2 idą razem na swoje miejsca; gotowe linie zostają. Zostało około %Ln przesunięć, co najmniej %3.</numerusform>
            <numerusform>Kafelki %1 i %2 idą razem na swoje miejsca; gotowe linie zostają. Zostało około %Ln przesunięć, co najmniej %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ostatnie przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce. Zostało około %Ln przesunięć, co najmniej %2.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce. Zostało około %Ln przesunięć, co najmniej %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the row above stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ostatnie przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce; wiersz wyżej zostaje. Zostało około %Ln przesunięć, co najmniej %2.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce; wiersz wyżej zostaje. Zostało około %Ln przesunięć, co najmniej %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the column on the left stays. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ostatnie przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce; kolumna po lewej zostaje. Zostało około %Ln przesunięć, co najmniej %2.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce; kolumna po lewej zostaje. Zostało około %Ln przesunięć, co najmniej %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 goes to its place; the lines that are done stay. About %Ln slides are left, at least %2.</source>
        <comment>The last slide makes the picture whole.</comment>
        <translation>
            <numerusform>Ostatnie przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce; gotowe linie zostają. Zostało około %Ln przesunięć, co najmniej %2.</numerusform>
            <numerusform>Kafelek %1 idzie na swoje miejsce; gotowe linie zostają. Zostało około %Ln przesunięć, co najmniej %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A shortest solution has %Ln slides.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Jedno przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Najkrótsze rozwiązanie ma %Ln przesunięcia.</numerusform>
            <numerusform>Najkrótsze rozwiązanie ma %Ln przesunięć.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solution has %Ln slides; a shortest one has at least %1.</source>
        <comment>One slide makes the picture whole.</comment>
        <translation>
            <numerusform>Jedno przesunięcie dopełnia obrazek.</numerusform>
            <numerusform>Rozwiązanie ma %Ln przesunięcia; najkrótsze ma co najmniej %1.</numerusform>
            <numerusform>Rozwiązanie ma %Ln przesunięć; najkrótsze ma co najmniej %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole.</source>
        <translation>Obrazek jest ułożony.</translation>
    </message>
    <message>
        <source>No solution was found.</source>
        <translation>Nie znaleziono rozwiązania.</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Balloons over the hills</source>
        <translation>Balony nad wzgórzami</translation>
    </message>
    <message>
        <source>Cat on the roofs</source>
        <translation>Kot na dachach</translation>
    </message>
    <message>
        <source>Coral reef</source>
        <translation>Rafa koralowa</translation>
    </message>
    <message>
        <source>Autumn lake</source>
        <translation>Jesienne jezioro</translation>
    </message>
    <message>
        <source>Planets</source>
        <translation>Planety</translation>
    </message>
    <message>
        <source>Garden</source>
        <translation>Ogród</translation>
    </message>
    <message>
        <source>Lighthouse at night</source>
        <translation>Latarnia morska nocą</translation>
    </message>
    <message>
        <source>Village in the snow</source>
        <translation>Wieś w śniegu</translation>
    </message>
    <message>
        <source>Windmill and tulips</source>
        <translation>Wiatrak i tulipany</translation>
    </message>
    <message>
        <source>Tortoise in the desert</source>
        <translation>Żółw na pustyni</translation>
    </message>
    <message>
        <source>Train on the viaduct</source>
        <translation>Pociąg na wiadukcie</translation>
    </message>
    <message>
        <source>Owl by moonlight</source>
        <translation>Sowa przy księżycu</translation>
    </message>
    <message>
        <source>Fruit at the window</source>
        <translation>Owoce w oknie</translation>
    </message>
    <message>
        <source>Houses on the canal</source>
        <translation>Domy nad kanałem</translation>
    </message>
    <message>
        <source>Butterflies</source>
        <translation>Motyle</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Zamek</translation>
    </message>
    <message>
        <source>Penguins</source>
        <translation>Pingwiny</translation>
    </message>
    <message>
        <source>Toys on shelves</source>
        <translation>Zabawki na półkach</translation>
    </message>
    <message>
        <source>Island beach</source>
        <translation>Plaża na wyspie</translation>
    </message>
    <message>
        <source>There is no such tile.</source>
        <translation>Nie ma takiego kafelka.</translation>
    </message>
    <message>
        <source>Only tiles in the row or the column of the gap can slide.</source>
        <translation>Przesuwać można tylko kafelki w wierszu lub kolumnie luki.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Przesunięcia</translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a shortest solution, of %Ln slides; with the one that slid it takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>Kafelek %1 dopełnia obrazek; po przesuniętym potrzeba przesunięć: %2.</numerusform>
            <numerusform>Kafelek %1 zaczyna najkrótsze rozwiązanie, %Ln przesunięcia; po przesuniętym potrzeba ich %2.</numerusform>
            <numerusform>Kafelek %1 zaczyna najkrótsze rozwiązanie, %Ln przesunięć; po przesuniętym potrzeba ich %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile %1 begins a solution of %Ln slides; with the one that slid the best that was found takes %2.</source>
        <comment>Tile %1 makes the picture whole; with the one that slid it takes %2 slides.</comment>
        <translation>
            <numerusform>Kafelek %1 dopełnia obrazek; po przesuniętym potrzeba przesunięć: %2.</numerusform>
            <numerusform>Kafelek %1 zaczyna rozwiązanie, %Ln przesunięcia; po przesuniętym najlepsze znalezione ma ich %2.</numerusform>
            <numerusform>Kafelek %1 zaczyna rozwiązanie, %Ln przesunięć; po przesuniętym najlepsze znalezione ma ich %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides</source>
        <comment>one slide</comment>
        <translation>
            <numerusform>jedno przesunięcie</numerusform>
            <numerusform>%Ln przesunięcia</numerusform>
            <numerusform>%Ln przesunięć</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles are written as rows of numbers, such as 1,2,3/4,8,5/7,0,6.</source>
        <translation>Kafelki zapisuje się jako wiersze liczb, na przykład 1,2,3/4,8,5/7,0,6.</translation>
    </message>
    <message>
        <source>A row does not have as many tiles as the game.</source>
        <translation>Wiersz ma inną liczbę kafelków niż gra.</translation>
    </message>
    <message>
        <source>There are not as many rows as the game has.</source>
        <translation>Liczba wierszy jest inna niż w grze.</translation>
    </message>
    <message>
        <source>Every number up to that of the last tile must be there once.</source>
        <translation>Każda liczba aż do liczby ostatniego kafelka musi wystąpić raz.</translation>
    </message>
    <message>
        <source>No slides can make this picture whole.</source>
        <translation>Żadne przesunięcia nie złożą tego obrazka.</translation>
    </message>
    <message>
        <source>Options look like 4x4-harbour: tiles across and down, 2 to 30, and the picture.</source>
        <translation>Opcje wyglądają jak 4x4-harbour: kafelki wszerz i w dół, od 2 do 30, oraz obrazek.</translation>
    </message>
    <message>
        <source>A move names a column and a row from 0, such as 2,1.</source>
        <translation>Ruch podaje kolumnę i wiersz, licząc od 0, na przykład 2,1.</translation>
    </message>
    <message>
        <source>Tiles: %1 × %2</source>
        <translation>Kafelki: %1 × %2</translation>
    </message>
</context>
<context>
    <name>slidey::CutDialog</name>
    <message>
        <source>&amp;Square tiles, as nearly as can be</source>
        <translation>Kafelki możliwie &amp;kwadratowe</translation>
    </message>
    <message>
        <source>Cut the picture</source>
        <translation>Potnij obrazek</translation>
    </message>
    <message>
        <source>Tiles a&amp;cross:</source>
        <translation>Kafelki w&amp;szerz:</translation>
    </message>
    <message>
        <source>Tiles &amp;down:</source>
        <translation>Kafelki w &amp;dół:</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4.</source>
        <translation>W pikselach: obrazek %L1 × %L2, kafelek %L3 × %L4.</translation>
    </message>
    <message>
        <source>In pixels: picture %L1 × %L2, tile %L3 × %L4, cut off at the right %L5, at the bottom %L6.</source>
        <translation>W pikselach: obrazek %L1 × %L2, kafelek %L3 × %L4, ucięte z prawej %L5, z dołu %L6.</translation>
    </message>
</context>
<context>
    <name>slidey::PictureFormat</name>
    <message>
        <source>Pictures</source>
        <translation>Obrazki</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
</context>
<context>
    <name>slidey::PictureRow</name>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
    <message>
        <source>&amp;Open a picture...</source>
        <translation>&amp;Otwórz obrazek...</translation>
    </message>
    <message>
        <source>My own picture</source>
        <translation>Mój własny obrazek</translation>
    </message>
    <message>
        <source>Open a picture</source>
        <translation>Otwórz obrazek</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Nie można otworzyć: %1</translation>
    </message>
</context>
<context>
    <name>slidey::Preview</name>
    <message>
        <source>The whole picture</source>
        <translation>Cały obrazek</translation>
    </message>
    <message>
        <source>The whole picture. Hold P to see it in place of the tiles.</source>
        <translation>Cały obrazek. Przytrzymaj P, by zobaczyć go zamiast kafelków.</translation>
    </message>
</context>
<context>
    <name>slidey::Tray</name>
    <message>
        <source>Tiles</source>
        <translation>Kafelki</translation>
    </message>
    <message>
        <source>gap</source>
        <translation>luka</translation>
    </message>
    <message>
        <source>tile %L1</source>
        <translation>kafelek %L1</translation>
    </message>
    <message>
        <source>in its place</source>
        <translation>na miejscu</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
</context>
<context>
    <name>slidey::View</name>
    <message>
        <source>&amp;Paste a picture</source>
        <translation>&amp;Wklej obrazek</translation>
    </message>
    <message>
        <source>The &amp;whole picture beside the tiles</source>
        <translation>&amp;Cały obrazek obok kafelków</translation>
    </message>
    <message>
        <source>Show the whole &amp;picture for a moment</source>
        <translation>Pokaż na chwilę cały &amp;obrazek</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Obrazek</translation>
    </message>
    <message>
        <source>Shows the whole picture for a moment, like P while it is held</source>
        <translation>Pokazuje na chwilę cały obrazek, jak przytrzymane P</translation>
    </message>
    <message>
        <source>&amp;Mark misplaced tiles</source>
        <translation>&amp;Zaznaczaj kafelki nie na miejscu</translation>
    </message>
    <message>
        <source>&amp;No numbers on the tiles</source>
        <translation>&amp;Bez liczb na kafelkach</translation>
    </message>
    <message>
        <source>Numbers while N is &amp;held</source>
        <translation>Liczby, póki trzymasz &amp;N</translation>
    </message>
    <message>
        <source>Nu&amp;mbers on the tiles</source>
        <translation>&amp;Liczby na kafelkach</translation>
    </message>
    <message>
        <source>The picture of this game is not there any more. Another one takes its place.</source>
        <translation>Obrazka tej gry już nie ma. Zastępuje go inny.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Slides</source>
        <translation>Przesunięcia</translation>
    </message>
    <message>
        <source>Shortest</source>
        <translation>Najmniej</translation>
    </message>
    <message>
        <source>%L1 to %L2</source>
        <translation>od %L1 do %L2</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap. Hold P to see the whole picture.</source>
        <translation>Kliknij kafelek w wierszu lub kolumnie luki. Przytrzymaj P, by zobaczyć cały obrazek.</translation>
    </message>
    <message>
        <source>Click a tile in the row or column of the gap, or use the arrow keys.</source>
        <translation>Kliknij kafelek w wierszu lub kolumnie luki albo użyj strzałek.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln tiles are not in their places.</source>
        <comment>One tile is not in its place.</comment>
        <translation>
            <numerusform>Jeden kafelek nie jest na miejscu.</numerusform>
            <numerusform>%Ln kafelki nie są na miejscu.</numerusform>
            <numerusform>%Ln kafelków nie jest na miejscu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picture is whole!</source>
        <translation>Obrazek ułożony!</translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides, the fewest possible.</source>
        <comment>One slide, the fewest possible.</comment>
        <translation>
            <numerusform>Jedno przesunięcie, mniej się nie da.</numerusform>
            <numerusform>%Ln przesunięcia, mniej się nie da.</numerusform>
            <numerusform>%Ln przesunięć, mniej się nie da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides; %L1 would have been enough.</source>
        <comment>One slide; %L1 would have been enough.</comment>
        <translation>
            <numerusform>Jedno przesunięcie; wystarczyłoby %L1.</numerusform>
            <numerusform>%Ln przesunięcia; wystarczyłoby %L1.</numerusform>
            <numerusform>%Ln przesunięć; wystarczyłoby %L1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln slides in %L1 moves.</source>
        <comment>One slide in %L1 moves.</comment>
        <translation>
            <numerusform>Jedno przesunięcie, ruchy: %L1.</numerusform>
            <numerusform>%Ln przesunięcia, ruchy: %L1.</numerusform>
            <numerusform>%Ln przesunięć, ruchy: %L1.</numerusform>
        </translation>
    </message>
    <message>
        <source>No picture can be pasted</source>
        <translation>Nie można wkleić obrazka</translation>
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
        <translation>Kafelki wszerz</translation>
    </message>
    <message>
        <source>Tiles down</source>
        <translation>Kafelki w dół</translation>
    </message>
    <message>
        <source>Of this size the shortest solution is known.</source>
        <translation>Dla tej wielkości znane jest najkrótsze rozwiązanie.</translation>
    </message>
    <message>
        <source>Numbers on the tiles</source>
        <translation>Liczby na kafelkach</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>While N is held</source>
        <translation>Póki trzymasz N</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Zawsze</translation>
    </message>
    <message>
        <source>The whole picture beside the tiles</source>
        <translation>Cały obrazek obok kafelków</translation>
    </message>
    <message>
        <source>Mark misplaced tiles</source>
        <translation>Zaznaczaj kafelki nie na miejscu</translation>
    </message>
</context>
</TS>
