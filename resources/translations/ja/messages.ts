<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>最後に遊んだ日時：今日%1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>最後に遊んだ日時：昨日%1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>最後に遊んだ日：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln手、今日%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln手、昨日%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln手、最後に遊んだ日：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>日替わりボードは別のウィンドウで使用中です。</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation>やさしい</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>やや難しい</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>難しい</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>最も難しい</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%2（%1）</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>勝ち（助けあり）</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>%1で勝ち（助けあり）</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>%1で勝ち</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>負け（助けあり）</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>引き分け（助けあり）</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>得点%L1（助けあり）</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>得点%L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>連続記録はまだありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>連続記録：%Ln日。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>%1の分は大目に見ました。</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>現在%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>まだ遊んでいません</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>今日：%1、%2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>選ばれたカードのデザイン（%1）はもうインストールされていません。代わりに標準のデザインで表示します。</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>ファイルを読み込めません</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>ファイルが大きすぎます</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>ファイルがSVG画像ではありません</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>安全に開けるSVG画像ではありません</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>足りないカードがあります</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>トランプの形をしていません</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>白紙のカードや同じ見た目のカードがあります</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>スートが区別できないか、普通のスートではありません</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>描くのに時間がかかりすぎます</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>カードのデザイン「%1」は使えません（%2）。代わりに標準のデザインで表示します。</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>システムからファイルを受け取れませんでした。</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>証明済み</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>正確に計算</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>推定</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>勝敗を決めた手を探しています...</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>%L2手中%L1手目を判定しています...</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>このゲームに勝敗を決めた手はありませんでした。</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>正確さ%L1点（100点満点）。</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>どの手も同じ価値でした。</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>損失：%1。</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>運による得：%1。</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>運による損：%1。</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>%L1手目の損失は%2（%3）です。</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>場面%L1/%L2：%3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>改善：検討中のゲームより良い結果になりました。</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>検討中のゲームより悪い結果になりました。</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>検討中のゲームと同じ結果になりました。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and the judgement of all moves</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>SavedGame</name>
    <message>
        <source>it is not a saved game</source>
        <translation>保存したゲームではありません</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>新しいバージョンで書かれています</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>形式が不明です</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>別のゲームのものです</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>ゲームが入っていません</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1はフォルダーではありません。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>フォルダー%1を作れません。</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>保存したゲームは別のウィンドウで使用中です。</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>%1に書き込む権限がありません。</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>%1に書き込めません（%2）。</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>2人で対戦</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>あなたが先手</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>コンピューターが先手</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>統計は別のウィンドウで使用中です。</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>新しいバージョンで書かれています</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>ウィンドウを開けません：ディスプレイがありません</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>ウィンドウを開けません：%1</translation>
    </message>
</context>
<context>
    <name>duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1秒</translation>
    </message>
</context>
<context>
    <name>guard</name>
    <message>
        <source>%1 took %2 of memory and was ended; it may take %3 (see --no-limits)</source>
        <translation>%1はメモリーを%2使ったため終了させました。使えるのは%3までです（--no-limitsを参照）</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>日本語</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Parts of a list or of a description, one after the other.</extracomment>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1:</source>
        <extracomment>A name in front of a field: &quot;Suits:&quot;.</extracomment>
        <translation>%1：</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>%1 was not loaded: %2</source>
        <translation>%1を読み込めませんでした：%2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1には表示するものがありません</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>%1の起動に失敗しました：%2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>%1の起動に失敗しました</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>ゲーム「%1」はありません</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1はゲームではありません：%2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>%1は遊べません：%2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1は、手持ちのファイル、ネットワーク、ほかのプログラムを使えません（--unconfinedを参照）</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>コンピューターと対戦</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>一時停止中です。%1かボタンを押すと再開します。</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>実行</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>ゲームを準備しています...</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>考えています...</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1まだ考えています...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隠す</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>時間：%1。</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>全員の手数：%L1。</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>手数：%L1。</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>助けあり。</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>助けなし。</translation>
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
        <translation>盤</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>ほかのゲームを起動できるのは、このプログラムに付属するゲームだけです。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>ゲーム自身が書き込める場所にあります。</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>%1のためにこのプログラムを起動しますか？あなたの権限で動きます。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>起動(&amp;S)</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>許可されていません。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>このファイルを%1で開きますか？</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>開く(&amp;O)</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>選ばれたファイルではありません。</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>ゲームから内容を受け取れませんでした。</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>ビルド中：%1%</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>ビルドできませんでした：%1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>日を選ぶと、その日のボードで遊べます。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>日替わりボードなし</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>遊ばなかった日（大目に見ました）。</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>別の日に終了。</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>終わったゲームなし。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its difficulty</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and what was reached</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>plt::CameraButtons</name>
    <message>
        <source>Camera</source>
        <translation>カメラ</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>カメラのボタン</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>盤を左に回す</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>盤を右に回す</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>もっと上から見る</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>もっと横から見る</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>近づく</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>離れる</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>標準の視点</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>plt::CardTable</name>
    <message>
        <source>Card table</source>
        <translation>カードテーブル</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>裏向きのカード</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>カード%Ln枚</numerusform>
        </translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>一番上：%1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
    <message>
        <source>ace</source>
        <translation>エース</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>ジャック</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>クイーン</translation>
    </message>
    <message>
        <source>king</source>
        <translation>キング</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>スペードの%1</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>ハートの%1</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>ダイヤの%1</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>クラブの%1</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>遊ぶ</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>コピー：%1</translation>
    </message>
    <message>
        <source>%1:</source>
        <translation>%1：</translation>
    </message>
</context>
<context>
    <name>plt::CommandLine</name>
    <message>
        <source>unknown argument: %1</source>
        <translation>不明な引数：%1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1には値が必要です</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1が2回指定されています</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1と%2は同時に使えません</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--gameは--playと一緒にだけ使えます</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--gameとファイルは同時に指定できません</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--jsonは--listと一緒にだけ使えます</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dirと%1は同時に使えません</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deepは--checkと一緒にだけ使えます</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translateには言語（deなど）が必要です</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>--checkにはフォルダーが必要です</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limitsと%1は同時に使えません</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfinedと%1は同時に使えません</translation>
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
        <translatorcomment>not a term: card; not a term: board; not a term: game ID</translatorcomment>
        <translation>使い方：
  plt-games [--games-dir DIR]...                              ゲームのコンソールを開く
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  idかフォルダーで指定したゲームで遊ぶ
  plt-games --play GAME FILE [--games-dir DIR]...             そのゲームのファイルを開く
  plt-games --list [--json] [--games-dir DIR]...              ゲームの一覧を表示する
  plt-games --check [--deep] FOLDER...                        ゲームのフォルダーの問題を調べる
  plt-games --new-game ID [KIND]                              自分のゲームを作り始める：フォルダーを書き出す。KINDは
                                                              lua-board、lua-cards、lua-pieces、C++では
                                                              board、cards、pieces
  plt-games --translate FOLDER LANGUAGE                       Luaのゲームの文を翻訳者のために集める
  plt-games --version
  plt-games --help

  --games-dir DIR  いつものフォルダーの代わりにDIRでゲームを探す（繰り返し可）
  --deep           ゲームを読み込み、それぞれ1000回ランダムに遊ぶ
  --game GAMEID    この配りで始める。ゲームのIDは「ゲーム」メニューで分かる
  --no-limits      メモリーと時間を制限なしに使わせる（デバッグ用）
  --unconfined     ファイル、ネットワーク、ほかのプログラムをゲームに使わせる</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>お気に入りから外す(&amp;A)</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>お気に入りに追加(&amp;A)</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>文字を入力してゲームを探す</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>ゲームを探す</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>おまかせ</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>ランダムに選んだゲームで遊びます</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>おまかせ(&amp;S)</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>ランダムに選んだゲームで遊びます（%1）</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>探す(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>実行中のゲーム(&amp;R)</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>共有されたゲームを貼り付け(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>全ゲームの統計(&amp;T)...</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>自作ゲームのフォルダーを開く(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>ゲームを探し直す(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>終了(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>今日(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>カレンダー(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>PLT Gamesについて(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>%1で遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>%1のルール(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>もう1つ開く(&amp;P)</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>%1のルール</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>フォルダーを表示できませんでした。自作ゲームを置く場所：</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>PLT Gamesについて</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>小さなゲームのコレクションです。

ゲームはそれぞれ独立して動きます。このウィンドウを閉じてもゲームは続き、ゲームを閉じると続きから始められるように保存されます。</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>実行中：%1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>実行中のゲーム：%1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>今日（最初のゲームの後）(&amp;T)</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>%1行目：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>ほか%Ln件</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>文字を入力して検索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>検索</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>ファイルの内容</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>一部を読み込めませんでした(&amp;R)：</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>読み込めなかったもの</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>このゲームで表示できるものが入っていません。</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>日替わりボード(&amp;B)</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>過去のボード(&amp;E)</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>%1のボード：%2。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a day and its result or difficulty</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>plt::DayButton</name>
    <message>
        <source>%1 %2</source>
        <comment>day and month</comment>
        <translation>%2%1日</translation>
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
        <translation>すべてのカードゲームで使うデザイン</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>カードのデザイン</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>このコンピューターにあるほかのデザインを探しています...</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>標準のデザイン</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>KDEやGNOMEのデザインがインストールされていれば、ここに表示されます。</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>えんじ</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>裏面(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>4色（ダイヤは青、クラブは緑）(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>文字と数字を大きく(&amp;L)</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>選ばれたカードのデザインは使えないため、標準のデザインで表示しています。</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>開く(&amp;O)...</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>最近使ったファイル(&amp;J)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>名前を付けて保存(&amp;A)...</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>すべてのファイル (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>開く</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1を開けません</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>ファイル%1はありません。</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1は読み込めるファイルではありません。</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1は%2を超えており、このゲームには大きすぎます。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>このゲームではファイルを開けません。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>名前を付けて保存</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>%1を保存できません</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>一覧を消去(&amp;C)</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>もう一度挑戦</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>同じものをもう一度</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>元に戻す</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>テキストで共有</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a title as a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>plt::FigureLabel</name>
    <message>
        <source>%1: %2</source>
        <comment>a figure of the game and its value</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>plt::FlightRecorder</name>
    <message>
        <source>%1, at %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>読み込み中</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>画面の作成中</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>最初のゲームの表示中</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>オプションの試験中</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>ランダムなゲームの途中</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>壊れたテキストの読み込み中</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>ヒントの検索中</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>コンピューターの思考中</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>ゲームの保存・復元・取り消し中</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>ウィンドウでのプレー中</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>ゲームの保存中</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>終了処理中</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>info.yamlを読み込めません：%1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>info.yamlが大きすぎます：%1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>info.yamlがUTF-8ではありません：%1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>info.yamlに誤りがあります：%1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>info.yamlにライブラリーの名前がありません：%1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>ライブラリーがありません：%1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>スクリプトを読み込めません：%1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>ライブラリーがゲームではありません：%1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>ライブラリーがこのバージョンのPLT Gamesに合いません：%1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>お気に入り。</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>途中のゲームがあります。</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>フォルダー：%1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>お気に入りから外す</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>お気に入りに追加</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a line as a sentence</comment>
        <translation>%1。</translation>
    </message>
</context>
<context>
    <name>plt::GameCatalogue</name>
    <message>
        <source>%1 was not found; Debian has it in the package qt6-l10n-tools</source>
        <translation>%1が見つかりません。Debianではqt6-l10n-toolsパッケージに入っています</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1が失敗しました：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1を読み込めません</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1はLuaのゲームではありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>「%1」はdeやpt_BRのような言語コードではありません</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1を作れません</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>このゲームはこの言語に対応しました。%1の文はすべて翻訳されています。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>%1に訳のない文が%Ln個あります。Qt Linguistかエディターで訳を書いてから、もう一度実行してください。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>ゲームID</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>IDを渡せば、相手も同じ配置で遊べます。番号は短く、正確なIDはいつまでも有効です。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>番号</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>このゲームは番号から配られたものではありません。</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>正確なID</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>このゲームの隠れた部分が分かってしまうため、コピーだけができます。</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>このIDで遊ぶ(&amp;P)：</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>IDか共有されたゲームを貼り付けてください</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1このゲームは保存されません。</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>壊れています</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>配置を知っているゲームの一覧を使えませんでした：%1。</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>保存したゲームの一部を使えませんでした：%1。</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>保存したゲームを使えませんでした：%1。</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>元のまま%1に残し、このゲームは保存しません。</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>%1として残しました。</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>ゲームが大きすぎて保存できません。保存できた最後の状態を残しています。</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>「ゲーム」メニューの「履歴を消去」を選ぶと、容量がすべて空きます。</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>全部使い切ると、このゲームは保存できなくなります。</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>保存できる容量がいっぱいです。最初のほうの手を元に戻せるのは、ウィンドウを閉じるまでです。</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>保存できる容量の半分を使いました。</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>ゲーム(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新しいゲーム(&amp;N)</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>新しいゲーム(&amp;M)...</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>最初からやり直す(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>検討(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>履歴を消去(&amp;F)...</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>ゲームID(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>ゲームIDをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>テキストで共有(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>統計(&amp;Y)...</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>一時停止(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>閉じる(&amp;Q)</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>このゲームには選ぶものがありません。</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>印刷(&amp;T)...</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>印刷プレビュー(&amp;W)...</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>PDFとして保存(&amp;D)...</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDFとして保存</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>履歴を消去しますか？</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>今見えている状態はそのまま残ります。それより前には戻せなくなりますが、保存の容量はすべて空きます。</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>消去(&amp;F)</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>コピーしました：%1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>ゲームをテキストとしてコピーしました。相手に送り、返事をここに貼り付けてください。</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>ゲームをテキストとしてコピーしました。貼り付けた人は同じ配置で遊べます。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>編集(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>共有されたゲームを貼り付け(&amp;G)</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>画像としてコピー(&amp;E)</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>テキストとしてコピー(&amp;T)</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>盤面をテキストとしてコピーしました。</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>設定(&amp;F)...</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>コピーするものがありません。</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>盤面を画像としてコピーしました。</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>表示(&amp;V)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>拡大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>縮小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>ウィンドウに合わせる(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全画面表示(&amp;U)</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>時計を表示(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>アニメーション(&amp;A)</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>効果音（全ゲーム共通）(&amp;E)</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>アニメーションの速さ(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>遅い(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>ふつう(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速い(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>プレーヤー(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>ゲームの記録(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>ルール(&amp;R)</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1：ルール</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>マニュアル(&amp;M)</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>ゲームの目的(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>このゲームについて(&amp;A)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>このゲームについて</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>PLT Games %1のゲーム。MITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>ここがこのゲームの始まりです。もう一度元に戻すと、前のゲームに戻ります。</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>新しいゲームの前に戻る(&amp;U)</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>ヒントの手を実行(&amp;H)</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>まだゲームを準備しています。</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>ゲームを用意できませんでした。</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>ゲームを用意できませんでした：%1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>ヒントを出せませんでした。</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>ヒントを出せませんでした：%1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>判定できない手がありました。</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>判定できない手がありました：%1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>このテキストの手順では、書かれた結果になりません。そのため、最初の状態だけを開きました。</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>ゲームを探しています...</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今日</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>お気に入り</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>続きから</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>カレンダー</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>ゲームが見つかりません。「ゲーム」メニューから自作ゲームの置き場所を開けます。</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>「%1」というゲームはありません。</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>すべてのゲームを表示</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>%1という種類のゲームはありません。あるのは%2だけです</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>ゲームを読み込めませんでした：%1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>ゲームに表示するものがありません</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1：時間内にランダムなゲームを%Ln回試しました</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>ゲームのウィンドウが閉じません</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>ゲームが例外を投げました（%1）</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>ゲームが例外を投げました（%1）：%2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>終了したゲーム数</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>勝ちました！</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>負けました</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>ゲーム終了</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>%1の勝ち！</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>解き方を見る(&amp;S)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>目標の記録（手順で確認済み）：%1。</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>目標の記録：%1。</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>保存したゲームを読み込んでいます...</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>目標</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>このゲームは保存されません。</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1今閉じると失われます。</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>もう一度試す(&amp;T)</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>それでも閉じる(&amp;C)</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1、ここに置けます</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1、持ち上げています</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>手札を引いた順に(&amp;D)</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>手札をスート順に(&amp;S)</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>手札を数字順に(&amp;R)</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>手札を自分の順に(&amp;W)</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>手番</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>勝者</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>言語(&amp;L)</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>デスクトップと同じ(&amp;D)</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>マニュアル</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>マニュアルがインストールされていません。</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>置き場所は%1です。</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1を作れません</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1はゲームのidにできません。CMake、YAML、このプログラムで別の意味があります</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>idは小文字、数字、単独のハイフンで2〜60文字とし、文字で始めます</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>「%1」はゲームのidにできません：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>「%1」はゲームのidにできません：%2（例：%3）</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1はすでにあります</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>フォルダー%1は完全なゲームです。ビルドして遊び、自分のものに作り変えてください：</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>フォルダー%1は完全なゲームです。遊んで、自分のものに作り変えてください。game.luaを保存するたびに、変更がウィンドウに反映されます。</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新しいゲーム</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>これは「%1」のゲームですが、手元にそのゲームがありません。</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>一時停止中</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>再開</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>遊んだ時間</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>このコンピューターのグラフィックスが動かなくなったため、盤を真上から平面で表示します。</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>このコンピューターではOpenGLが動かないため、盤を真上から平面で表示します。</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>画像</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>読み込める画像が入っていません。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>ファイルが空です。</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>読み込めるファイルではありません。</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>ファイルが%1を超えており、画像としては大きすぎます。</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>画像が壊れています：%1。</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>このSVG画像は使えません。ほかのファイルを参照しているか、部品の繰り返しが多すぎます。</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>動く画像です。最初のコマを使います。</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>画像が大きすぎます。%L1×%L2ピクセルあります。読み込めるのは1億ピクセルまでです。</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>画像が小さすぎます。%L1×%L2ピクセルです。縦も横も%L3ピクセル以上必要です。</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>選ばれたカードのデザインは描くのに時間がかかりすぎるため、標準のデザインで表示しています。</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>すぐに決めさせる(&amp;M)</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>これまでに見つけた最善の手をコンピューターに選ばせます</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>1手戻る(&amp;B)</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>誰の手であっても1手戻ります</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>1手進む(&amp;F)</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>誰の手であっても1手進みます</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>最初へ(&amp;G)</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>このゲームの最初の局面を表示します</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>最後へ(&amp;L)</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>このゲームの最後の局面を表示します</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>コンピューターを待たせる(&amp;W)</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>指示があるまで、コンピューターは手を進めません</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>コンピューターの読みを表示(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>ゆっくり(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>ふつう(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>速く(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>待たずに(&amp;A)</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>コンピューターの速さ(&amp;P)</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>コンピューターと対戦</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>コンピューターが2番目の席に着きます</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>%1（手番）</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1。クリックすると誰が遊ぶかを変えられます。</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>考えています...</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>コンピューターは待っています。</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>このゲームの効果音</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>設定</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>このコンピューターにはOpenGLがないため、盤を真上から平面で表示します。</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>ゲームのフォルダーの問題</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>ゲームのフォルダーに問題が%Ln件あります</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>ゲームの記録</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>統計を読み込めないため、新しく数え始めます。以前の内容は%1として残しました。</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>数えられませんでした：%1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>これまでで最高の結果です。</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>これまでで%L1番目に良い結果です。最高は%2です。</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>最高は%1です。</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>日替わりボードの連続記録：%Ln日。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>ゲームの流れ</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>左右の矢印キーで手を選びます。</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>検討</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>前の場面（Shift+F3）</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>次の場面（F3）</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>実際の手</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>ここで試す</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>この局面から続けて遊びます</translation>
    </message>
    <message>
        <source>More</source>
        <translation>その他</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>検討をテキストとしてコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>検討を印刷(&amp;P)...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>検討を閉じる</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>より良い手</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>検討に戻る</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>ありえた展開を試しています。検討中のゲームは残っています。</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>%L1手目は最善でした。</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>検討をテキストとしてコピーしました。</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>%1はメモリーを使いすぎたため終了させました。</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1を起動できませんでした。</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>%1を読み込めませんでした。</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>%1の起動に失敗しました。</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>%1が異常終了しました（%2）。</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>%1がコード%L2で停止しました。</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>%1がほかのプログラムかシステムによって終了させられました。</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>%1は応答しないままキーボードかマウスを占有していたため、終了させました。</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>%1がウィンドウを開かずに終了しました。</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>%1のウィンドウがまだ開きません。</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>%1が応答していません。</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>実行中のゲーム</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>表示</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>ウィンドウを手前に出す</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1を表示</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>起動中</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>%1から</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>%1応答なし</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>終了を依頼しました</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>終了させています</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>すぐに停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>強制的に終了させます</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>ゲームを閉じます。閉じなければ終了させます</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>%1をすぐに停止</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1を停止</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>盤</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>盤を立体で表示(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>座標(&amp;X)</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>カメラ(&amp;M)</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>左に回す(&amp;L)</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>右に回す(&amp;R)</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>もっと上から(&amp;A)</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>もっと横から(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>近づく(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>離れる(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>大きく(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>小さく(&amp;M)</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>左へずらす</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>右へずらす</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>上へずらす</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>下へずらす</translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation>標準の視点(&amp;U)</translation>
    </message>
</context>
<context>
    <name>plt::Sharing</name>
    <message>
        <source>d MMM</source>
        <comment>a day without its year</comment>
        <translation>M月d日</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>助けあり</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>助けなし</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1、%Ln手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>全員で%Ln手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>%Ln手</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>検討で100点中%L1点</translation>
    </message>
    <message>
        <source>won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>引き分け</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>得点%L1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its result</comment>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: your turn, after %Ln moves</source>
        <comment>%1: your turn, after one move</comment>
        <translation>
            <numerusform>%1：%Ln手まで進みました。次はあなたの番です</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1：挑戦してみてください</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>これは「%1」のゲームです。そのゲームかコンソールに貼り付けてください。</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>相手の結果（%1）を上回りました。</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>まだ相手の結果（%1）のほうが上です。</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>相手の結果（%1）と互角です。</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsCopies</name>
    <message>
        <source>%1: %2.</source>
        <comment>a game and its problem</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>This file has no statistics of this program.</source>
        <translation>このファイルにこのプログラムの統計は入っていません。</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>このファイルは新しいバージョンで書かれています。</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>「%1」はゲームの名前ではありません。</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>統計</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>結果</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>自分のゲームを数える(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>もう一度遊ぶ(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>消去(&amp;L)...</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>統計を消去</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>このオプションでの数値と最高記録を消去しますか？</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>このオプションだけ消去</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>このゲームの全記録を消去</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>このオプションで遊んだゲーム</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数値</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>最高記録</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>統計を読み込めません：%1。</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>まだ何も数えられていません。最後まで遊ぶと数えられます。</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>検討したゲーム</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>正確さ、最高</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>正確さ、平均</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>正確さ、最近のゲーム</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1（%2%）</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>負け</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>現在の連勝</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>最多の連勝</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1位</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>平均順位</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>助けあり</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>全員の平均手数</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>平均手数</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>平均時間</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1、最高</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1、平均</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>時間</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得点</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>全員の手数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日時</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsWindow</name>
    <message>
        <source>%L1 (%2 %)</source>
        <translation>%L1（%2%）</translation>
    </message>
    <message>
        <source>%L1, most %L2</source>
        <comment>wins in a row</comment>
        <translation>%L1、最多%L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>全ゲームの統計</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>ゲーム数</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ゲーム</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>遊んだ数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>勝ち</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>連勝</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最高</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>正確さ</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>推移</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>最近10回の検討の平均（100点満点）</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>検討したゲームの正確さの推移</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>コピーを保存(&amp;S)...</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>ほかのコンピューターのために、すべての統計を1つのファイルに書き出します</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>コピーを取り込む(&amp;A)...</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>ほかのコンピューターの統計を取り込みます。同じものが二重に数えられることはありません</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>統計 (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>コピーを保存</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>コピーを取り込む</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>まだ何も数えられていません。最後まで遊ぶと数えられます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>終了したゲーム：%Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>そのうち勝ち：%Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>合計%1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>%1に保存しました。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1を保存できません：%2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>そのファイルはありません。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>%Ln件のゲームを取り込みました。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1を読み込めません：%2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>ヘルプを表示できません：%1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>そのファイルはありません。</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>通常のファイルではありません。</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>ファイルが大きすぎます。</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>ゲームを試せませんでした：%1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>ゲームが固まりました（%1）</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>ゲームがメモリーを使いすぎました（%1）。使えるのは%2までです</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>ゲームが異常終了しました（%1、%2）</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>ゲームがプログラムを終了させました（%1）</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>ゲームがコード%L1でプログラムを終了させました（%2）</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>保存されていません：%1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>失敗したゲーム</translation>
    </message>
</context>
<context>
    <name>plt::TroubleRow</name>
    <message>
        <source>Warning</source>
        <translation>警告</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>詳細</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>詳細：%1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>%1の報告をコピー</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>再起動</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>%1を再起動</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>%1を停止</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>閉じる：%1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>閉じる</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1（%Ln回）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>深さ%Ln手、局面数：%1、%2</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>コンピューターが動かなくなりました。代わりに手を選べます。</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>コンピューターが動かなくなりました（%1）。代わりに手を選べます。</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>コンピューターがルール違反の手を選びました。代わりに手を選べます。</translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>セグメンテーション違反</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>自ら中断</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>演算エラー</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>不正な命令</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>バスエラー</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>シグナル%L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>%L1行%L2列</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>盤を平面で表示します：%1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1は1MBを超えています</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>ファイル%1はありません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>「%1」はゲームのフォルダーにあるSVGファイルの名前ではありません</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>SVG画像が多すぎます</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1は表示できるSVG画像ではありません</translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translation>スクリプト(&amp;S)</translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>この名前は使えません。「%1」ではありませんか？</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>テキストでなければなりません</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>このテキストは長すぎます</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>%1から%2までの整数でなければなりません</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>%1から%2までの数でなければなりません</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>trueかfalseでなければなりません</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>「%1」は次のどれでもありません：%2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>リストでなければなりません</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>長すぎます。%1までです</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>{1, 2}のような2つの数でなければなりません</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>{shape = &quot;disc&quot;, colour = &quot;orange&quot;}のようなテーブルでなければなりません</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>コマはマスの上に立ちます</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>自由な盤のマスには、それぞれ位置が必要です</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>%1×%2の盤より多くあります</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>マスは、見た目の名前、テーブル、falseのいずれかです</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>そこにマスはありません</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translation>盤には列が必要です</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>盤には行が必要です</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>「%1」という名前のコマが2つあります</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>カードは&quot;QH&quot;のようなテキストかテーブルです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>「%1」はカードではありません。数字A23456789TJQKとスートSHDCを書き、組が複数あるときはQH2のように組の番号を付けます</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>カードには&quot;card&quot;、&quot;text&quot;、&quot;shape&quot;、&quot;svg&quot;のいずれかが必要です</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>独自の絵柄のカードにはidが必要です</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>カード%1が2枚あります</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>カードテーブルには山が必要です</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>山はテーブルです</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>「%1」という名前の山が2つあります</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>ボタンには名前が必要です</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>明るい色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>オレンジ</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>水色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>ピンク</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>円盤</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>石</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>ペグ</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>輪</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>十字</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>square</source>
        <translation>四角</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>ひし形</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>矢印</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>ハート</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translation>picture()はテーブルを返さなければなりません</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>点灯</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>壁</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>覆い</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>ゴール</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%1の%2</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Script</source>
        <translation>スクリプト</translation>
    </message>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>値、出力した行、誤り</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>表示中の状態を&quot;state&quot;とする式(&amp;E)：</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>評価(&amp;V)</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>可能な手を表示(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>スクリプト(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1が考えています。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>%1の番です。</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>あなたの番です（%1）。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>あなたの番です。</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>絵を表示できません。%1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>スクリプトを読み直しました。</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>スクリプトを読み直しましたが、再現できない手があります。%1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>まだ局面がありません。</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>印刷できません：%1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>プリンターが見つかりません。ゲームはネットワークを使えないため、ほかのコンピューターのプリントサーバーにあるプリンターは見つかりません。ファイルに印刷するか、ゲームを--unconfinedで起動してください。</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>ファイルに印刷</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>そのプリンターかファイルは使えません。</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>何も印刷されませんでした</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>キー「%1」は使えません</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>キー「%1」は使えません。「%2」ではありませんか？</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>game-set「%1」は新しい名前です。「%2」があります</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>その他のゲーム</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>フォルダーではありません</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>info.yamlがありません</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>%Lnバイトを超えています</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>info.yamlにゲームの名前がありません</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>ライブラリーとスクリプトの両方があります。どちらか1つにしてください</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>「%1」の値がテキストではありません。既定値を使います</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>アイコンがゲームのフォルダー内のファイルではありません</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>アイコンなし：%1.svgも%1.pngもありません</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>名前ではなく、リストかマッピングです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>「%1」はライブラリーの基本名ではありません</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>フォルダーにライブラリー「%1」がありません</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>スクリプトの名前ではなく、リストかマッピングです</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translatorcomment>not a term: rules</translatorcomment>
        <translation>「%1」はフォルダー内のスクリプト（rules.luaなど）の名前ではありません</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>フォルダーにファイル「%1」がありません</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>リンクがフォルダーの外を指しています</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>開けません</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>ファイルが空です</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>読み込めません：%1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>大きすぎます：%1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>文字コード：%1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>形式の誤り：%1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>gameの値の誤り：%1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>ライブラリーなし：%1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>スクリプトなし：%1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>プラグインではありません：%1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>インターフェースの不一致：%1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>入れ子が%1より深くなっています</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>マッピングの後にテキストがあります</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>文書がマッピングではありません</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>キー「%1」が2回出てきます</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>%1行%2列：%3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>ファイルが正しいUTF-8ではありません</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>制御文字</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>アイコンなし：%1は描くのに時間がかかりすぎます</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>アイコンなし：%1は描くのにメモリーを使いすぎます</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>アイコンなし：%1は描けません</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>アイコンなし：%1がありません</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>アイコンなし：%1を読み込めません：%2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>アイコンなし：%1は%Lnバイトを超えています</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>アイコンなし：%1は画像ではありません</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>アイコンなし：%1は%Lnピクセルを超えています</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>アイコンなし：%1がXMLの実体を宣言しています</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>アイコンなし：%1がほかの画像を参照しています</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>アイコンなし：%1は部品の繰り返しが多すぎます</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>Luaのゲームは使えません：%1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>Qt %1用に作られていますが、このプログラムはQt %2を使っています</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>別の種類のQtプラグインです（%1）</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>ゲームのインターフェースのバージョン%1用に作られていますが、このプログラムはバージョン%2です</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>読み込み中に失敗しました：%1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>読み込み中に失敗しました</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>インターフェースの名前はありますが、インターフェースがありません</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>ボードゲーム</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>カードゲーム</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>パズル</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>無視：先に出てくる%1が同じ名前です</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>%1というプレーヤーはいません。</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>アン</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>ベン</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>クレオ</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>ダン</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>イブ</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>フィン</translation>
    </message>
    <message>
        <source>You</source>
        <translation>あなた</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>%1MBを超えるメモリーが必要です</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>文字列が%1KBを超えています</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>%Lnステップを超えました。無限ループではありませんか？</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>時間がかかりすぎます</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>停止させられました</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1、%2行目：%3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1、%2行目、%3：%4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>エラー（%1）</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>エラー処理中のエラー</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>スクリプトが%1KBを超えています</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>メモリーが足りません</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1の値が多すぎます。%2個までです</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1の型が%2です</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1は数ではありません（nan）</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1は無限大です</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1のテキストが多すぎます。%2KBまでです</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1はゼロバイトを含む文字列です</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1が自分自身を含んでいます</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1は深すぎます。%2までです</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1はメタテーブルを持つテーブルです</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1は深すぎます</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1に、整数でも文字列でもないキーがあります（%2）</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1に、ゼロバイトを含むキーがあります</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>スクリプトを読み込めません</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translatorcomment>not a term: seat</translatorcomment>
        <translation>&quot;seats&quot;は名前のリストでなければなりません。%1個までです</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: easy</translatorcomment>
        <translation>&quot;levels&quot;は{ { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }のようなリストでなければなりません</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>レベルにはそれぞれ、小文字と数字の単語と、名前が必要です</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>レベル「%1」が2回出てきます</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1：&quot;%2&quot;ではありませんか？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>&quot;%1&quot;は関数ですが、値でなければなりません</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>関数&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>関数&quot;%1&quot;も&quot;deal&quot;という関数もありません</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>&quot;ranking&quot;は&quot;highest&quot;、&quot;lowest&quot;、&quot;fastest&quot;のいずれかでなければなりません</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>rankingに必要な関数&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>席のあるゲームに必要な関数&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>レベルに必要な関数&quot;%1&quot;がありません</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translatorcomment>not a term: seat</translatorcomment>
        <translation>レベルのあるゲームには&quot;seats&quot;が必要です</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>関数&quot;%1&quot;は使えません。&quot;%2&quot;ではありませんか？</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translatorcomment>not a term: option</translatorcomment>
        <translation>&quot;options&quot;はリストでなければなりません。%1個までです</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>ほかのものと同じ名前です</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translatorcomment>not a term: row; not a term: option</translatorcomment>
        <translation>&quot;options&quot;の%1番目：%2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>&quot;presets&quot;はリストでなければなりません</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>&quot;presets&quot;の%1番目：%2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>英字、数字、_の名前が必要です</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>labelが必要です</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>整数&quot;low&quot;と&quot;high&quot;が必要です</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>普段の値が選択肢にありません</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>値が2つ以上必要です。%1個までです</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>{ &quot;word&quot;, tr(&quot;Name&quot;) }のような、重複のない値が必要です</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>存在しないオプションの名前があります</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>&quot;%1&quot;の選択肢にない値があります</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>「%1」はこのゲームのオプションではありません。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>標準</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>名前のリストを返さなければなりません。%1個までです</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>席の番号かnilを返さなければなりません</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>各席の順位を1から始めて返さなければなりません</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>印の付いた手を選びましょう。</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>{ move = ..., reason = tr(&quot;...&quot;) }、そのリスト、nilのいずれかを返さなければなりません</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>ヒントはありません。</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>不可能な手を返しました：%1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>ゲームの始まり方を返さなければなりません</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>「%1」はこのゲームの始まりではありません。</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>最初の状態を返さなければなりません</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>ここではその手は選べません。</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>次の状態か、nilと文を返さなければなりません</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>&quot;playing&quot;、&quot;won&quot;、&quot;lost&quot;、&quot;drawn&quot;、&quot;over&quot;のいずれかを返さなければなりませんが、%1を返しました</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>手のリストを返さなければなりませんが、%1を返しました</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>数を返さなければなりません</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>文字列を返さなければなりません</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>「%1」はこのゲームの手ではありません。</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>文かnilを返さなければなりません</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>「%1」はこのゲームの値ではありません。</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>絵を表示できません：%1</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>ゲームIDが空です。</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>ゲームIDが長すぎます。</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>ゲームIDでは、オプションの後に「#」と番号、または「:」と始まりの形が続きます。</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>このゲームには番号で決まる配置がないため、番号の付いたゲームIDは使えません。</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation>「#」の後は「%1」ではなく整数でなければなりません。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>%1を選びましょう。</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>これで%Ln手で勝てます。もっと短い手順がないことは証明済みです。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>これで%Ln手で勝てます。もっと短い手順があるかもしれません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>得点が%1になります。%Ln局面を調べましたが、勝ちは見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>最終得点は%1になります。これが最善であることは証明済みです。</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>最終得点は%1になります。%Ln局面を調べた中では最善です。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>ここからは勝てません（証明済み）。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>%Ln局面を調べましたが、何も見つかりませんでした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>長くても%Ln手で勝てます（証明済み）。</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>どの手でも負けです（証明済み）。これが最も長く粘れます。</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>これより良い結果を確実に得る手はありません（証明済み）。</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>%Ln局面を調べた限りでは最善です。証明はされていません。</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>弱い</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>いくつかの手をランダムに試します。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>ふつう</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>数千の局面を調べます。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>強い</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>1秒ほど考えます。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>順位</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>配置の番号が数ではありません</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>遊んだ時間が範囲外です</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>ゲームの通し番号が範囲外です</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>手が多すぎます</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>ゲームが入っていません</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>ゲームの中の位置がありません</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>共有されたゲームが、途中で切れたか書き換わっています。行全体をもう一度コピーしてください。</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>共有されたゲームが貼り付けられませんでした。「plt-games:」で始まる行のあるテキストが必要です。</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>共有されたゲームの手が多すぎます。</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>まだゲームがありません。</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>手が多すぎて続けられません。履歴を消去すると続けられます。</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>このゲームは手が多すぎて続けられません。新しいゲームを始めてください。</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>手%1（ゲーム%2）はルール違反です：%3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>このシステムではゲームを隔離できません（Landlockとseccompがありません）。ほかの人が作ったゲームも、あなたと同じことができます。</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>このシステムではゲームを自分のファイルだけに隔離できません（Landlockがありません）。ほかの人が作ったゲームも、あなたのファイルを読み書きできます。</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>このシステムでは、ゲームがネットワークを使ったりプログラムを起動したりするのを防げません（seccompがありません）。</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>リンク先がありません</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>フォルダーです</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>%1から読んだものが、%2から読み直せません</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>ルール違反の手があるのに続くゲームを受け付けます：%1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>正しい手を拒みます：%1（ゲーム%2）</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>ルール違反の手を受け付けます：%1（ゲーム%2）</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>テキストを拒む理由が完全な文ではありません：%1：%2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1（ゲーム%2）</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1（ゲーム%2、%3の後）</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>自分の番号の配置を拒みます：%1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>同じ番号から違うゲームができます</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>オプションと始まりのテキストに使えない文字があります：%1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>オプションか始まりを読み直せません。%1を拒みます：%2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>オプションか始まりが、別のものとして読み直されます：%1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>ゲームが続いているのに、正しい手がありません</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>手番の席が%1です（全%2席）</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>順位が各席の数だけありません：%2ではなく%1</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>順位が1から始まらないか、席の数を超えています</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>複数の席のゲームが勝ちか負けで終わりました。それは順位から決まるものです</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>正しい手を拒みます：%1：%2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>ルール違反の手を受け付けます：%1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>手を拒む理由が完全な文ではありません：%1：%2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>手のテキストに使えない文字があります：%1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>手を読み直せません。%1を拒みます：%2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>手が別の手として読み直されます：%1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>同じ手なのに、2回目は違う状態になります：%1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>記録の文に空のところがあります：%1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1（手%2の後）</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>統計の数値に名前か値がありません：%1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>ゲームを再現できません。%1を拒みます：%2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>同じ手順なのに、2回目は違う状態になります</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>オプション%2の%1番目の値%3が範囲外です</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>オプション%2の%1番目を%3にできません</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translatorcomment>not a term: row</translatorcomment>
        <translation>オプション%2の%1番目が、全体の個数を変えます</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>オプションを読み直せません。%1を拒みます：%2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>オプションの書き方が2通りあります：%1と%2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>オプションのテキストに使えない文字があります：%1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>オプションの説明に空のところがあります：%1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>判定に、数ではない値があります</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>実際の手の価値が、最善手を上回っています</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>ランダムな手の価値が、最善手を上回っています</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>最善手がルール違反です：%1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>悪手に理由がありません</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>判定の理由に引数が足りません</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>損失にテキストがありません</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>手を元に戻しても、前の状態になりません</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>進めた手より多く元に戻せます</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>やり直した手が違う状態になります</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>元に戻した手より多くやり直せます</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>配られたゲームに短いidがありません</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>id %1が違うゲームになります</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>id %1を拒みます：%2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>ゲームのないidを受け付けます：%1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>拒まれたidがゲームを変えました</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>ゲームの入っていない保存データを受け付けます：%1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>配置のidを拒みます：%1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>正しい手を拒みます：%1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>保存したゲームを復元できません：%1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>復元したゲームが、保存したゲームと違います</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>復元したゲームが、別のものとして保存されます</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>復元したゲームの過去が違います</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>復元したゲームの未来が違います</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>復元したゲームの手の数が違います</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1、保存したゲーム：%2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>保存したゲームを理由なしに拒みます</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>拒まれた保存データがゲームを変えました</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>復元したゲームを、再び保存して復元することができません</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>ヒント</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>ヒントに文がありません</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>ヒントの文に空のところがあります：%1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>ヒント%1に完全な理由がありません：%2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>ヒントがルール違反です：%1：%2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>同じ種から、レベル%1で違う手が選ばれます</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>レベルの単語が単語でないか、ほかと重なっています：%1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>レベル%1に名前がありません</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>レベル%1でルール違反の手が選ばれます：%2：%3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>オプションが別のものとして読み直されます：%1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1、席%2に対して、%3としても配られます</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>配り直すと、ルール違反になる手があります</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>記録から隠れたものが分かります</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>観察から隠れたものが分かります</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>正しい手の一覧から隠れたものが分かります</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>レベル%1でルール違反の手が選ばれます</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>レベル%1が隠れたものを知っています</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>ヒントが隠れたものを知っています</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>ゲームではありません：%1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>ビルドできませんでした：%1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>人間</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>コンピューター（%1）</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>コンピューター</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>大きすぎます</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>通常のファイルではありません</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>%L1バイト目：%2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>JSONオブジェクトが入っていません</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1はフォルダーではありません</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>出力を書き込めませんでした：%1</translation>
    </message>
</context>
</TS>
