<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>Ostatnio grane dziś o %1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>Ostatnio grane wczoraj o %1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>Ostatnio grane %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln ruch, dziś o %1</numerusform>
            <numerusform>%Ln ruchy, dziś o %1</numerusform>
            <numerusform>%Ln ruchów, dziś o %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln ruch, wczoraj o %1</numerusform>
            <numerusform>%Ln ruchy, wczoraj o %1</numerusform>
            <numerusform>%Ln ruchów, wczoraj o %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln ruch, ostatnio grane %1</numerusform>
            <numerusform>%Ln ruchy, ostatnio grane %1</numerusform>
            <numerusform>%Ln ruchów, ostatnio grane %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>Zadania dnia są używane przez inne okno.</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation>łatwe</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średnie</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>dość trudne</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudne</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>najtrudniejsze</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>wygrana z pomocą</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>wygrana z pomocą, czas: %1</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>wygrana, czas: %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>przegrana z pomocą</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>remis z pomocą</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>wynik z pomocą: %L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>wynik: %L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>Jeszcze ani jednego dnia z rzędu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>Pierwszy dzień z rzędu.</numerusform>
            <numerusform>%Ln dni z rzędu.</numerusform>
            <numerusform>%Ln dni z rzędu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>Darowany dzień: %1.</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>na razie %Ln ruch</numerusform>
            <numerusform>na razie %Ln ruchy</numerusform>
            <numerusform>na razie %Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>rozpoczęte</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>jeszcze niegrane</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>Dziś: %1, %2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>Wybrana talia (%1) nie jest już zainstalowana. Zamiast niej widać naszą własną.</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>nie da się odczytać jej pliku</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>jej plik jest za duży</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>jej plik nie jest rysunkiem</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>otwarcie jej rysunku nie jest bezpieczne</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>brakuje niektórych kart</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>nie ma kształtu kart do gry</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>niektóre karty są puste albo wyglądają tak samo</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>nie da się odróżnić kolorów albo nie są to zwykłe kolory</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>rysowanie trwa zbyt długo</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>Nie można użyć talii „%1”: %2. Zamiast niej widać naszą własną.</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>System nie przekazał pliku.</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>udowodnione</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>dokładnie obliczone</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>oszacowane</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>Szukanie ruchów, które rozstrzygnęły grę...</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>Ocena ruchu %L1 z %L2...</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>Żaden ruch w tej grze niczego nie rozstrzygnął.</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>Dokładność: %L1 na 100.</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>Wszystkie ruchy były równie dobre.</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>Oddane: %1.</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>Zyskane dzięki szczęściu: %1.</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>Stracone przez pecha: %1.</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>ruch %L1 oddał %2 (%3).</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>Moment %L1 z %L2: %3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>Poprawione: to zakończenie jest lepsze niż w analizowanej grze.</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>To zakończenie jest gorsze niż w analizowanej grze.</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>To zakończenie jest tak samo dobre jak w analizowanej grze.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the judgement of all moves</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>it is not a saved game</source>
        <translation>to nie jest zapisana gra</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>zapisała to nowsza wersja</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>nieznany format</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>należy do innej gry</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>nie zawiera żadnej gry</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 nie jest folderem.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Nie można utworzyć folderu %1.</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>Zapisana gra jest używana przez inne okno.</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>Brak prawa do zapisu w %1.</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>Zapis w %1 nie działa (%2).</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>Dwie osoby</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>Ty zaczynasz</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>Komputer zaczyna</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>Statystyka jest używana przez inne okno.</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>zapisała to nowsza wersja</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>nie można otworzyć okna: nie ma ekranu</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>nie można otworzyć okna: %1</translation>
    </message>
</context>
<context>
    <name>duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>guard</name>
    <message>
        <source>%1 took %2 of memory and was ended; it may take %3 (see --no-limits)</source>
        <translation>gra %1 zajęła %2 pamięci i została zakończona; może zająć %3 (zobacz --no-limits)</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>polski</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Parts of a list or of a description, one after the other.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>A name in front of a field: &quot;Suits:&quot;.</extracomment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>%1 was not loaded: %2</source>
        <translation>gra %1 nie została wczytana: %2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>gra %1 nie ma nic do pokazania</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>gra %1 zawiodła podczas uruchamiania: %2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>gra %1 zawiodła podczas uruchamiania</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>nie ma gry „%1”</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 nie jest grą: %2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>w %1 nie można grać: %2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1 nie może używać twoich plików, sieci ani innych programów (zobacz --unconfined)</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>Graj z komputerem</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>Pauza. Naciśnij %1 lub przycisk, by grać dalej.</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Wykonaj</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>Szukanie rozdania...</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Trwa namysł...</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1 Namysł wciąż trwa...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ukryj</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>Czas: %1.</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>Ruchy wszystkich: %L1.</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>Ruchy: %L1.</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>Z pomocą.</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>Bez pomocy.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>plt::BoardView</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>Tylko gry dołączone do tego programu uruchamiają inne.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>Leży tam, gdzie gra sama może zapisywać.</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>Uruchomić ten program dla gry %1? Działa z twoimi prawami.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Uruchom</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>Brak twojej zgody.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>Otworzyć ten plik w grze %1?</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>To nie jest plik wybrany przez ciebie.</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>Gra nie przekazała treści.</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>W budowie: %1%</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>Nie udało się zbudować: %1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>Kalendarz</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>Wybierz dzień, by zagrać w jego zadania.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>nie ma zadań dnia</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>Opuszczony i darowany.</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>Ukończone innego dnia.</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>Nic nie ukończono.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its difficulty</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and what was reached</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::CameraButtons</name>
    <message>
        <source>Camera</source>
        <translation>Kamera</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>Przyciski kamery</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>Obróć planszę w lewo</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>Obróć planszę w prawo</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>Patrz bardziej z góry</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>Patrz bardziej z boku</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>Przybliż</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>Oddal</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>Zwykły widok</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>plt::CardTable</name>
    <message>
        <source>Card table</source>
        <translation>Stół z kartami</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>pusto</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln karta</numerusform>
            <numerusform>%Ln karty</numerusform>
            <numerusform>%Ln kart</numerusform>
        </translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>na wierzchu: %1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>walet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dama</translation>
    </message>
    <message>
        <source>king</source>
        <translation>król</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 pik</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 kier</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 karo</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 trefl</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopiuj: %1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>plt::CommandLine</name>
    <message>
        <source>unknown argument: %1</source>
        <translation>nieznany argument: %1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 wymaga wartości</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 podano dwa razy</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1 i %2 wykluczają się</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--game działa tylko z --play</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game i plik wykluczają się</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--json działa tylko z --list</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dir i %1 wykluczają się</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deep działa tylko z --check</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translate wymaga języka, na przykład de</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>--check wymaga folderu</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limits i %1 wykluczają się</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfined i %1 wykluczają się</translation>
    </message>
    <message>
        <source>Usage:
  plt-games [--games-dir DIR]...                              open the games&apos; console
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  play a game, by its id or its folder
  plt-games --play GAME FILE [--games-dir DIR]...             open a file of that game
  plt-games --list [--json] [--games-dir DIR]...              list the games
  plt-games --check [--deep] FOLDER...                        tell what is wrong with games&apos; folders
  plt-games --new-game ID [KIND]                              begin a game of your own: write its folder; KIND
                                                              is lua-board, lua-cards, lua-pieces, or in C++
                                                              board, cards, pieces
  plt-games --translate FOLDER LANGUAGE                       collect the sentences of a game in Lua for a translator
  plt-games --version
  plt-games --help

  --games-dir DIR  look for games in DIR instead of the usual directories (may be repeated)
  --deep           load the games, too, and play a thousand random games of each
  --game GAMEID    start with this very deal; a game shows its id in the menu Game
  --no-limits      let games take any amount of memory and time (for debugging)
  --unconfined     let games use your files, the network and other programs</source>
        <translatorcomment>not a term: card</translatorcomment>
        <translation>Użycie:
  plt-games [--games-dir DIR]...                              otwiera konsolę gier
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  gra w grę podaną przez jej ID lub folder
  plt-games --play GAME FILE [--games-dir DIR]...             otwiera plik tej gry
  plt-games --list [--json] [--games-dir DIR]...              wymienia gry
  plt-games --check [--deep] FOLDER...                        mówi, co jest nie tak z folderami gier
  plt-games --new-game ID [KIND]                              zaczyna własną grę: zapisuje jej folder; KIND
                                                              to lua-board, lua-cards, lua-pieces albo w C++
                                                              board, cards, pieces
  plt-games --translate FOLDER LANGUAGE                       zbiera zdania gry w Lua dla tłumacza
  plt-games --version
  plt-games --help

  --games-dir DIR  szuka gier w DIR zamiast w zwykłych katalogach (można powtarzać)
  --deep           także wczytuje gry i rozgrywa w każdej tysiąc losowych partii
  --game GAMEID    zaczyna od tego właśnie rozdania; ID pokazuje gra w menu Gra
  --no-limits      pozwala grom zająć dowolnie dużo pamięci i czasu (do szukania błędów)
  --unconfined     pozwala grom używać twoich plików, sieci i innych programów</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>Usuń z &amp;ulubionych</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>Dodaj do &amp;ulubionych</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>Wpisz, by znaleźć grę</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>Znajdź grę</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>Zaskocz mnie</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>Zagraj w grę wybraną losowo</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Gry</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>G&amp;raj</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>&amp;Zaskocz mnie</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>Zagraj w grę wybraną losowo (%1)</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>Z&amp;najdź</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>Uruchomione &amp;gry</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>&amp;Wklej przesłaną grę</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>S&amp;tatystyka wszystkich gier...</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>&amp;Otwórz folder na własne gry</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>&amp;Szukaj gier ponownie</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>&amp;Dziś</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>&amp;Kalendarz...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>&amp;O PLT Games</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Graj w: %1</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>&amp;Zasady: %1</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>Graj w &amp;drugim oknie</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>Nie udało się pokazać folderu. Miejsce na własne gry:</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>O PLT Games</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>Zbiór małych gier.

Każda gra działa osobno: nie kończy się, gdy zamkniesz to okno, a gdy ją zamkniesz, pamięta, na czym stanęło.</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>Uruchomione: %1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>Uruchomione gry: %1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>&amp;Dziś, po pierwszej grze</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>i jeszcze %Ln</numerusform>
            <numerusform>i jeszcze %Ln</numerusform>
            <numerusform>i jeszcze %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>Wpisz, by szukać</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>Co zawiera plik</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>Nie wszystko dało się &amp;odczytać:</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>Czego nie dało się odczytać</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>Nie zawiera nic, co ta gra może pokazać.</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>&amp;Zadanie dnia</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>Zadania z &amp;wcześniejszych dni</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>Zadanie na dzień: %1: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its result or difficulty</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::DayButton</name>
    <message>
        <source>%1 %2</source>
        <comment>day and month</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>+%L1</source>
        <translation>+%L1</translation>
    </message>
</context>
<context>
    <name>plt::DeckChooser</name>
    <message>
        <source>Deck for all card games</source>
        <translation>Talia do wszystkich gier w karty</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>Szukanie innych talii na tym komputerze...</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>Nasza własna talia</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>Talie KDE i GNOME pojawią się tu, gdy zostaną zainstalowane.</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Zielony</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Niebieski</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordowy</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>&amp;Rewers:</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>&amp;Cztery barwy: niebieskie karo i zielone trefle</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>&amp;Duże litery i liczby</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>Nie można użyć wybranej talii, dlatego widać naszą własną.</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Otwórz...</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>Otwórz o&amp;statnie</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>Zapisz &amp;jako...</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>Nie można otworzyć: %1</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Nie ma pliku %1.</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 nie jest plikiem, który da się odczytać.</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>Plik %1 ma ponad %2, za dużo dla tej gry.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>Ta gra nie otwiera plików.</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>Zapisz jako</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>Nie można zapisać: %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>&amp;Wyczyść listę</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>Spróbuj znów</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Zagraj jeszcze raz</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>Wyślij jako tekst</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>plt::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <comment>a figure of the game and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>plt::FlightRecorder</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1, w chwili: %2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>podczas wczytywania</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>podczas tworzenia widoku</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>podczas pokazywania pierwszej gry</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>podczas próbowania opcji</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>w losowej grze</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>podczas czytania uszkodzonego tekstu</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>podczas szukania podpowiedzi</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>gdy komputer szuka ruchu</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>podczas zapisu, odtwarzania i cofania gier</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>podczas gry w oknie</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>podczas zapisu gry</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>podczas zamykania</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>Nie można odczytać jej pliku info.yaml: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>Jej plik info.yaml jest za duży: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>Jej plik info.yaml nie jest w UTF-8: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>W jej pliku info.yaml jest błąd: %1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>Jej plik info.yaml nie podaje biblioteki: %1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>Brakuje jej biblioteki: %1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>Nie można odczytać jej skryptu: %1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>Jej biblioteka nie jest grą: %1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>Jej biblioteka nie pasuje do tej wersji PLT Games: %1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>Ulubiona.</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>Jest tu gra do dokończenia.</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>W folderze %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Uruchamianie</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>Usuń z ulubionych</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>Dodaj do ulubionych</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a line as a sentence</comment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>plt::GameCatalogue</name>
    <message>
        <source>%1 was not found; Debian has it in the package qt6-l10n-tools</source>
        <translation>nie znaleziono %1; w Debianie jest w pakiecie qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 nie działa: %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>nie można odczytać %1</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1 nie jest grą w Lua</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>„%1” nie jest kodem języka, takim jak de lub pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>nie można utworzyć %1</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>Gra mówi w tym języku: wszystkie zdania z %1 są przetłumaczone.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>Jedno zdanie w %1 nie ma tłumaczenia. Wpisz je w programie Qt Linguist lub w edytorze i uruchom to ponownie.</numerusform>
            <numerusform>%Ln zdania w %1 nie mają tłumaczenia. Wpisz je w programie Qt Linguist lub w edytorze i uruchom to ponownie.</numerusform>
            <numerusform>%Ln zdań w %1 nie ma tłumaczenia. Wpisz je w programie Qt Linguist lub w edytorze i uruchom to ponownie.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>ID gry</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>Podaj komuś ID, a zagracie w to samo rozdanie. Numer jest krótki; dokładna postać zachowuje ważność na zawsze.</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numer</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>Tej gry nie rozdano z numeru.</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Dokładnie</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>Zdradziłoby to, co w tej grze jest ukryte, dlatego można to tylko skopiować.</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>&amp;Zagraj w tę:</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>Wklej tu ID lub przesłaną grę</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1 Ta gra nie jest zapisywana.</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>zapis jest uszkodzony</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>Nie można użyć listy rozdań, które już znasz: %1.</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>Nie można użyć części zapisanej gry: %1.</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>Nie można użyć zapisanej gry: %1.</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>Pozostaje bez zmian w %1, a ta gra nie jest zapisywana.</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>Zachowano ją jako %1.</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>Gra jest za duża, by ją zapisać. Zachowany jest ostatni zapis, który się zmieścił.</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>Zapomnij przeszłość (w menu Gra), by znów mieć całe miejsce.</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>Gdy się wyczerpie, tej gry nie da się już zapisywać.</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>Zapis gry jest pełny. Pierwsze ruchy można cofać tylko do zamknięcia okna.</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>Połowa miejsca na zapis gry jest zajęta.</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa gra</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>Nowa &amp;gra...</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>&amp;Zacznij tę grę od nowa</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>Zapomnij &amp;przeszłość...</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>&amp;ID gry...</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>&amp;Kopiuj ID gry</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>&amp;Wyślij jako tekst</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>&amp;Statystyka...</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Za&amp;mknij</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>W tej grze nie ma nic do wyboru.</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>&amp;Drukuj...</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>Podgląd wy&amp;druku...</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>Zapisz jako PD&amp;F...</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>Zapomnieć przeszłość?</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>To, co widać, zostaje bez zmian. Niczego wcześniejszego nie da się cofnąć, a zapis gry znów ma całe miejsce.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Zapomnij</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>Skopiowano: %1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>Grę skopiowano jako tekst. Wyślij go i wklej tu odpowiedź.</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>Grę skopiowano jako tekst. Kto go wklei, gra w to samo rozdanie.</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>&amp;Wklej przesłaną grę</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>Kopiuj jako &amp;obraz</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Kopiuj jako &amp;tekst</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>Planszę skopiowano jako tekst.</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>&amp;Ustawienia...</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>Nie ma nic do skopiowania.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Planszę skopiowano jako obraz.</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>Po&amp;większ</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>Po&amp;mniejsz</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>&amp;Dopasuj do okna</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>P&amp;ełny ekran</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>Pokazuj &amp;zegar</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>&amp;Animacje</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>&amp;Dźwięki we wszystkich grach</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>Szybkość an&amp;imacji</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Wolno</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalnie</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Szybko</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Gracze</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>Zapis &amp;partii</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Pomo&amp;c</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1: zasady</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Podręcznik</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>Co &amp;robić</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>&amp;O grze</translation>
    </message>
    <message>
        <source>About</source>
        <translation>O grze</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>Gra z PLT Games %1. Wolne oprogramowanie na licencji MIT.</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>Tu zaczyna się ta gra. Następne cofnięcie wraca do poprzedniej.</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>&amp;Cofnij nową grę</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>&amp;Wykonaj podpowiedź</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>Wciąż trwa szukanie rozdania.</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>Nie znaleziono rozdania.</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>Nie znaleziono rozdania: %1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>Nie udało się znaleźć podpowiedzi.</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>Nie udało się znaleźć podpowiedzi: %1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>Nie udało się ocenić jednego z ruchów.</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>Nie udało się ocenić jednego z ruchów: %1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>Ruchy w tym tekście nie prowadzą do podanego wyniku, dlatego otwarto tylko rozdanie.</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>Szukanie gier...</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dziś</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Ulubione</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>Do dokończenia</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalendarz</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>Nie znaleziono gier. Menu Gry otwiera folder na własne.</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>Żadna gra nie nazywa się „%1”.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Pokaż wszystkie gry</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>nie ma rodzaju gry %1, są tylko: %2</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>gra nie została wczytana: %1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>gra nie ma nic do pokazania</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1: starczyło czasu na %Ln losową grę</numerusform>
            <numerusform>%1: starczyło czasu na %Ln losowe gry</numerusform>
            <numerusform>%1: starczyło czasu na %Ln losowych gier</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>okno gry się nie zamyka</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>gra zgłosiła wyjątek %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>gra zgłosiła wyjątek %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>Ukończone gry</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>Wygrana!</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>Wygrana: %1!</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>Pokaż &amp;rozwiązanie</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>Wynik do pobicia, sprawdzony według ruchów: %1.</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>Wynik do pobicia: %1.</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>Czytanie zapisanej gry...</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>Do pobicia</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Ta gra nie jest zapisywana.</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1 Jeśli ją teraz zamkniesz, przepadnie.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>&amp;Zamknij mimo to</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1, można tu położyć</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1, w ręce</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>Karty w kolejności &amp;dobierania</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>Karty według &amp;kolorów</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>Karty według &amp;wartości</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>Karty w &amp;własnej kolejności</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>wygrana</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>Jak na &amp;pulpicie</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>Podręcznik nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>Jego miejsce: %1.</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>nie można utworzyć %1</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1 nie może być ID gry: dla CMake, YAML lub tego programu znaczy coś innego</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>ID ma od 2 do 60 małych liter, cyfr i pojedynczych łączników i zaczyna się od litery</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>„%1” nie może być ID gry: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>„%1” nie może być ID gry: %2, na przykład %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 już istnieje</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>Folder %1 to cała gra. Zbuduj ją, zagraj i zrób z niej własną:</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>Folder %1 to cała gra. Zagraj i zrób z niej własną: okno pokazuje każdą zapisaną zmianę w game.lua.</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Nowa gra</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>To jest gra „%1”, której nie ma wśród twoich gier.</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>Czas gry</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>Grafika tego komputera przestała działać, dlatego planszę widać płasko, z góry.</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>OpenGL nie działa na tym komputerze, dlatego planszę widać płasko, z góry.</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>Obrazki</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>Nie ma w nim obrazka, który da się odczytać.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>To nie jest plik, który da się odczytać.</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>Plik ma ponad %1, za dużo jak na obrazek.</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>Obrazek jest uszkodzony: %1.</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>Nie można użyć rysunku: odwołuje się do innych plików albo zbyt często powtarza swoje części.</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>Obrazek się rusza. Użyto jego pierwszej klatki.</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>Obrazek jest za duży: ma %L1 × %L2 pikseli. Da się odczytać najwyżej 100 milionów pikseli.</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>Obrazek jest za mały: ma %L1 × %L2 pikseli, a każdy bok musi mieć co najmniej %L3.</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>Rysowanie wybranej talii trwa zbyt długo, dlatego widać naszą własną.</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>&amp;Ruch natychmiast</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>Komputer wykonuje najlepszy ruch, jaki dotąd znalazł</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>Ruch w&amp;stecz</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>Cofa o jeden ruch, bez względu na to, czyj był</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>Ruch &amp;naprzód</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>Idzie o jeden ruch naprzód, bez względu na to, czyj był</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>Na &amp;początek</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>Pokazuje tę grę przed pierwszym ruchem</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>Do &amp;ostatniego ruchu</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>Pokazuje tę grę po ostatnim ruchu</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>Komputer &amp;czeka</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>Komputery wykonują ruchy tylko na twoje polecenie</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>Pokazuj &amp;myśli komputera</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>&amp;Wolno</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>&amp;Normalnie</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Szybko</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>Od &amp;razu</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>&amp;Komputer gra</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>Graj z komputerem</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>Komputer zajmuje drugie miejsce</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1, na ruchu</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1. Kliknij, by zmienić, kto gra.</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>Myśli...</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>Komputer czeka.</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>Dźwięki w tej grze</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>Ten komputer nie ma OpenGL, dlatego planszę widać płasko, z góry.</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>Problemy w folderach gier</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>Jeden problem w folderach gier</numerusform>
            <numerusform>%Ln problemy w folderach gier</numerusform>
            <numerusform>%Ln problemów w folderach gier</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>Zapis partii</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>Nie dało się odczytać statystyki, więc zaczyna się od nowa. To, co było, zachowano jako %1.</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>Nie dało się policzyć tej gry: %1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>To twój najlepszy wynik jak dotąd.</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>To %L1. miejsce wśród twoich najlepszych wyników; rekord to %2.</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>Twój rekord to %1.</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>Zadanie dnia jeden raz.</numerusform>
            <numerusform>Zadanie dnia przez %Ln dni z rzędu.</numerusform>
            <numerusform>Zadanie dnia przez %Ln dni z rzędu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>Przebieg gry</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>Strzałki w lewo i w prawo wybierają ruch.</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>Poprzedni moment (Shift+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>Następny moment (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>Co zagrano</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Graj dalej od tej pozycji</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Więcej</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>&amp;Kopiuj analizę jako tekst</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>&amp;Drukuj analizę...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Zamknij analizę</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>Co było lepsze</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Wróć do analizy</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>Sprawdzasz, co mogło się stać. Analizowana gra jest zachowana.</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>Ruch %L1 nie ustępował żadnemu.</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>Analizę skopiowano jako tekst.</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>Gra %1 zajęła za dużo pamięci i została zakończona.</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>Nie udało się uruchomić gry %1.</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>Gra %1 się nie wczytała.</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>Gra %1 zawiodła podczas uruchamiania.</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>Gra %1 uległa awarii (%2).</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>Gra %1 zakończyła się z kodem %L2.</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>Grę %1 zakończył inny program albo system.</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>Gra %1 trzymała klawiaturę lub mysz i nie odpowiadała; została zakończona.</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>Gra %1 zakończyła się, nie otwierając okna.</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>Gra %1 jeszcze nie otworzyła okna.</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>Gra %1 nie odpowiada.</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>Uruchomione gry</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>Pokaż</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>Pokazuje okno na wierzchu</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Pokaż: %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Uruchamianie</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>Od %1</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>Nie odpowiada od %1</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>Poproszono o zamknięcie</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>Jest kończona</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>Zakończ teraz</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>Kończy ją siłą</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>Zamyka grę; kończy ją, jeśli sama się nie zamknie</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>Zakończ teraz: %1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Zakończ: %1</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>Plansza</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>Plansza w &amp;perspektywie</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>&amp;Współrzędne</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>&amp;Kamera</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>Obróć w &amp;lewo</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>Obróć w &amp;prawo</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>Bardziej z &amp;góry</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>Bardziej z &amp;boku</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>Bl&amp;iżej</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>Więk&amp;sza</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>&amp;Mniejsza</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>Przesuń w lewo</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>Przesuń w prawo</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>Przesuń w górę</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>Przesuń w dół</translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation>&amp;Zwykły widok</translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translatorcomment>as in English</translatorcomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>z pomocą</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>bez pomocy</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1 po jednym ruchu</numerusform>
            <numerusform>%1 po %Ln ruchach</numerusform>
            <numerusform>%1 po %Ln ruchach</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>jeden ruch wszystkich</numerusform>
            <numerusform>%Ln ruchy wszystkich</numerusform>
            <numerusform>%Ln ruchów wszystkich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>jeden ruch</numerusform>
            <numerusform>%Ln ruchy</numerusform>
            <numerusform>%Ln ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>%L1 na 100 w analizie</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>wynik %L1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: your turn, after %Ln moves</source>
        <comment>%1: your turn, after one move</comment>
        <translation>
            <numerusform>%1: twoja kolej, po jednym ruchu</numerusform>
            <numerusform>%1: twoja kolej, po %Ln ruchach</numerusform>
            <numerusform>%1: twoja kolej, po %Ln ruchach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1: spróbuj tej</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>To jest gra „%1”. Wklej ją w niej albo w konsoli.</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>Tamten wynik jest pobity (%1).</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>Tamten wynik jest wciąż lepszy (%1).</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>Tak samo dobrze jak tamten wynik (%1).</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsCopies</name>
    <message>
        <source>%1: %2.</source>
        <comment>a game and its problem</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>This file has no statistics of this program.</source>
        <translation>W tym pliku nie ma statystyki tego programu.</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>Ten plik zapisała nowsza wersja.</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>„%1” nie jest nazwą gry.</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statystyka</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>&amp;Licz moje gry</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>&amp;Zagraj jeszcze raz</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>&amp;Wyczyść...</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>Wyczyść statystykę</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>Wyczyścić liczby i najlepsze wyniki tych opcji?</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>Wyczyść te</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>Wyczyść wszystko z tej gry</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>Gry z tymi opcjami</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>Najlepsze wyniki</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>Nie można odczytać statystyki: %1.</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Nic jeszcze nie policzono. Doprowadź jakąś grę do końca.</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>Przeanalizowane gry</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>Dokładność, najlepsza</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>Dokładność, średnia</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>Dokładność, ostatnie gry</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1 (%2%)</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>Wygrane z rzędu, teraz</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>Wygrane z rzędu, najwięcej</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Średnie miejsce</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>Z pomocą</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>Średnio ruchów wszystkich</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>Średnio ruchów</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Średni czas</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1, najlepiej</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1, średnio</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Czas</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>Ruchy wszystkich</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Kiedy</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsWindow</name>
    <message>
        <source>%L1 (%2 %)</source>
        <translation>%L1 (%2%)</translation>
    </message>
    <message>
        <source>%L1, most %L2</source>
        <comment>wins in a row</comment>
        <translation>%L1, najwięcej %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>Statystyka wszystkich gier</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Z rzędu</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Dokładność</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>Średnia z ostatnich dziesięciu analiz, na 100</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>Dokładność analizowanych gier w czasie</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>&amp;Zapisz kopię...</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>Zapisuje całą statystykę w jednym pliku, dla innego komputera</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>&amp;Dodaj kopię...</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>Dodaje statystykę z innego komputera; nic nie liczy się dwa razy</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>Statystyka (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>Dodaj kopię</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>Nic jeszcze nie policzono. Doprowadź jakąś grę do końca.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>Jedna ukończona gra</numerusform>
            <numerusform>%Ln ukończone gry</numerusform>
            <numerusform>%Ln ukończonych gier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>jedna wygrana</numerusform>
            <numerusform>%Ln wygrane</numerusform>
            <numerusform>%Ln wygranych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>razem %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Zapisano jako %1.</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>Nie można zapisać %1: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>Dodano jedną grę.</numerusform>
            <numerusform>Dodano %Ln gry.</numerusform>
            <numerusform>Dodano %Ln gier.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>Nie można odczytać %1: %2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>Nie można pokazać tekstu pomocy: %1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>to nie jest zwykły plik.</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>plik jest za duży.</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>nie udało się wypróbować gry: %1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>gra zawiesza się %1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>gra zajęła za dużo pamięci %1; może zająć %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>gra uległa awarii (%1) %2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>gra zakończyła program %1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>gra zakończyła program z kodem %L1 %2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>Nie zapisano: %1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>Gry, które zawiodły</translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation>Ostrzeżenie</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>Szczegóły: %1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>Kopiuj raport: %1</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>Uruchom ponownie</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>Uruchom ponownie: %1</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>Zakończ ją</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Zakończ: %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>Odrzuć: %1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Odrzuć</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1 (raz)</numerusform>
            <numerusform>%1 (%Ln razy)</numerusform>
            <numerusform>%1 (%Ln razy)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>Gracz komputerowy zawiódł. Możesz wykonać ruch za niego.</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>Gracz komputerowy zawiódł (%1). Możesz wykonać ruch za niego.</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>Gracz komputerowy próbował niedozwolonego ruchu. Możesz wykonać ruch za niego.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>%Ln półruch, pozycje: %1, %2</numerusform>
            <numerusform>%Ln półruchy, pozycje: %1, %2</numerusform>
            <numerusform>%Ln półruchów, pozycje: %1, %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>naruszenie ochrony pamięci</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>program przerwał się sam</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>błąd arytmetyczny</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>niedozwolona instrukcja</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>błąd szyny</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>sygnał %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>wiersz %L1, kolumna %L2</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>Planszę widać płasko: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 ma ponad 1 MB</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>nie ma pliku %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>„%1” nie jest nazwą pliku SVG w folderze gry</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>rysunków jest za dużo</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 nie jest rysunkiem, który da się pokazać</translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Skrypt</translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>tej nazwy nie ma: czy chodzi o „%1”?</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>musi być tekstem</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>ten tekst jest za długi</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>musi być liczbą całkowitą od %1 do %2</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>musi być liczbą od %1 do %2</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>musi być true lub false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>„%1” to żadne z: %2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>musi być listą</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>za długie: najwyżej %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>muszą to być dwie liczby, na przykład {1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>musi to być tabela, na przykład {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>figura stoi na polu</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>wolna plansza ma pola, każde ze swoim miejscem</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>jest ich więcej niż na planszy %1 x %2</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>pole to nazwa wyglądu, tabela albo false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>nie ma tu pola</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translation>plansza potrzebuje kolumn</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>plansza potrzebuje wierszy</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>dwie figury nazywają się „%1”</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>karta to tekst taki jak „QH” albo tabela</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>„%1” nie jest kartą: napisz wartość A23456789TJQK i kolor SHDC oraz numer talii, gdy jest ich kilka, na przykład QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>karta ma „card”, „text”, „shape” albo „svg”</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>karta z własnym rysunkiem potrzebuje id</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>karta %1 występuje dwa razy</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>stół z kartami ma stosy</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>stos jest tabelą</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>dwa stosy nazywają się „%1”</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>przycisk ma nazwę</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>jasny</translation>
    </message>
    <message>
        <source>green</source>
        <translation>zielony</translation>
    </message>
    <message>
        <source>red</source>
        <translation>czerwony</translation>
    </message>
    <message>
        <source>white</source>
        <translation>biały</translation>
    </message>
    <message>
        <source>black</source>
        <translation>czarny</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>pomarańczowy</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>jasnoniebieski</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>żółty</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>niebieski</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>różowy</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>krążek</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>kamień</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>kołek</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>pierścień</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>krzyżyk</translation>
    </message>
    <message>
        <source>star</source>
        <translation>gwiazda</translation>
    </message>
    <message>
        <source>square</source>
        <translation>kwadrat</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>romb</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>trójkąt</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>strzałka</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>serce</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>korona</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>picture() musi zwrócić tabelę</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>zapalone</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>ściana</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>zakryte</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>cel</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>puste</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%2, kolor: %1</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Script</source>
        <translation>Skrypt</translation>
    </message>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>Wartości, wypisane wiersze i błędy</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>&amp;Wyrażenie, w którym „state” to pokazany stan:</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>O&amp;blicz</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>Pokazuj &amp;możliwe ruchy</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>&amp;Skrypt</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1 myśli.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>Na ruchu: %1.</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>Nie można pokazać obrazu. %1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>Skrypt wczytano ponownie.</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>Skrypt wczytano ponownie, ale nie wszystkie ruchy da się powtórzyć. %1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>Nie ma jeszcze żadnej pozycji.</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>Twoja kolej (%1).</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Twoja kolej.</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>Drukowanie nie jest dostępne: %1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>Nie znaleziono drukarki. Gry nie mają sieci, dlatego brakuje drukarek z serwera na innym komputerze: wydrukuj do pliku albo uruchom grę z --unconfined.</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>Drukuj do pliku</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>Nie można użyć drukarki lub pliku.</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>Niczego nie wydrukowano</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>nieznany klucz „%1”</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>nieznany klucz „%1”: czy chodzi o „%2”?</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>zbiór gier „%1” jest nowy; jest już „%2”</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>Inne gry</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>to nie jest folder</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>nie ma tu pliku info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>więcej niż %Ln bajt</numerusform>
            <numerusform>więcej niż %Ln bajty</numerusform>
            <numerusform>więcej niż %Ln bajtów</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>jej info.yaml nie podaje gry</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>biblioteka i skrypt, a ma być jedno z nich</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>wartość „%1” nie jest tekstem; użyto domyślnej</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>ikona nie jest plikiem w folderze gry</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>brak ikony: nie ma ani %1.svg, ani %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>lista lub mapa zamiast nazwy</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>„%1” nie jest podstawą nazwy biblioteki</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>w folderze nie ma biblioteki „%1”</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>lista lub mapa zamiast nazwy skryptu</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translatorcomment>not a term: rules</translatorcomment>
        <translation>„%1” nie jest nazwą skryptu w folderze, taką jak rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>w folderze nie ma pliku „%1”</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>dowiązanie prowadzi poza folder</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>nie da się go otworzyć</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>plik jest pusty</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>nie do odczytania: %1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>za duże: %1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>kodowanie: %1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>błędna składnia: %1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>zła wartość game: %1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>brak biblioteki: %1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>brak skryptu: %1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>to nie wtyczka: %1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>zły interfejs: %1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>zagnieżdżenie głębsze niż %1</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>tekst po końcu mapy</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>dokument nie jest mapą</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>klucz „%1” podano dwa razy</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>wiersz %1, kolumna %2: %3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>plik nie jest poprawnym UTF-8</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>znak sterujący</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>brak ikony: rysowanie %1 trwa zbyt długo</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>brak ikony: rysowanie %1 zajmuje za dużo pamięci</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>brak ikony: nie można narysować %1</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>brak ikony: nie ma %1</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>brak ikony: nie można odczytać %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>brak ikony: %1 ma ponad %Ln bajt</numerusform>
            <numerusform>brak ikony: %1 ma ponad %Ln bajty</numerusform>
            <numerusform>brak ikony: %1 ma ponad %Ln bajtów</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>brak ikony: %1 nie jest obrazem</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>brak ikony: %1 ma ponad %Ln piksel</numerusform>
            <numerusform>brak ikony: %1 ma ponad %Ln piksele</numerusform>
            <numerusform>brak ikony: %1 ma ponad %Ln pikseli</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>brak ikony: %1 deklaruje encje XML</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>brak ikony: %1 odwołuje się do innego obrazu</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>brak ikony: %1 zbyt często powtarza swoje części</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>gry w Lua nie są dostępne: %1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>zbudowano ją dla Qt %1, ten program używa Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>to wtyczka Qt innego rodzaju (%1)</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>zbudowano ją dla wersji %1 interfejsu gier, ten program ma wersję %2</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>zawiodła podczas wczytywania: %1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>zawiodła podczas wczytywania</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>ma nazwę interfejsu, lecz nie ma interfejsu</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>Gry planszowe</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>Gry w karty</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>pominięte: %1 ma tę samą nazwę i jest wcześniej</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>Nie ma gracza o nazwie %1.</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>Ania</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>Bartek</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>Celina</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>Darek</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>Ewa</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>Filip</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>potrzeba ponad %1 MB pamięci</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>łańcuch znaków ma ponad %1 KB</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>trwa to dłużej niż jeden krok; czy to pętla bez końca?</numerusform>
            <numerusform>trwa to dłużej niż %Ln kroki; czy to pętla bez końca?</numerusform>
            <numerusform>trwa to dłużej niż %Ln kroków; czy to pętla bez końca?</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>trwa to zbyt długo</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>zatrzymano</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1, wiersz %2: %3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1, wiersz %2, w %3: %4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>błąd z %1</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>błąd w błędzie</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>skrypt ma ponad %1 KB</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>brakuje pamięci</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1 zawiera za dużo wartości: najwyżej %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 to %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 nie jest liczbą (nan)</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 to nieskończoność</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1 zawiera za dużo tekstu: najwyżej %2 KB</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 to łańcuch z bajtem zerowym</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1 zawiera samo siebie</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 leży za głęboko: najwyżej %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 to tabela z metatabelą</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 leży za głęboko</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1 ma klucz, który nie jest ani liczbą całkowitą, ani łańcuchem (%2)</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1 ma klucz z bajtem zerowym</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>nie można odczytać jej skryptu</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>w %1: %2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>„seats” musi być listą nazw; najwyżej %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: level, easy; meant: doublewords</translatorcomment>
        <translation>„levels” musi być listą taką jak { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>każdy poziom potrzebuje słowa z małych liter i cyfr oraz nazwy</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>poziom „%1” występuje dwa razy</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1: czy to „%2”?</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>„%1” to funkcja, a musi być wartością</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>nie ma funkcji „%1”</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>nie ma funkcji „%1” ani żadnej o nazwie „deal”</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>„ranking” musi być „highest”, „lowest” albo „fastest”</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>nie ma funkcji „%1”, której wymaga ranking</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>nie ma funkcji „%1”, której wymaga gra z miejscami</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>nie ma funkcji „%1”, której wymagają poziomy</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>gra z poziomami wymaga „seats”</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>funkcja „%1” jest nieznana: czy chodzi o „%2”?</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translation>„options” musi być listą; najwyżej %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>nosi nazwę innej</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>pozycja %1 w „options”: %2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>„presets” musi być listą</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>pozycja %1 w „presets”: %2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>potrzebuje nazwy z liter, cyfr i _</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>potrzebuje etykiety</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>potrzebuje liczb całkowitych „low” i „high”</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>nie oferuje swojej zwykłej wartości</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>potrzebuje co najmniej dwóch wartości; najwyżej %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>potrzebuje wartości takich jak { &quot;word&quot;, tr(&quot;Name&quot;) }, każdej raz</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>podaje opcję, której nie ma</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>ma wartość, której „%1” nie oferuje</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>„%1” to nie są opcje tej gry.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>musi zwrócić listę nazw; najwyżej %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>musi zwrócić numer miejsca albo nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>musi zwrócić pozycję każdego miejsca, od 1</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>Wykonaj zaznaczony ruch.</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>musi zwrócić { move = ..., reason = tr(&quot;...&quot;) }, listę takich albo nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>Nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>zwrócono ruch, który jest niemożliwy: %1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>musi zwrócić początek gry</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>„%1” nie jest początkiem tej gry.</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>musi zwrócić pierwszy stan</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>Ten ruch jest tu niemożliwy.</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>musi zwrócić następny stan albo nil i zdanie</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>musi zwrócić „playing”, „won”, „lost”, „drawn” lub „over”, a zwrócono %1</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>musi zwrócić listę ruchów, a zwrócono %1</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>musi zwrócić liczbę</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>musi zwrócić łańcuch</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>„%1” nie jest ruchem tej gry.</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>musi zwrócić zdanie albo nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>„%1” nie jest wartością tej gry.</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>nie można pokazać obrazu: %1</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>ID gry jest puste.</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>ID gry jest za długie.</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>ID gry ma po opcjach # z numerem albo : z początkiem.</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>Ta gra nie ma rozdań, dlatego ID z numerem nic w niej nie oznacza.</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>Po # musi stać liczba całkowita, a nie „%1”.</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>Zagraj: %1.</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Ten ruch wygrywa.</numerusform>
            <numerusform>Wygrywa w %Ln ruchach; udowodnione, że krócej się nie da.</numerusform>
            <numerusform>Wygrywa w %Ln ruchach; udowodnione, że krócej się nie da.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Ten ruch wygrywa.</numerusform>
            <numerusform>Wygrywa w %Ln ruchach; może jest krótsza droga.</numerusform>
            <numerusform>Wygrywa w %Ln ruchach; może jest krótsza droga.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>Daje wynik %1.</numerusform>
            <numerusform>Daje wynik %1. Wśród %Ln pozycji nie znaleziono wygranej.</numerusform>
            <numerusform>Daje wynik %1. Wśród %Ln pozycji nie znaleziono wygranej.</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>Kończy się wynikiem %1; udowodnione, że lepszego nie ma.</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>Kończy się wynikiem %1.</numerusform>
            <numerusform>Kończy się wynikiem %1, najlepszym wśród %Ln pozycji.</numerusform>
            <numerusform>Kończy się wynikiem %1, najlepszym wśród %Ln pozycji.</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>Stąd nie da się wygrać: udowodnione.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>W jednej pozycji niczego nie znaleziono.</numerusform>
            <numerusform>Wśród %Ln pozycji niczego nie znaleziono.</numerusform>
            <numerusform>Wśród %Ln pozycji niczego nie znaleziono.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>Ten ruch wygrywa.</numerusform>
            <numerusform>Wygrywa najwyżej w %Ln ruchach: udowodnione.</numerusform>
            <numerusform>Wygrywa najwyżej w %Ln ruchach: udowodnione.</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>Wszystkie ruchy przegrywają: udowodnione. Ten broni się najdłużej.</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>Nic lepszego nie da się wymusić: udowodnione.</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>Po jednej pozycji wygląda najlepiej; nic nie jest udowodnione.</numerusform>
            <numerusform>Po %Ln pozycjach wygląda najlepiej; nic nie jest udowodnione.</numerusform>
            <numerusform>Po %Ln pozycjach wygląda najlepiej; nic nie jest udowodnione.</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>łatwy</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>Próbuje kilku losowych ruchów.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>średni</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>Przegląda kilka tysięcy pozycji.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>trudny</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>Myśli około sekundy.</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>numer rozdania nie jest liczbą</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>czas gry wykracza poza zakres</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>numer kolejny gry wykracza poza zakres</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>ruchów jest za dużo</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>nie zawiera gry</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>brakuje miejsca w grze</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>Tę przesłaną grę po drodze ucięto lub zmieniono. Skopiuj cały jej wiersz jeszcze raz.</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>Nie wklejono przesłanej gry: to tekst z wierszem, który zaczyna się od „plt-games:”.</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>Przesłana gra ma za dużo ruchów.</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>Nie ma jeszcze gry.</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>Ruchów jest za dużo, by grać dalej. Zapomnij przeszłość, a będzie można.</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>Ta gra ma za dużo ruchów, by trwać dalej. Zacznij nową.</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>ruch %1 w grze %2 jest niedozwolony: %3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>Ten system nie potrafi odizolować gier (brak Landlock i seccomp): obce gry mogą wszystko to, co ty.</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>Ten system nie potrafi ograniczyć gier do ich plików (brak Landlock): obce gry mogą czytać i zmieniać twoje.</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>Ten system nie potrafi odciąć gier od sieci i uruchamiania programów (brak seccomp).</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>dowiązanie donikąd nie prowadzi</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>to folder</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>to, co odczytano z %1, nie daje się ponownie odczytać z %2</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>przyjęto grę, która trwa bez dozwolonego ruchu: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>odrzucono dozwolony ruch: %1 (gra %2)</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>przyjęto niedozwolony ruch: %1 (gra %2)</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>tekst odrzucono bez całego zdania: %1: %2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1 (gra %2)</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1 (gra %2 po %3)</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>odrzucono rozdanie z własnego numeru: %1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>ten sam numer daje inną grę</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>tekst opcji i początku ma znaki, których mieć nie może: %1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>opcji lub początku nie da się ponownie odczytać: odrzucono %1: %2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>opcje lub początek po odczytaniu są inne: %1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>gra trwa, ale żaden ruch nie jest dozwolony</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>na ruchu jest miejsce %1 z %2</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>klasyfikacja nie podaje pozycji każdego miejsca: %1 zamiast %2</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>pozycje w klasyfikacji nie zaczynają się od 1 albo przekraczają liczbę miejsc</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>gra na kilka miejsc kończy się jako wygrana lub przegrana, co wynika z jej klasyfikacji</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>odrzucono dozwolony ruch: %1: %2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>przyjęto niedozwolony ruch: %1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>ruch odrzucono bez całego zdania: %1: %2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>tekst ruchu ma znaki, których mieć nie może: %1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>ruchu nie da się ponownie odczytać: odrzucono %1: %2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>ruch po odczytaniu jest inny: %1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>ten sam ruch za drugim razem prowadzi do innego stanu: %1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>zdanie zapisu partii ma puste miejsce: %1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1, przez ruch %2</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>liczba do statystyki nie ma nazwy lub wartości: %1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>gry nie da się zagrać ponownie: odrzucono %1: %2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>te same ruchy za drugim razem prowadzą do innego stanu</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>pozycja %1 opcji %2 pokazuje %3, co wykracza poza jej granice</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>pozycja %1 opcji %2 nie może przyjąć wartości %3</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>pozycja %1 opcji %2 zmienia ich liczbę</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>opcji nie da się ponownie odczytać: odrzucono %1: %2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>opcje zapisuje się na dwa sposoby: %1 i %2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>tekst opcji ma znaki, których mieć nie może: %1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>opis opcji ma puste miejsce: %1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>ocena ma wartość, która nie jest liczbą</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>wykonany ruch jest wart więcej niż najlepszy</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>losowy ruch jest wart więcej niż najlepszy</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>najlepszy ruch jest niedozwolony: %1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>błąd nie ma uzasadnienia</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>uzasadnieniu oceny brakuje argumentów</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>koszt nie ma tekstu</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>cofnięcie ruchu nie prowadzi do stanu sprzed niego</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>można cofnąć więcej ruchów, niż wykonano</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>ponowiony ruch prowadzi do innego stanu</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>można ponowić więcej ruchów, niż cofnięto</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>rozdana gra nie ma krótkiego ID</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>ID %1 prowadzi do innej gry</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>odrzucono ID %1: %2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>przyjęto ID, które nie oznacza gry: %1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>odrzucone ID zmieniło grę</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>przyjęto zapis, w którym nie ma gry: %1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>odrzucono ID rozdania: %1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>odrzucono dozwolony ruch: %1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>nie można odtworzyć zapisanej gry: %1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>odtworzona gra nie jest tą, którą zapisano</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>odtworzona gra zapisuje się jako inna</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>odtworzona gra ma inną przeszłość</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>odtworzona gra ma inną przyszłość</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>odtworzona gra ma więcej lub mniej ruchów</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1, z zapisaną grą %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>zapisaną grę odrzucono bez podania powodu</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>odrzucona zapisana gra zmieniła grę</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>odtworzonej gry nie da się zapisać i odtworzyć</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>podpowiedź</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>podpowiedź nic nie mówi</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>zdanie podpowiedzi ma puste miejsce: %1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>podpowiedź %1 nie ma całego uzasadnienia: %2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>podpowiedź jest niedozwolona: %1: %2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>to samo ziarno losowe daje inny ruch na poziomie %1</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>słowo poziomu nie jest słowem albo nie jest jego własne: %1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>poziom %1 nie ma nazwy</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>na poziomie %1 zagrano niedozwolony ruch: %2: %3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>opcje po odczytaniu są inne: %1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1, do miejsca %2, rozdane także jako %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>w tym, co rozdano na nowo, ruch jest niedozwolony</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>zapis partii zdradza to, co ukryte</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>obserwacja zdradza to, co ukryte</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>dozwolone ruchy zdradzają to, co ukryte</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>na poziomie %1 zagrano niedozwolony ruch</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>na poziomie %1 znane jest to, co ukryte</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>podpowiedź zna to, co ukryte</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>to nie gra: %1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>nie udało się zbudować: %1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>Komputer, %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Komputer</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>za duże</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>to nie jest zwykły plik</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>na bajcie %L1: %2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>nie zawiera obiektu JSON</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 nie jest katalogiem</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>nie udało się wypisać wyniku: %1</translation>
    </message>
</context>
</TS>
