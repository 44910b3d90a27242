<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>gcalc::CellFile</name>
    <message numerus="yes">
        <source>%Ln cells</source>
        <comment>One cell</comment>
        <translation>
            <numerusform>%Lnセル</numerusform>
        </translation>
    </message>
    <message>
        <source>Cells of GCalc</source>
        <translation>GCalcのセル</translation>
    </message>
</context>
<context>
    <name>gcalc::CubePage</name>
    <message>
        <source>Cube</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>このセルは空です。</translation>
    </message>
</context>
<context>
    <name>gcalc::CubeWords</name>
    <message>
        <source>nothing</source>
        <translation>何もなし</translation>
    </message>
    <message>
        <source>mixture of red %L1, green %L2, blue %L3</source>
        <translation>赤%L1、緑%L2、青%L3の混色</translation>
    </message>
    <message>
        <source>variable %1</source>
        <translation>変数%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln parts</source>
        <comment>one part</comment>
        <translation>
            <numerusform>%Ln個の部分</numerusform>
        </translation>
    </message>
    <message>
        <source>(%1)</source>
        <translation>（%1）</translation>
    </message>
    <message>
        <source>function of %1: %2</source>
        <translation>%1の関数：%2</translation>
    </message>
    <message>
        <source>left half %1, right half %2</source>
        <translation>左半分が%1、右半分が%2</translation>
    </message>
    <message>
        <source>top half %1, bottom half %2</source>
        <translation>上半分が%1、下半分が%2</translation>
    </message>
    <message>
        <source>front half %1, back half %2</source>
        <translation>前半分が%1、後ろ半分が%2</translation>
    </message>
    <message>
        <source>%1 applied to %2</source>
        <translation>%1を%2に適用</translation>
    </message>
    <message>
        <source>main</source>
        <translation>メイン</translation>
    </message>
    <message>
        <source>page %L1, %2</source>
        <translation>%L1ページ、%2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1、%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation>%1、空</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1、%2、%3</translation>
    </message>
</context>
<context>
    <name>gcalc::Desk</name>
    <message>
        <source>Cubes</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>色</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>保管棚</translation>
    </message>
    <message>
        <source>Held: %1. Go to a cell and press Enter to drop it there, Escape to put it back.</source>
        <translation>持っているもの：%1。セルに移動してEnterキーで置き、Escapeキーで元に戻します。</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>このセルは空です。</translation>
    </message>
    <message>
        <source>No cell has such a name.</source>
        <translation>その名前のセルはありません。</translation>
    </message>
    <message>
        <source>%1
Drop: %2
Right click: %3</source>
        <translation>%1
ドロップ：%2
右クリック：%3</translation>
    </message>
    <message>
        <source>%1
Right click: makes main a function of this colour.</source>
        <translation>%1
右クリック：メインをこの色の関数にします。</translation>
    </message>
    <message>
        <source>Drop a cube here</source>
        <translation>ここにキューブをドロップ</translation>
    </message>
    <message>
        <source>Held: %1. Click a cell to drop it there, Escape puts it back.</source>
        <translation>持っているもの：%1。セルをクリックするとそこに置き、Escapeキーで元に戻します。</translation>
    </message>
</context>
<context>
    <name>gcalc::DrawingFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>このセルは空です。</translation>
    </message>
    <message>
        <source>Drawing of the cube</source>
        <translation>キューブの図</translation>
    </message>
</context>
<context>
    <name>gcalc::LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>次のレッスン</translation>
    </message>
    <message>
        <source>Goes on to the next lesson</source>
        <translation>次のレッスンに進みます</translation>
    </message>
    <message>
        <source>Lay out the cells</source>
        <translation>セルを並べる</translation>
    </message>
    <message>
        <source>Puts the cells of this lesson in place of yours; undo brings those back</source>
        <translation>自分のセルの代わりにこのレッスンのセルを置きます。元に戻すと自分のセルが戻ります</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>確かめる</translation>
    </message>
    <message>
        <source>Tries what is in the main cell</source>
        <translation>メインセルの中身を試します</translation>
    </message>
    <message>
        <source>Show an answer</source>
        <translation>答えを見る</translation>
    </message>
    <message>
        <source>Puts a right answer into the main cell</source>
        <translation>正しい答えをメインセルに入れます</translation>
    </message>
    <message>
        <source>Task: %1</source>
        <translation>課題：%1</translation>
    </message>
    <message>
        <source>%L1. %2</source>
        <translation>%L1. %2</translation>
    </message>
    <message>
        <source>Helped: the answer was shown</source>
        <translation>助けあり：答えを見ました</translation>
    </message>
    <message>
        <source>%1, solved</source>
        <translation>%1、解決</translation>
    </message>
    <message>
        <source>%1, helped</source>
        <translation>%1、助けあり</translation>
    </message>
    <message>
        <source>The answer was shown: this lesson counts as helped.</source>
        <translation>答えを見たので、このレッスンは助けありとして数えます。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lessons are left.</source>
        <comment>One lesson is left.</comment>
        <translation>
            <numerusform>残りのレッスンは%Ln個です。</numerusform>
        </translation>
    </message>
    <message>
        <source>All lessons are solved.</source>
        <translation>すべてのレッスンを解きました。</translation>
    </message>
    <message>
        <source>All lessons are done, some of them with help.</source>
        <translation>すべてのレッスンが終わりました（一部は助けあり）。</translation>
    </message>
</context>
<context>
    <name>gcalc::PictureFile</name>
    <message>
        <source>This cell is empty.</source>
        <translation>このセルは空です。</translation>
    </message>
    <message>
        <source>Picture of the cube</source>
        <translation>キューブの画像</translation>
    </message>
</context>
<context>
    <name>gcalc::PreferenceRows</name>
    <message>
        <source>Evaluate as soon as something is applied</source>
        <translation>適用したらすぐに評価する</translation>
    </message>
    <message>
        <source>Limit the depth of evaluation</source>
        <translation>評価の深さを制限する</translation>
    </message>
    <message>
        <source>Leave out what has fewer pixels than</source>
        <translation>このピクセル数より小さいものを省く</translation>
    </message>
    <message>
        <source>Share an argument out by the body&apos;s halves</source>
        <translation>引数を本体の半分ごとに分ける</translation>
    </message>
    <message>
        <source>Colours are functions that mix</source>
        <translation>色を、混ぜる関数として扱う</translation>
    </message>
    <message>
        <source>Never print a picture instead of a drawing</source>
        <translation>図の代わりに画像を印刷しない</translation>
    </message>
</context>
<context>
    <name>gcalc::Showcase</name>
    <message>
        <source>Cube</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>In space</source>
        <translation>立体で表示</translation>
    </message>
    <message>
        <source>Shows the cube in space. Drag it to turn it.</source>
        <translation>キューブを立体で表示します。ドラッグすると回せます。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Drag or arrow keys: turn; with Ctrl+Shift: move. Wheel, + and -: larger. Escape: back.</source>
        <translation>ドラッグか矢印キー：回す（Ctrl+Shiftで移動）。ホイール、+、-：拡大と縮小。Escape：戻る。</translation>
    </message>
    <message>
        <source>Wheel, + and -: larger. Drag: move, or turn it in space. Ctrl+Shift with arrow keys: move. Escape: back.</source>
        <translation>ホイール、+、-：拡大と縮小。ドラッグ：移動、立体表示では回転。Ctrl+Shift+矢印キー：移動。Escape：戻る。</translation>
    </message>
    <message>
        <source>This has more parts than can be drawn; some stand for several.</source>
        <translation>部分が多すぎて描き切れません。いくつかをまとめて表しています。</translation>
    </message>
</context>
<context>
    <name>gcalc::StepPanel</name>
    <message>
        <source>First</source>
        <translation>最初</translation>
    </message>
    <message>
        <source>To the term before the first step</source>
        <translation>最初のステップの前の項へ</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>戻る</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>1ステップ戻る</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>進む</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>1ステップ進む</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>最後</translation>
    </message>
    <message>
        <source>To the normal form</source>
        <translation>正規形へ</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>取り込む</translation>
    </message>
    <message>
        <source>Puts the term of this step into the main cell</source>
        <translation>このステップの項をメインセルに入れます</translation>
    </message>
    <message>
        <source>Term of this step</source>
        <translation>このステップの項</translation>
    </message>
    <message>
        <source>Step %L1</source>
        <translation>ステップ%L1</translation>
    </message>
    <message>
        <source>On the way to the normal form.</source>
        <translation>正規形への途中です。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message numerus="yes">
        <source>No end after %Ln steps; Last goes on.</source>
        <comment>No end after one step; Last goes on.</comment>
        <translation>
            <numerusform>%Lnステップでは終わりません。「最後」で続けます。</numerusform>
        </translation>
    </message>
    <message>
        <source>The next step would make a term that is too large.</source>
        <translation>次のステップでは項が大きくなりすぎます。</translation>
    </message>
    <message>
        <source>This is the normal form: there is nothing left to reduce.</source>
        <translation>これが正規形です。もう簡約するものはありません。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>中止</translation>
    </message>
    <message>
        <source>Stops on the way</source>
        <translation>途中で中止します</translation>
    </message>
</context>
<context>
    <name>gcalc::StorageBar</name>
    <message>
        <source>Search names</source>
        <translation>名前を検索</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>前のページ</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>次のページ</translation>
    </message>
    <message>
        <source>Add a page</source>
        <translation>ページを追加</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1/%L2</translation>
    </message>
    <message>
        <source>Page %L1 of %L2</source>
        <translation>ページ%L1/%L2</translation>
    </message>
</context>
<context>
    <name>gcalc::TermPanel</name>
    <message>
        <source>Term as text</source>
        <translation>項のテキスト</translation>
    </message>
    <message>
        <source>Enter puts the term into the main cell, Shift+Enter begins a line, Escape brings back what was there. The grammar is in the help.</source>
        <translation>Enterで項をメインセルに入れ、Shift+Enterで改行し、Escapeで元の内容に戻します。文法はヘルプにあります。</translation>
    </message>
    <message>
        <source>At letter %L1: %2</source>
        <translation>%L1文字目：%2</translation>
    </message>
    <message>
        <source>Enter puts this into the main cell.</source>
        <translation>Enterでこれをメインセルに入れます。</translation>
    </message>
</context>
<context>
    <name>gcalc::View</name>
    <message>
        <source>Text</source>
        <translation>テキスト</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>ステップ</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>レッスン</translation>
    </message>
    <message>
        <source>The cells of this lesson are in place of yours. Undo brings yours back.</source>
        <translation>自分のセルの代わりにこのレッスンのセルを置きました。元に戻すと自分のセルが戻ります。</translation>
    </message>
    <message>
        <source>A right answer is in the main cell. Undo brings back what was there.</source>
        <translation>メインセルに正しい答えを入れました。元に戻すと前の内容が戻ります。</translation>
    </message>
    <message>
        <source>&amp;New</source>
        <translation>新規(&amp;N)</translation>
    </message>
    <message>
        <source>Show the e&amp;xamples</source>
        <translation>例を表示(&amp;X)</translation>
    </message>
    <message>
        <source>Cu&amp;t the cell</source>
        <translation>セルを切り取り(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;Copy the cell</source>
        <translation>セルをコピー(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste into the cell</source>
        <translation>セルに貼り付け(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;lear the cell</source>
        <translation>セルを空にする(&amp;L)</translation>
    </message>
    <message>
        <source>Re&amp;name the cell...</source>
        <translation>セルの名前を変更(&amp;N)...</translation>
    </message>
    <message>
        <source>E&amp;valuate the cell</source>
        <translation>セルを評価(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Stop evaluating</source>
        <translation>評価を中止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Enlarge the cube</source>
        <translation>キューブを拡大(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Cubes in space</source>
        <translation>キューブを立体で表示(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Text, steps and lessons</source>
        <translation>テキスト、ステップ、レッスン(&amp;T)</translation>
    </message>
    <message>
        <source>Parts of main</source>
        <translation>メインの部分</translation>
    </message>
    <message>
        <source>countless</source>
        <translation>数え切れません</translation>
    </message>
    <message>
        <source>Evaluating. Escape stops it.</source>
        <translation>評価中です。Escapeキーで中止します。</translation>
    </message>
    <message>
        <source>Copies the cube: %1.</source>
        <translation>キューブをコピーします：%1。</translation>
    </message>
    <message>
        <source>Moves the cube: %1.</source>
        <translation>キューブを移動します：%1。</translation>
    </message>
    <message>
        <source>Drag a cube into the middle, or begin with the lessons: %1.</source>
        <translation>キューブを中央にドラッグするか、レッスンから始めてください：%1。</translation>
    </message>
    <message>
        <source>Drag a cube into the middle. Then drop others on the cells around it.</source>
        <translation>キューブを中央にドラッグし、周りのセルにほかのキューブをドロップしてください。</translation>
    </message>
    <message>
        <source>Put cubes together, make functions of them, and apply them to each other.</source>
        <translation>キューブを組み合わせ、関数を作り、互いに適用します。</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>このセルは空です。</translation>
    </message>
    <message>
        <source>There is nothing to evaluate.</source>
        <translation>評価するものがありません。</translation>
    </message>
    <message>
        <source>The evaluation failed.</source>
        <translation>評価に失敗しました。</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>評価を中止しました。</translation>
    </message>
    <message>
        <source>Copied: %1.</source>
        <translation>コピーしました：%1。</translation>
    </message>
    <message>
        <source>It holds too much text.</source>
        <translation>テキストが多すぎます。</translation>
    </message>
    <message>
        <source>The clipboard holds no cube. %1</source>
        <translation>クリップボードにキューブがありません。%1</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>基本の色は変えられません。</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>メインセルにはまだ何もありません。</translation>
    </message>
    <message>
        <source>There is nothing to rename here.</source>
        <translation>ここには名前を変えるものがありません。</translation>
    </message>
    <message>
        <source>Rename the cell</source>
        <translation>セルの名前を変更</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名前</translation>
    </message>
    <message>
        <source>There is nothing to clear here.</source>
        <translation>ここには消すものがありません。</translation>
    </message>
    <message>
        <source>Make main a function of this colour</source>
        <translation>メインをこの色の関数にする</translation>
    </message>
    <message>
        <source>Drop here</source>
        <translation>ここに置く</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>持ち上げる</translation>
    </message>
    <message>
        <source>Enter</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>切り取り</translation>
    </message>
    <message>
        <source>X</source>
        <translation>X</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>コピー</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>貼り付け</translation>
    </message>
    <message>
        <source>V</source>
        <translation>V</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>空にする</translation>
    </message>
    <message>
        <source>R</source>
        <translation>R</translation>
    </message>
    <message>
        <source>Evaluate</source>
        <translation>評価</translation>
    </message>
    <message>
        <source>E</source>
        <translation>E</translation>
    </message>
    <message>
        <source>Rename...</source>
        <translation>名前を変更...</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Enlarge</source>
        <translation>拡大</translation>
    </message>
    <message>
        <source>Space</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>Space</translation>
    </message>
    <message>
        <source>Print...</source>
        <translation>印刷...</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>Show the examples</source>
        <translation>例を表示</translation>
    </message>
    <message>
        <source>M</source>
        <translation>M</translation>
    </message>
    <message>
        <source>Open...</source>
        <translation>開く...</translation>
    </message>
    <message>
        <source>O</source>
        <translation>O</translation>
    </message>
    <message>
        <source>Save as...</source>
        <translation>名前を付けて保存...</translation>
    </message>
    <message>
        <source>S</source>
        <translation>S</translation>
    </message>
    <message>
        <source>Preferences...</source>
        <translation>設定...</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>ルール</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>閉じる</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>Look of colours</source>
        <translation>色の見た目</translation>
    </message>
    <message>
        <source>Soft</source>
        <translation>柔らかい</translation>
    </message>
    <message>
        <source>Pure</source>
        <translation>純色</translation>
    </message>
    <message>
        <source>Signs on colours</source>
        <translation>色の記号</translation>
    </message>
    <message>
        <source>None</source>
        <translation>なし</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>模様</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Back</source>
        <translation>後ろ</translation>
    </message>
    <message>
        <source>Puts the cube behind the main one.</source>
        <translation>キューブをメインの後ろに置きます。</translation>
    </message>
    <message>
        <source>Removes the back half.</source>
        <translation>後ろ半分を取り除きます。</translation>
    </message>
    <message>
        <source>Remove the back half</source>
        <translation>後ろ半分を取り除く</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>上</translation>
    </message>
    <message>
        <source>Puts the cube on top of the main one.</source>
        <translation>キューブをメインの上に置きます。</translation>
    </message>
    <message>
        <source>Removes the top half.</source>
        <translation>上半分を取り除きます。</translation>
    </message>
    <message>
        <source>Remove the top half</source>
        <translation>上半分を取り除く</translation>
    </message>
    <message>
        <source>Apply as function</source>
        <translation>関数として適用</translation>
    </message>
    <message>
        <source>Applies the cube to the main one.</source>
        <translation>このキューブをメインに適用します。</translation>
    </message>
    <message>
        <source>Removes the function and keeps its argument.</source>
        <translation>関数を取り除き、引数を残します。</translation>
    </message>
    <message>
        <source>Remove the function</source>
        <translation>関数を取り除く</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>左</translation>
    </message>
    <message>
        <source>Puts the cube to the left of the main one.</source>
        <translation>キューブをメインの左に置きます。</translation>
    </message>
    <message>
        <source>Removes the left half.</source>
        <translation>左半分を取り除きます。</translation>
    </message>
    <message>
        <source>Remove the left half</source>
        <translation>左半分を取り除く</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>右</translation>
    </message>
    <message>
        <source>Puts the cube to the right of the main one.</source>
        <translation>キューブをメインの右に置きます。</translation>
    </message>
    <message>
        <source>Removes the right half.</source>
        <translation>右半分を取り除きます。</translation>
    </message>
    <message>
        <source>Remove the right half</source>
        <translation>右半分を取り除く</translation>
    </message>
    <message>
        <source>Apply as argument</source>
        <translation>引数として適用</translation>
    </message>
    <message>
        <source>Applies the main cube to this one.</source>
        <translation>メインをこのキューブに適用します。</translation>
    </message>
    <message>
        <source>Removes the argument and keeps its function.</source>
        <translation>引数を取り除き、関数を残します。</translation>
    </message>
    <message>
        <source>Remove the argument</source>
        <translation>引数を取り除く</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>下</translation>
    </message>
    <message>
        <source>Puts the cube under the main one.</source>
        <translation>キューブをメインの下に置きます。</translation>
    </message>
    <message>
        <source>Removes the bottom half.</source>
        <translation>下半分を取り除きます。</translation>
    </message>
    <message>
        <source>Remove the bottom half</source>
        <translation>下半分を取り除く</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>前</translation>
    </message>
    <message>
        <source>Puts the cube in front of the main one.</source>
        <translation>キューブをメインの前に置きます。</translation>
    </message>
    <message>
        <source>Removes the front half.</source>
        <translation>前半分を取り除きます。</translation>
    </message>
    <message>
        <source>Remove the front half</source>
        <translation>前半分を取り除く</translation>
    </message>
    <message>
        <source>Parts beyond the evaluation depth are left as they are. Evaluating again goes on with them.</source>
        <translation>評価の深さを超えた部分はそのまま残します。もう一度評価すると、その先へ進みます。</translation>
    </message>
    <message>
        <source>This goes round: a term came back while it was evaluated.</source>
        <translation>堂々巡りです。評価の途中で同じ項に戻りました。</translation>
    </message>
    <message>
        <source>This has no end: a term is a part of its own result. It is left as it is there.</source>
        <translation>終わりがありません。項が自分自身の結果の一部になっています。そこはそのまま残します。</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %Ln steps.</source>
        <comment>Stopped after one step.</comment>
        <translation>
            <numerusform>%Lnステップで打ち切りました。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: the evaluation took more than %Ln different terms.</source>
        <comment>Stopped: the evaluation took more than one term.</comment>
        <translation>
            <numerusform>打ち切りました。評価に%Ln個を超える別々の項が必要でした。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped: %Ln evaluations waited for each other.</source>
        <comment>Stopped: one evaluation waited for another.</comment>
        <translation>
            <numerusform>打ち切りました。%Ln個の評価が互いを待ちました。</numerusform>
        </translation>
    </message>
    <message>
        <source>Stopped: the terms became too large to go on.</source>
        <translation>打ち切りました。項が大きくなりすぎました。</translation>
    </message>
    <message>
        <source>The evaluation was stopped.</source>
        <translation>評価を中止しました。</translation>
    </message>
    <message>
        <source>A colour is no function, and so this stays as it is. The preferences can let colours mix.</source>
        <translation>色は関数ではないので、このまま残ります。設定で色を混ぜられるようになります。</translation>
    </message>
    <message>
        <source>A variable is no function before something takes its place.</source>
        <translation>変数は、何かに置き換わるまで関数ではありません。</translation>
    </message>
    <message>
        <source>An empty part is no function.</source>
        <translation>空の部分は関数ではありません。</translation>
    </message>
    <message>
        <source>This becomes itself again.</source>
        <translation>これはまた自分自身になります。</translation>
    </message>
    <message>
        <source>Substitution</source>
        <translation>置き換え</translation>
    </message>
    <message>
        <source>Spatial application</source>
        <translation>空間の適用</translation>
    </message>
    <message>
        <source>Colour mixing</source>
        <translation>混色</translation>
    </message>
    <message>
        <source>The argument takes the place of the variable.</source>
        <translation>引数が変数の場所に入ります。</translation>
    </message>
    <message>
        <source>The argument is split, and each part of the function takes its part of it.</source>
        <translatorcomment>not a term: split</translatorcomment>
        <translation>引数が分けられ、関数の各部分がそれぞれの分を受け取ります。</translation>
    </message>
    <message>
        <source>Every colour of the argument is mixed with the colour that is applied to it.</source>
        <translation>引数のすべての色が、適用される色と混ざります。</translation>
    </message>
    <message>
        <source>The file is too large.</source>
        <translation>ファイルが大きすぎます。</translation>
    </message>
    <message>
        <source>This parenthesis is not closed.</source>
        <translation>このかっこが閉じていません。</translation>
    </message>
    <message>
        <source>Only one thing can follow the dot.</source>
        <translation>ドットの後に続けられるのは1つだけです。</translation>
    </message>
    <message>
        <source>This is nested too deeply.</source>
        <translation>入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>This parenthesis was not opened.</source>
        <translation>このかっこに対応する開きかっこがありません。</translation>
    </message>
    <message>
        <source>Something must follow the dot.</source>
        <translation>ドットの後に何か必要です。</translation>
    </message>
    <message>
        <source>A quotation mark is missing after this text.</source>
        <translation>このテキストの後に引用符がありません。</translation>
    </message>
    <message>
        <source>A backslash in a text can only stand before a quotation mark or another backslash.</source>
        <translation>テキスト中のバックスラッシュは、引用符か別のバックスラッシュの前にだけ置けます。</translation>
    </message>
    <message>
        <source>The text ends within a word.</source>
        <translation>単語の途中でテキストが終わっています。</translation>
    </message>
    <message>
        <source>There can be no dot here.</source>
        <translation>ここにドットは置けません。</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>%1行%2列：%3</translation>
    </message>
    <message>
        <source>A file of GCalc begins with &quot;GCALC&quot;.</source>
        <translation>GCalcのファイルは&quot;GCALC&quot;で始まります。</translation>
    </message>
    <message>
        <source>The file ends before its preferences and cells are complete.</source>
        <translation>設定とセルがそろう前にファイルが終わっています。</translation>
    </message>
    <message>
        <source>Nothing can follow the list of the stored cells.</source>
        <translation>保管したセルのリストの後には何も置けません。</translation>
    </message>
    <message>
        <source>This should be the list of the stored cells.</source>
        <translation>ここには保管したセルのリストが必要です。</translation>
    </message>
    <message>
        <source>There is no cell in this text.</source>
        <translation>このテキストにはセルがありません。</translation>
    </message>
    <message>
        <source>Nothing can follow the cell.</source>
        <translation>セルの後には何も置けません。</translation>
    </message>
    <message>
        <source>This should be #t or #f.</source>
        <translation>ここには#tか#fが必要です。</translation>
    </message>
    <message>
        <source>This should be #f or a number from 0 to %1.</source>
        <translation>ここには#fか、0から%1までの数が必要です。</translation>
    </message>
    <message>
        <source>This should be a cell: a name or #f, a dot and a term.</source>
        <translation>ここにはセルが必要です。名前か#f、ドット、項の順に書きます。</translation>
    </message>
    <message>
        <source>This name has signs that no name can have, or is too long.</source>
        <translation>名前に使えない文字があるか、名前が長すぎます。</translation>
    </message>
    <message>
        <source>This should be the name of a colour.</source>
        <translation>ここには色の名前が必要です。</translation>
    </message>
    <message>
        <source>Parts of a colour are numbers from 0 to 255.</source>
        <translation>色の成分は0から255までの数です。</translation>
    </message>
    <message>
        <source>A mixed colour has three numbers.</source>
        <translation>混色には3つの数が必要です。</translation>
    </message>
    <message>
        <source>A variable is var and the name of a colour.</source>
        <translation>変数はvarと色の名前です。</translation>
    </message>
    <message>
        <source>This is no term.</source>
        <translation>これは項ではありません。</translation>
    </message>
    <message>
        <source>An operation has two parts.</source>
        <translation>演算には部分が2つ必要です。</translation>
    </message>
    <message>
        <source>This should be a variable: (var colour).</source>
        <translation>ここには変数が必要です：(var colour)。</translation>
    </message>
    <message numerus="yes">
        <source>Terms of more than %Ln parts are not written.</source>
        <comment>Terms of more than one part are not written.</comment>
        <translation>
            <numerusform>%Ln個を超える部分のある項は書き出せません。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something of %Ln parts</source>
        <comment>something of one part</comment>
        <translation>
            <numerusform>%Ln個の部分からなるもの</numerusform>
        </translation>
    </message>
    <message>
        <source>The main cell comes to %1, and it should be %2.</source>
        <translation>メインセルの結果は%1ですが、%2でなければなりません。</translation>
    </message>
    <message>
        <source>%1 gives %2, and it should give %3.</source>
        <translation>%1の結果は%2ですが、%3でなければなりません。</translation>
    </message>
    <message>
        <source>There is nothing in the main cell yet.</source>
        <translation>メインセルにはまだ何もありません。</translation>
    </message>
    <message>
        <source>%1 comes to no end. %2</source>
        <translation>%1には終わりがありません。%2</translation>
    </message>
    <message>
        <source>That is right.</source>
        <translation>正解です。</translation>
    </message>
    <message>
        <source>Cubes</source>
        <translation>キューブ</translation>
    </message>
    <message>
        <source>Everything here is a cube. The colours at the left are the simplest ones. In the middle is the main cell, where cubes are built; at the right there is room to keep them.</source>
        <translation>ここではすべてがキューブです。左の色は最も単純なキューブです。中央のメインセルでキューブを組み立て、右の保管棚にしまいます。</translation>
    </message>
    <message>
        <source>Drag a colour to the main cell, and it is copied there. Drop another colour on one of the cells around it, and it is joined to the main cube on that side: each of them then takes one half of the cube.</source>
        <translation>色をメインセルにドラッグすると、そこにコピーされます。周りのセルに別の色をドロップすると、その側でメインのキューブにつながり、それぞれがキューブの半分になります。</translation>
    </message>
    <message>
        <source>Build a cube whose left half is red and whose right half is green.</source>
        <translation>左半分が赤、右半分が緑のキューブを作ってください。</translation>
    </message>
    <message>
        <source>Three directions</source>
        <translation>3つの方向</translation>
    </message>
    <message>
        <source>Cubes are joined in three directions: left and right, top and bottom, front and back. As text this is written red|green, red-green and red/green, with the left, top and front part first.</source>
        <translation>キューブは、左右、上下、前後の3つの方向につなげます。テキストでは、左、上、前の部分を先にして、red|green、red-green、red/greenと書きます。</translation>
    </message>
    <message>
        <source>A part can have parts itself. To build something of two halves that are both made of parts, make one of them, drag it to the storage, and make the other in the main cell.</source>
        <translation>部分がさらに部分を持つこともあります。半分ずつが両方とも部分からできたものを作るには、片方を作って保管棚にドラッグし、もう片方をメインセルで作ります。</translation>
    </message>
    <message>
        <source>Build a board of four squares: green and red above, red and green below.</source>
        <translation>4つの正方形の盤を作ってください。上が緑と赤、下が赤と緑です。</translation>
    </message>
    <message>
        <source>Taking away</source>
        <translation>取り除く</translation>
    </message>
    <message>
        <source>A click with the right button on Left, Right, Top, Bottom, Front or Back takes away what lies on that side. The cut goes through the whole cube, whatever it was built of first.</source>
        <translation>左、右、上、下、前、後ろのセルを右クリックすると、その側にあるものを取り除きます。最初にどの向きで組み立てたかにかかわらず、キューブ全体が切られます。</translation>
    </message>
    <message>
        <source>So a cube need not be joined left and right to be cut there: of (red|green)-blue, which has blue below, the left half is red-blue.</source>
        <translation>ですから、左右につないだキューブでなくても左右に切れます。下が青い(red|green)-blueの左半分はred-blueです。</translation>
    </message>
    <message>
        <source>The main cell has four colours in front and two behind. Keep what is at the left of the front: red over blue.</source>
        <translation>メインセルの前には4色、後ろには2色あります。前の左側、つまり青の上に赤があるところを残してください。</translation>
    </message>
    <message>
        <source>Functions</source>
        <translation>関数</translation>
    </message>
    <message>
        <source>A click with the right button on a colour at the left makes a function of the main cube: the colour becomes a gap, a variable, into which anything can be put. A round mark in this colour shows it.</source>
        <translation>左の色を右クリックすると、メインのキューブが関数になります。その色が変数、つまり何でも入れられる空きになります。その色の丸い印が関数の目印です。</translation>
    </message>
    <message>
        <source>From red|green and a click on green comes \green.red|&apos;green: the function that puts red to the left of whatever it gets. The apostrophe tells a variable from a colour.</source>
        <translation>red|greenでgreenを右クリックすると、\green.red|&apos;greenになります。これは、受け取ったものの左に赤を置く関数です。アポストロフィで変数と色を区別します。</translation>
    </message>
    <message>
        <source>Make a function that puts white on top of whatever it gets.</source>
        <translation>受け取ったものの上に白を置く関数を作ってください。</translation>
    </message>
    <message>
        <source>Application</source>
        <translation>適用</translation>
    </message>
    <message>
        <source>To apply a function is to put something into its gap. Drop a function on Apply as function, and it gets the main cube. Drop a cube on Apply as argument, and the main function gets it.</source>
        <translation>関数を適用するとは、その空きに何かを入れることです。関数を「関数として適用」にドロップすると、メインのキューブを受け取ります。キューブを「引数として適用」にドロップすると、メインの関数がそれを受け取ります。</translation>
    </message>
    <message>
        <source>The storage has a function called double: \green.&apos;green|&apos;green. It puts two of what it gets side by side. As text, double of red is written &quot;double&quot;@red, with the name of a cell in quotation marks.</source>
        <translation>保管棚にはdouble、つまり\green.&apos;green|&apos;greenという関数があります。受け取ったものを2つ横に並べます。赤のdoubleは、セルの名前を引用符で囲んで&quot;double&quot;@redと書きます。</translation>
    </message>
    <message>
        <source>Build a row of eight red slices. Three applications of double are enough.</source>
        <translation>赤い薄切りを8枚、一列に並べてください。doubleを3回適用すれば足ります。</translation>
    </message>
    <message>
        <source>Two arguments</source>
        <translation>2つの引数</translation>
    </message>
    <message>
        <source>A function takes one argument. One that takes two is a function whose result is another function: \green.\red.&apos;green|&apos;red gets something for green, and becomes a function that waits for red.</source>
        <translation>関数の引数は1つです。引数を2つ取る関数は、結果がまた関数になる関数です。\green.\red.&apos;green|&apos;redは、greenに何かを受け取ると、redを待つ関数になります。</translation>
    </message>
    <message>
        <source>Colours become variables one after the other, and the last one is asked for first. So click on the colour of the second argument before that of the first.</source>
        <translation>色は1つずつ変数になり、最後のものが先に引数を受け取ります。ですから、1つ目の引数の色より先に、2つ目の引数の色をクリックします。</translation>
    </message>
    <message>
        <source>Make a function of two arguments that puts the first one behind the second.</source>
        <translation>2つの引数を取り、1つ目を2つ目の後ろに置く関数を作ってください。</translation>
    </message>
    <message>
        <source>Yes and no</source>
        <translation>はいといいえ</translation>
    </message>
    <message>
        <source>Functions can choose. The one called true, \green.\red.&apos;green, takes two things and gives the first; false gives the second. So a truth value decides by itself: if it is applied to two cubes, one of them is left.</source>
        <translation>関数は選ぶことができます。trueという\green.\red.&apos;greenは、2つのものを受け取って1つ目を返します。falseは2つ目を返します。ですから真偽値は自分で選びます。2つのキューブに適用すると、片方が残ります。</translation>
    </message>
    <message>
        <source>The opposite of a truth value is one that gives the second of two things where it gave the first.</source>
        <translation>真偽値の反対は、1つ目を返していたときに2つ目を返すものです。</translation>
    </message>
    <message>
        <source>Make the function not: it gets true or false, and gives the other one.</source>
        <translation>関数notを作ってください。trueかfalseを受け取り、もう一方を返します。</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>ペア</translation>
    </message>
    <message>
        <source>A pair keeps two things and gives back one of them. The function cons takes both, and waits for a truth value that chooses: \green.\red.\blue.&apos;blue@&apos;green@&apos;red.</source>
        <translation>ペアは2つのものを持ち、その1つを返します。関数consは両方を受け取り、どちらを選ぶかの真偽値を待ちます：\green.\red.\blue.&apos;blue@&apos;green@&apos;red。</translation>
    </message>
    <message>
        <source>The function car asks the pair with true, and so gets the first; cdr asks with false, and gets the second.</source>
        <translation>関数carはペアにtrueで尋ねて1つ目を受け取り、cdrはfalseで尋ねて2つ目を受け取ります。</translation>
    </message>
    <message>
        <source>Make a function that gets a pair, and gives a pair in which the two have changed places.</source>
        <translation>ペアを受け取り、2つを入れ替えたペアを返す関数を作ってください。</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数</translation>
    </message>
    <message>
        <source>A number is how often something is done. Two takes a function and a beginning, and applies the function twice: \green.\red.&apos;green@(&apos;green@&apos;red). Zero gives the beginning as it is.</source>
        <translation>数とは、何かを行う回数です。2は関数と始まりを受け取り、関数を2回適用します：\green.\red.&apos;green@(&apos;green@&apos;red)。0は始まりをそのまま返します。</translation>
    </message>
    <message>
        <source>To see a number, give it something to do. In the storage is slice, which puts blue to the left of what it gets. Apply two to slice, and the result to white.</source>
        <translation>数を見るには、何かをさせます。保管棚のsliceは、受け取ったものの左に青を置きます。2をsliceに適用し、その結果を白に適用してください。</translation>
    </message>
    <message>
        <source>Make the number four.</source>
        <translation>数の4を作ってください。</translation>
    </message>
    <message>
        <source>Arithmetic</source>
        <translation>計算</translation>
    </message>
    <message>
        <source>Numbers do things, so they can count. Plus adds one to the second number as often as the first one says: \green.\red.&apos;green@&quot;add1&quot;@&apos;red. Times does a number of times what is itself done a number of times.</source>
        <translation>数は物事を行うので、数えることもできます。plusは、1つ目の数の回数だけ2つ目の数に1を足します：\green.\red.&apos;green@&quot;add1&quot;@&apos;red。timesは、ある回数行うことをさらに何回も行います。</translation>
    </message>
    <message>
        <source>In the storage is also minus, which takes the second number from the first, and sub1, which takes one away: it counts in pairs that remember the number before.</source>
        <translation>保管棚には、1つ目の数から2つ目の数を引くminusと、1を引くsub1もあります。sub1は、前の数を覚えるペアで数えます。</translation>
    </message>
    <message>
        <source>Make a function that gets a number and gives its square: the number times itself.</source>
        <translation>数を受け取り、その2乗、つまり自分自身との積を返す関数を作ってください。</translation>
    </message>
    <message>
        <source>Zero or not</source>
        <translation>0かどうか</translation>
    </message>
    <message>
        <source>The function zero? tells whether a number is zero. It lets the number begin with true, and do something that makes false of everything. Zero leaves true as it is.</source>
        <translation>関数zero?は、数が0かどうかを調べます。数にtrueから始めさせ、何でもfalseにすることを行わせます。0ならtrueがそのまま残ります。</translation>
    </message>
    <message>
        <source>What comes is a truth value, and this chooses by itself between two things.</source>
        <translation>結果は真偽値で、それが自分で2つのものから選びます。</translation>
    </message>
    <message>
        <source>Make a function of a number that gives red for zero, and white for one and all that is more.</source>
        <translation>0なら赤、1以上なら白を返す、数の関数を作ってください。</translation>
    </message>
    <message>
        <source>Functions in space</source>
        <translation>空間の関数</translation>
    </message>
    <message>
        <source>Functions are cubes, so they can be joined like all others. Such a function works in space: its left part gets the left half of the argument, and its right part the right half.</source>
        <translation>関数もキューブなので、ほかのキューブのようにつなげます。そうした関数は空間に働きます。左の部分が引数の左半分を、右の部分が右半分を受け取ります。</translation>
    </message>
    <message>
        <source>In the storage are id, which gives what it gets, and hole, which always gives the transparent cube. Slicer has eight of each in turn, and cuts slices out of everything.</source>
        <translation>保管棚には、受け取ったものを返すidと、いつも透明なキューブを返すholeがあります。slicerはそれを8つずつ交互に並べたもので、何からでも薄切りを切り出します。</translation>
    </message>
    <message>
        <source>Make a function that cuts away the lower half of a cube, and leaves the upper one where it is.</source>
        <translation>キューブの下半分を切り取り、上半分をその場所に残す関数を作ってください。</translation>
    </message>
    <message>
        <source>Recursion</source>
        <translation>再帰</translation>
    </message>
    <message>
        <source>A function has no name by which it could call itself. Y-comb helps: &quot;Y-comb&quot;@f is f applied to &quot;Y-comb&quot;@f. So f gets, as its first argument, what it is about to become.</source>
        <translation>関数には自分を呼ぶための名前がありません。そこでY-combを使います。&quot;Y-comb&quot;@fは、fを&quot;Y-comb&quot;@fに適用したものです。ですからfは1つ目の引数として、これから自分がなるものを受け取ります。</translation>
    </message>
    <message>
        <source>An example is in the storage: slices is &quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black)))). Its red is the function itself. For zero it gives white, else blue and what it gives for one less. Only what is needed is evaluated, and so it comes to an end.</source>
        <translation>保管棚に例があります。slicesは&quot;Y-comb&quot;@(\red.\black.&quot;zero?&quot;@&apos;black@white@(blue|(&apos;red@(&quot;sub1&quot;@&apos;black))))です。redは関数そのものです。0なら白を、そうでなければ青と、1少ない数で返すものを返します。必要なものだけが評価されるので、終わりがあります。</translation>
    </message>
    <message>
        <source>A recursion that never reaches zero has no end. It is stopped at a limit, and that is said.</source>
        <translation>0に達しない再帰には終わりがありません。限度で打ち切られ、そのことが表示されます。</translation>
    </message>
    <message>
        <source>Make a function that gets a number and adds up all numbers from it down to one: of three it makes six.</source>
        <translation>数を受け取り、その数から1までの数を全部足す関数を作ってください。3なら6になります。</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>リスト</translation>
    </message>
    <message>
        <source>A list is null, or a pair: its first element, and the list of the others. The function null? tells whether there is nothing left.</source>
        <translation>リストはnullか、最初の要素と残りのリストとのペアです。関数null?は、もう残りがないかどうかを調べます。</translation>
    </message>
    <message>
        <source>To do something with every element is recursion again: if the list is null, the work is done; else do it to the first element, and go on with the rest.</source>
        <translation>すべての要素に何かを行うのも再帰です。リストがnullなら終わりです。そうでなければ最初の要素に行い、残りを続けます。</translation>
    </message>
    <message>
        <source>Make a function that draws a list: its elements side by side from the left, each joined to what is drawn of the rest, and transparent for null.</source>
        <translation>リストを描く関数を作ってください。要素を左から横に並べ、それぞれを残りの図とつなぎ、nullには透明を使います。</translation>
    </message>
    <message>
        <source>This text is too long for a term.</source>
        <translation>テキストが長すぎて項にできません。</translation>
    </message>
    <message>
        <source>This sign has no meaning here.</source>
        <translation>この記号はここでは意味がありません。</translation>
    </message>
    <message>
        <source>There is no colour &quot;%1&quot;.</source>
        <translation>色&quot;%1&quot;はありません。</translation>
    </message>
    <message>
        <source>The name of a colour must follow the apostrophe.</source>
        <translation>アポストロフィの後に色の名前が必要です。</translation>
    </message>
    <message>
        <source>Six hexadecimal digits must follow the number sign, as in #ff8000.</source>
        <translation>#ff8000のように、#の後に16進数が6桁必要です。</translation>
    </message>
    <message>
        <source>A quotation mark is missing after the name.</source>
        <translation>名前の後に引用符がありません。</translation>
    </message>
    <message>
        <source>No cell has the name &quot;%1&quot;.</source>
        <translation>&quot;%1&quot;という名前のセルはありません。</translation>
    </message>
    <message>
        <source>Nothing is written here. The empty term is called empty.</source>
        <translation>ここには何も書かれていません。空の項はemptyと書きます。</translation>
    </message>
    <message>
        <source>The text ends where a term should follow.</source>
        <translation>項が続くはずのところでテキストが終わっています。</translation>
    </message>
    <message>
        <source>A term is missing before this parenthesis.</source>
        <translation>このかっこの前に項がありません。</translation>
    </message>
    <message>
        <source>A term is missing before this sign.</source>
        <translation>この記号の前に項がありません。</translation>
    </message>
    <message>
        <source>An abstraction in an operation needs parentheses around it.</source>
        <translation>演算の中の抽象にはかっこが必要です。</translation>
    </message>
    <message>
        <source>The name of a colour must follow the lambda.</source>
        <translation>ラムダの後に色の名前が必要です。</translation>
    </message>
    <message>
        <source>A dot must follow the variable of an abstraction.</source>
        <translation>抽象の変数の後にドットが必要です。</translation>
    </message>
    <message>
        <source>The term is nested too deeply.</source>
        <translation>項の入れ子が深すぎます。</translation>
    </message>
    <message>
        <source>A sign is missing between two terms.</source>
        <translation>2つの項の間に記号がありません。</translation>
    </message>
    <message>
        <source>Parentheses must say which of the two operators comes first.</source>
        <translation>2つの演算子のどちらが先かを、かっこで示す必要があります。</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln parts is not written as text.</source>
        <comment>A term of more than one part is not written as text.</comment>
        <translation>
            <numerusform>%Ln個を超える部分のある項は、テキストで書けません。</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such cell.</source>
        <translation>そのセルはありません。</translation>
    </message>
    <message>
        <source>This cell is empty.</source>
        <translation>このセルは空です。</translation>
    </message>
    <message numerus="yes">
        <source>A term of more than %Ln different parts fits into no cell.</source>
        <comment>A term of more than one part fits into no cell.</comment>
        <translation>
            <numerusform>%Ln個を超える別々の部分のある項は、セルに入りません。</numerusform>
        </translation>
    </message>
    <message>
        <source>A cube cannot be dropped where it comes from.</source>
        <translation>キューブは元の場所には置けません。</translation>
    </message>
    <message>
        <source>The basic colours are never changed.</source>
        <translation>基本の色は変えられません。</translation>
    </message>
    <message>
        <source>Such a drop always copies.</source>
        <translation>ここへのドロップは常にコピーになります。</translation>
    </message>
    <message>
        <source>There is nothing to remove on this side.</source>
        <translation>この側には取り除くものがありません。</translation>
    </message>
    <message numerus="yes">
        <source>There are no more than %Ln pages.</source>
        <comment>There is only one page.</comment>
        <translation>
            <numerusform>ページは%Lnページまでです。</numerusform>
        </translation>
    </message>
    <message>
        <source>These preferences are out of range.</source>
        <translation>設定が範囲外です。</translation>
    </message>
    <message>
        <source>This is no sound file.</source>
        <translation>正しいファイルではありません。</translation>
    </message>
    <message numerus="yes">
        <source>A name has at most %Ln letters and no line ends.</source>
        <comment>A name has at most one letter and no line ends.</comment>
        <translation>
            <numerusform>名前は%Ln文字までで、改行は使えません。</numerusform>
        </translation>
    </message>
    <message>
        <source>GCalc has no such options.</source>
        <translation>GCalcにそのオプションはありません。</translation>
    </message>
    <message>
        <source>GCalc begins with the examples, with empty cells, or with a file.</source>
        <translation>GCalcは、例、空のセル、ファイルのどれかから始まります。</translation>
    </message>
    <message>
        <source>This is nothing that can be done in GCalc.</source>
        <translation>GCalcではできないことです。</translation>
    </message>
    <message>
        <source>transparent</source>
        <translation>透明</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黒</translation>
    </message>
    <message>
        <source>dark gray</source>
        <translation>暗い灰色</translation>
    </message>
    <message>
        <source>gray</source>
        <translation>灰色</translation>
    </message>
    <message>
        <source>light gray</source>
        <translation>明るい灰色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白</translation>
    </message>
    <message>
        <source>dark red</source>
        <translation>暗い赤</translation>
    </message>
    <message>
        <source>red</source>
        <translation>赤</translation>
    </message>
    <message>
        <source>dark green</source>
        <translation>暗い緑</translation>
    </message>
    <message>
        <source>green</source>
        <translation>緑</translation>
    </message>
    <message>
        <source>dark blue</source>
        <translation>暗い青</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>青</translation>
    </message>
    <message>
        <source>dark yellow</source>
        <translation>暗い黄色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>dark cyan</source>
        <translation>暗いシアン</translation>
    </message>
    <message>
        <source>cyan</source>
        <translation>シアン</translation>
    </message>
    <message>
        <source>dark magenta</source>
        <translation>暗いマゼンタ</translation>
    </message>
    <message>
        <source>magenta</source>
        <translation>マゼンタ</translation>
    </message>
    <message>
        <source>The main cell holds no function yet: no colour in it has become a variable.</source>
        <translation>メインセルにはまだ関数がありません。変数になった色がありません。</translation>
    </message>
</context>
</TS>
