<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
    <extra-native-reader>none yet</extra-native-reader>
<context>
    <name>BegunGames</name>
    <message>
        <source>Last played today at %1</source>
        <translation>上次游玩：今天 %1</translation>
    </message>
    <message>
        <source>Last played yesterday at %1</source>
        <translation>上次游玩：昨天 %1</translation>
    </message>
    <message>
        <source>Last played on %1</source>
        <translation>上次游玩：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, today at %1</source>
        <comment>1 move, today at %1</comment>
        <translation>
            <numerusform>%Ln 步，今天 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, yesterday at %1</source>
        <comment>1 move, yesterday at %1</comment>
        <translation>
            <numerusform>%Ln 步，昨天 %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves, last played on %1</source>
        <comment>1 move, last played on %1</comment>
        <translation>
            <numerusform>%Ln 步，上次游玩：%1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DailyResults</name>
    <message>
        <source>The boards of the day are in use by another window.</source>
        <translation>每日一局正由另一个窗口使用。</translation>
    </message>
</context>
<context>
    <name>DailyWords</name>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>fairly hard</source>
        <translation>较难</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>hardest</source>
        <translation>最难</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>weekday and date</comment>
        <translation>%2 %1</translation>
    </message>
    <message>
        <source>won with help</source>
        <translation>赢了（用过帮助）</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢了</translation>
    </message>
    <message>
        <source>won with help in %1</source>
        <translation>赢了（用过帮助），用时 %1</translation>
    </message>
    <message>
        <source>won in %1</source>
        <translation>赢了，用时 %1</translation>
    </message>
    <message>
        <source>lost with help</source>
        <translation>输了（用过帮助）</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>输了</translation>
    </message>
    <message>
        <source>drawn with help</source>
        <translation>平局（用过帮助）</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>score with help: %L1</source>
        <translation>得分（用过帮助）：%L1</translation>
    </message>
    <message>
        <source>score: %L1</source>
        <translation>得分：%L1</translation>
    </message>
    <message>
        <source>No days in a row yet.</source>
        <translation>还没有连续记录。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln days in a row.</source>
        <comment>The first day of a row.</comment>
        <translation>
            <numerusform>已连续 %Ln 天。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was forgiven.</source>
        <comment>a weekday</comment>
        <translation>%1没玩，不算中断。</translation>
    </message>
</context>
<context>
    <name>DayBoards</name>
    <message numerus="yes">
        <source>%Ln moves so far</source>
        <comment>1 move so far</comment>
        <translation>
            <numerusform>已走 %Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>begun</source>
        <translation>已开始</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>还没玩</translation>
    </message>
    <message>
        <source>Today: %1, %2</source>
        <comment>difficulty, and what was reached</comment>
        <translation>今天：%1，%2</translation>
    </message>
</context>
<context>
    <name>DeckCheck</name>
    <message>
        <source>The deck you chose (%1) is no longer installed. You see our own deck instead.</source>
        <translation>你选的牌面（%1）已经卸载，现在显示的是自带的牌面。</translation>
    </message>
    <message>
        <source>its file cannot be read</source>
        <translation>文件无法读取</translation>
    </message>
    <message>
        <source>its file is too large</source>
        <translation>文件太大</translation>
    </message>
    <message>
        <source>its file is no drawing</source>
        <translation>文件不是图形</translation>
    </message>
    <message>
        <source>its drawing is not safe to open</source>
        <translation>图形打开起来不安全</translation>
    </message>
    <message>
        <source>some of its cards are missing</source>
        <translation>缺了几张牌</translation>
    </message>
    <message>
        <source>it does not have the shape of playing cards</source>
        <translation>形状不像纸牌</translation>
    </message>
    <message>
        <source>some of its cards are blank or look alike</source>
        <translation>有些牌是空白的，或看起来一样</translation>
    </message>
    <message>
        <source>its suits cannot be told apart or are not the usual ones</source>
        <translation>花色分不清，或不是常用的花色</translation>
    </message>
    <message>
        <source>it takes too long to draw</source>
        <translation>绘制太慢</translation>
    </message>
    <message>
        <source>The deck “%1” cannot be used: %2. You see our own deck instead.</source>
        <translation>牌面“%1”不能用：%2。现在显示的是自带的牌面。</translation>
    </message>
</context>
<context>
    <name>PlayerFiles</name>
    <message>
        <source>The system did not hand over the file.</source>
        <translation>系统没有交出这个文件。</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>proven</source>
        <translation>已证明</translation>
    </message>
    <message>
        <source>calculated exactly</source>
        <translation>精确计算</translation>
    </message>
    <message>
        <source>estimated</source>
        <translation>估计</translation>
    </message>
    <message>
        <source>Looking for the moves that decided the game...</source>
        <translation>正在找出决定胜负的几步...</translation>
    </message>
    <message>
        <source>Judging move %L1 of %L2...</source>
        <translation>正在分析第 %L1 步，共 %L2 步...</translation>
    </message>
    <message>
        <source>No move of this game decided anything.</source>
        <translation>这一局没有哪一步决定了胜负。</translation>
    </message>
    <message>
        <source>Accuracy: %L1 of 100.</source>
        <translation>准确度：%L1（满分 100）。</translation>
    </message>
    <message>
        <source>All moves were equally good.</source>
        <translation>每一步都同样好。</translation>
    </message>
    <message>
        <source>Given away: %1.</source>
        <translation>共丢掉：%1。</translation>
    </message>
    <message>
        <source>Won by luck: %1.</source>
        <translation>因运气多得：%1。</translation>
    </message>
    <message>
        <source>Lost by luck: %1.</source>
        <translation>因运气少得：%1。</translation>
    </message>
    <message>
        <source>move %L1 gave away %2 (%3).</source>
        <translation>第 %L1 步丢掉 %2（%3）。</translation>
    </message>
    <message>
        <source>Moment %L1 of %L2: %3</source>
        <translation>关键处 %L1/%L2：%3</translation>
    </message>
    <message>
        <source>Mended: this end is better than that of the reviewed game.</source>
        <translation>补救成功：这个结局比原来那局好。</translation>
    </message>
    <message>
        <source>This end is worse than that of the reviewed game.</source>
        <translation>这个结局比原来那局差。</translation>
    </message>
    <message>
        <source>This end is as good as that of the reviewed game.</source>
        <translation>这个结局和原来那局一样好。</translation>
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
        <translation>它不是存档</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>它是用更新的版本保存的</translation>
    </message>
    <message>
        <source>its format is unknown</source>
        <translation>它的格式无法识别</translation>
    </message>
    <message>
        <source>it belongs to another game</source>
        <translation>它属于另一个游戏</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>里面没有对局</translation>
    </message>
    <message>
        <source>%1 is no folder.</source>
        <translation>%1 不是文件夹。</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>无法建立文件夹 %1。</translation>
    </message>
    <message>
        <source>The saved game is in use by another window.</source>
        <translation>存档正由另一个窗口使用。</translation>
    </message>
    <message>
        <source>You are not allowed to write in %1.</source>
        <translation>你没有写入 %1 的权限。</translation>
    </message>
    <message>
        <source>Writing in %1 does not work (%2).</source>
        <translation>写入 %1 失败（%2）。</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Two people</source>
        <translation>两人对局</translation>
    </message>
    <message>
        <source>You begin</source>
        <translation>你先走</translation>
    </message>
    <message>
        <source>The computer begins</source>
        <translation>电脑先走</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>The statistics are in use by another window.</source>
        <translation>统计正由另一个窗口使用。</translation>
    </message>
    <message>
        <source>it was written by a newer version</source>
        <translation>它是用更新的版本保存的</translation>
    </message>
</context>
<context>
    <name>display</name>
    <message>
        <source>no window can be opened: there is no display</source>
        <translation>无法打开窗口：没有显示器</translation>
    </message>
    <message>
        <source>no window can be opened: %1</source>
        <translation>无法打开窗口：%1</translation>
    </message>
</context>
<context>
    <name>duration</name>
    <message>
        <source>%1 s</source>
        <translation>%1 秒</translation>
    </message>
</context>
<context>
    <name>guard</name>
    <message>
        <source>%1 took %2 of memory and was ended; it may take %3 (see --no-limits)</source>
        <translation>%1 占用了 %2 内存，已被结束；上限是 %3（见 --no-limits）</translation>
    </message>
</context>
<context>
    <name>language</name>
    <message>
        <source>English</source>
        <comment>this language, in itself</comment>
        <translation>简体中文</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Parts of a list or of a description, one after the other.</extracomment>
        <translation>%1，%2</translation>
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
        <translation>%1 没有载入：%2</translation>
    </message>
    <message>
        <source>%1 has nothing to show</source>
        <translation>%1 没有可显示的内容</translation>
    </message>
    <message>
        <source>%1 failed while it was starting: %2</source>
        <translation>%1 启动时出错：%2</translation>
    </message>
    <message>
        <source>%1 failed while it was starting</source>
        <translation>%1 启动时出错</translation>
    </message>
    <message>
        <source>there is no game &quot;%1&quot;</source>
        <translation>没有游戏“%1”</translation>
    </message>
    <message>
        <source>%1 is no game: %2</source>
        <translation>%1 不是游戏：%2</translation>
    </message>
    <message>
        <source>%1 cannot be played: %2</source>
        <translation>%1 无法运行：%2</translation>
    </message>
    <message>
        <source>%1 may not use your files, the network or other programs (see --unconfined)</source>
        <translation>%1 不能使用你的文件、网络或其他程序（见 --unconfined）</translation>
    </message>
</context>
<context>
    <name>plt::Aim</name>
    <message>
        <source>Play the computer</source>
        <translation>与电脑对局</translation>
    </message>
</context>
<context>
    <name>plt::Announcer</name>
    <message>
        <source>Paused. Press %1 or the button to go on.</source>
        <translation>已暂停。按 %1 或按钮继续。</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>照做</translation>
    </message>
    <message>
        <source>Looking for a deal...</source>
        <translation>正在找一局...</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>思考中...</translation>
    </message>
    <message>
        <source>%1 Still thinking...</source>
        <translation>%1还在思考...</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Time: %1.</source>
        <translation>用时：%1。</translation>
    </message>
    <message>
        <source>Moves by all: %L1.</source>
        <translation>全部玩家的步数：%L1。</translation>
    </message>
    <message>
        <source>Moves: %L1.</source>
        <translation>步数：%L1。</translation>
    </message>
    <message>
        <source>With help.</source>
        <translation>用过帮助。</translation>
    </message>
    <message>
        <source>Without help.</source>
        <translation>没用帮助。</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>确定</translation>
    </message>
</context>
<context>
    <name>plt::BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>plt::BrokerService</name>
    <message>
        <source>Only games that came with this program start others.</source>
        <translation>只有本程序自带的游戏才能启动其他游戏。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>It lies where the game itself may write.</source>
        <translation>它所在的位置游戏自己可以写入。</translation>
    </message>
    <message>
        <source>Start this program for %1? It runs with your rights.</source>
        <translation>为 %1 启动这个程序吗？它将以你的权限运行。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>启动(&amp;S)</translation>
    </message>
    <message>
        <source>You have not allowed it.</source>
        <translation>你没有允许。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game, and what it asks for</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Open this file in %1?</source>
        <translation>在 %1 中打开这个文件吗？</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>打开(&amp;O)</translation>
    </message>
    <message>
        <source>You have not chosen this file.</source>
        <translation>你没有选择这个文件。</translation>
    </message>
    <message>
        <source>The game has not handed over the content.</source>
        <translation>游戏没有交出内容。</translation>
    </message>
</context>
<context>
    <name>plt::BuildStatus</name>
    <message>
        <source>Being built: %1 %</source>
        <translation>正在编译：%1%</translation>
    </message>
    <message>
        <source>Could not be built: %1</source>
        <translation>编译失败：%1</translation>
    </message>
</context>
<context>
    <name>plt::CalendarWindow</name>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>Choose a day to play its boards.</source>
        <translation>选一天，玩那天的每日一局。</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a day and its difficulty, or a game and its result</comment>
        <translation>%1：%2。</translation>
    </message>
    <message>
        <source>no boards of the day</source>
        <translation>没有每日一局</translation>
    </message>
    <message>
        <source>Missed and forgiven.</source>
        <translation>这天没玩，不算中断。</translation>
    </message>
    <message>
        <source>Finished on another day.</source>
        <translation>在别的日子完成。</translation>
    </message>
    <message>
        <source>Nothing finished.</source>
        <translation>什么都没完成。</translation>
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
        <translation>镜头</translation>
    </message>
    <message>
        <source>Buttons for the camera</source>
        <translation>镜头按钮</translation>
    </message>
    <message>
        <source>Turn the board to the left</source>
        <translation>向左转动棋盘</translation>
    </message>
    <message>
        <source>Turn the board to the right</source>
        <translation>向右转动棋盘</translation>
    </message>
    <message>
        <source>Look more from above</source>
        <translation>视角再高些</translation>
    </message>
    <message>
        <source>Look more from the side</source>
        <translation>视角再低些</translation>
    </message>
    <message>
        <source>Move closer</source>
        <translation>靠近</translation>
    </message>
    <message>
        <source>Move farther away</source>
        <translation>拉远</translation>
    </message>
    <message>
        <source>The usual view</source>
        <translation>默认视角</translation>
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
        <translation>牌桌</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>扣着的牌</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message numerus="yes">
        <source>%Ln cards</source>
        <comment>1 card</comment>
        <translation>
            <numerusform>%Ln 张牌</numerusform>
        </translation>
    </message>
    <message>
        <source>top: %1</source>
        <translation>顶牌：%1</translation>
    </message>
</context>
<context>
    <name>plt::Cards</name>
    <message>
        <source>ace</source>
        <translation>A</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>J</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>king</source>
        <translation>K</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>黑桃%1</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>红桃%1</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>方块%1</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>梅花%1</translation>
    </message>
</context>
<context>
    <name>plt::CodeDialog</name>
    <message>
        <source>Play</source>
        <translation>玩</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>复制：%1</translation>
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
        <translation>未知的参数：%1</translation>
    </message>
    <message>
        <source>%1 needs a value</source>
        <translation>%1 需要一个值</translation>
    </message>
    <message>
        <source>%1 is given twice</source>
        <translation>%1 给了两次</translation>
    </message>
    <message>
        <source>%1 and %2 exclude each other</source>
        <translation>%1 和 %2 不能同时使用</translation>
    </message>
    <message>
        <source>--game is only for --play</source>
        <translation>--game 只能与 --play 一起使用</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game 不能与文件同时使用</translation>
    </message>
    <message>
        <source>--json is only for --list</source>
        <translation>--json 只能与 --list 一起使用</translation>
    </message>
    <message>
        <source>--games-dir and %1 exclude each other</source>
        <translation>--games-dir 和 %1 不能同时使用</translation>
    </message>
    <message>
        <source>--deep is only for --check</source>
        <translation>--deep 只能与 --check 一起使用</translation>
    </message>
    <message>
        <source>--translate needs a language, such as de</source>
        <translation>--translate 需要一个语言代码，例如 de</translation>
    </message>
    <message>
        <source>--check needs a folder</source>
        <translation>--check 需要一个文件夹</translation>
    </message>
    <message>
        <source>--no-limits and %1 exclude each other</source>
        <translation>--no-limits 和 %1 不能同时使用</translation>
    </message>
    <message>
        <source>--unconfined and %1 exclude each other</source>
        <translation>--unconfined 和 %1 不能同时使用</translation>
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
        <translation>用法：
  plt-games [--games-dir DIR]...                              打开游戏大厅
  plt-games --play GAME [--game GAMEID] [--games-dir DIR]...  按 id 或文件夹玩一个游戏
  plt-games --play GAME FILE [--games-dir DIR]...             打开该游戏的一个文件
  plt-games --list [--json] [--games-dir DIR]...              列出游戏
  plt-games --check [--deep] FOLDER...                        指出游戏文件夹有什么问题
  plt-games --new-game ID [KIND]                              着手写自己的游戏：生成它的文件夹；KIND 是
                                                              lua-board、lua-cards、lua-pieces，或 C++ 的
                                                              board、cards、pieces
  plt-games --translate FOLDER LANGUAGE                       收集 Lua 游戏中的句子，供翻译
  plt-games --version
  plt-games --help

  --games-dir DIR  在 DIR 而不是通常的目录中寻找游戏（可重复）
  --deep           还载入游戏，每个随机玩一千局
  --game GAMEID    从指定的一局开始；编号可在“游戏”菜单中看到
  --no-limits      不限制游戏的内存和时间（用于调试）
  --unconfined     允许游戏使用你的文件、网络和其他程序</translation>
    </message>
</context>
<context>
    <name>plt::ConsoleWindow</name>
    <message>
        <source>Remove from f&amp;avourites</source>
        <translation>取消收藏(&amp;A)</translation>
    </message>
    <message>
        <source>Add to f&amp;avourites</source>
        <translation>加入收藏(&amp;A)</translation>
    </message>
    <message>
        <source>PLT Games</source>
        <translation>PLT Games</translation>
    </message>
    <message>
        <source>Type to find a game</source>
        <translation>输入文字查找游戏</translation>
    </message>
    <message>
        <source>Find a game</source>
        <translation>查找游戏</translation>
    </message>
    <message>
        <source>Surprise me</source>
        <translation>随便来一个</translation>
    </message>
    <message>
        <source>Play a game chosen by chance</source>
        <translation>随机选一个游戏来玩</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>玩(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Surprise me</source>
        <translation>随便来一个(&amp;S)</translation>
    </message>
    <message>
        <source>Play a game chosen by chance (%1)</source>
        <translation>随机选一个游戏来玩（%1）</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>查找(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Running games</source>
        <translation>运行中的游戏(&amp;R)</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>粘贴别人分享的游戏(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;tatistics of all games...</source>
        <translation>所有游戏的统计(&amp;T)...</translation>
    </message>
    <message>
        <source>Open the folder for &amp;your games</source>
        <translation>打开自己的游戏文件夹(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Look for games again</source>
        <translation>重新查找游戏(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Today</source>
        <translation>今天(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Calendar...</source>
        <translation>日历(&amp;C)...</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;About PLT Games</source>
        <translation>关于 PLT Games(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>玩“%1”(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Rules of %1</source>
        <translation>“%1”的规则(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play another game</source>
        <translation>再开一局(&amp;P)</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>“%1”的规则</translation>
    </message>
    <message>
        <source>The folder could not be shown. Your own games belong in:</source>
        <translation>文件夹无法显示。你自己的游戏应放在：</translation>
    </message>
    <message>
        <source>About PLT Games</source>
        <translation>关于 PLT Games</translation>
    </message>
    <message>
        <source>PLT Games %1</source>
        <translation>PLT Games %1</translation>
    </message>
    <message>
        <source>A collection of small games.

Each game runs on its own: it goes on when this window is closed, and when you close it, it remembers where you were.</source>
        <translation>一套小游戏。

每个游戏独立运行：关掉本窗口，游戏会继续；关掉游戏，它会记住你玩到哪里。</translation>
    </message>
    <message>
        <source>Running: %1</source>
        <translation>运行中：%1</translation>
    </message>
    <message>
        <source>Running games: %1</source>
        <translation>运行中的游戏：%1</translation>
    </message>
    <message>
        <source>&amp;Today, after your first game</source>
        <translation>今天，玩过第一局之后(&amp;T)</translation>
    </message>
</context>
<context>
    <name>plt::ContentsDialog</name>
    <message>
        <source>Line %1: %2</source>
        <translation>第 %1 行：%2</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more</source>
        <comment>and 1 more</comment>
        <translation>
            <numerusform>还有 %Ln 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Type to search</source>
        <translation>输入文字搜索</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>What the file holds</source>
        <translation>文件里的内容</translation>
    </message>
    <message>
        <source>Not all of it could be &amp;read:</source>
        <translation>有些内容没能读取(&amp;R)：</translation>
    </message>
    <message>
        <source>What could not be read</source>
        <translation>没能读取的内容</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>It holds nothing that this game can show.</source>
        <translation>里面没有本游戏能显示的内容。</translation>
    </message>
</context>
<context>
    <name>plt::DailyMenu</name>
    <message>
        <source>&amp;Board of the day</source>
        <translation>每日一局(&amp;B)</translation>
    </message>
    <message>
        <source>Boards of ear&amp;lier days</source>
        <translation>前几天的每日一局(&amp;Y)</translation>
    </message>
    <message>
        <source>The board of %1: %2.</source>
        <comment>a day and its difficulty</comment>
        <translation>%1 的每日一局：%2。</translation>
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
        <translation>所有纸牌游戏的牌面</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>牌面</translation>
    </message>
    <message>
        <source>Looking for other decks on this computer...</source>
        <translation>正在查找这台电脑上的其他牌面...</translation>
    </message>
    <message>
        <source>Our own deck</source>
        <translation>自带的牌面</translation>
    </message>
    <message>
        <source>Decks of KDE and GNOME appear here when they are installed.</source>
        <translation>装有 KDE 和 GNOME 的牌面时，它们会出现在这里。</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>酒红色</translation>
    </message>
    <message>
        <source>&amp;Back:</source>
        <translation>牌背(&amp;B)：</translation>
    </message>
    <message>
        <source>&amp;Four colours: blue diamonds and green clubs</source>
        <translation>四色：蓝方块、绿梅花(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Large letters and numbers</source>
        <translation>大号字母和数字(&amp;L)</translation>
    </message>
</context>
<context>
    <name>plt::DeckRenderer</name>
    <message>
        <source>The chosen deck cannot be used, so you see our own instead.</source>
        <translation>所选牌面不能用，现在显示的是自带的牌面。</translation>
    </message>
</context>
<context>
    <name>plt::DocumentsMenu</name>
    <message>
        <source>&amp;Open...</source>
        <translation>打开(&amp;O)...</translation>
    </message>
    <message>
        <source>Open r&amp;ecent</source>
        <translation>最近打开的(&amp;E)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as...</source>
        <translation>另存为(&amp;A)...</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>%1 cannot be opened</source>
        <translation>%1 无法打开</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>没有文件 %1。</translation>
    </message>
    <message>
        <source>%1 is not a file that can be read.</source>
        <translation>%1 不是能读取的文件。</translation>
    </message>
    <message>
        <source>%1 is larger than %2, which is too large for this game.</source>
        <translation>%1 大于 %2，对本游戏来说太大了。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>This game opens no files.</source>
        <translation>本游戏不打开文件。</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>另存为</translation>
    </message>
    <message>
        <source>%1 cannot be saved</source>
        <translation>%1 无法保存</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>&amp;Clear the list</source>
        <translation>清空列表(&amp;C)</translation>
    </message>
</context>
<context>
    <name>plt::Ending</name>
    <message>
        <source>Try again</source>
        <translation>再试一次</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>再玩一遍</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Share as text</source>
        <translation>分享为文字</translation>
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
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>while it is loaded</source>
        <translation>载入时</translation>
    </message>
    <message>
        <source>while it makes its view</source>
        <translation>建立画面时</translation>
    </message>
    <message>
        <source>while it shows its first game</source>
        <translation>显示第一局时</translation>
    </message>
    <message>
        <source>while its options are tried</source>
        <translation>试用选项时</translation>
    </message>
    <message>
        <source>in a random game</source>
        <translation>在随机对局中</translation>
    </message>
    <message>
        <source>while it reads a damaged text</source>
        <translation>读取损坏的文字时</translation>
    </message>
    <message>
        <source>while it looks for a hint</source>
        <translation>寻找提示时</translation>
    </message>
    <message>
        <source>while the computer looks for a move</source>
        <translation>电脑找走法时</translation>
    </message>
    <message>
        <source>while games are saved, restored and undone</source>
        <translation>保存、恢复和撤销时</translation>
    </message>
    <message>
        <source>while it is played in its window</source>
        <translation>在窗口中游玩时</translation>
    </message>
    <message>
        <source>while its game is saved</source>
        <translation>保存对局时</translation>
    </message>
    <message>
        <source>while it is closed</source>
        <translation>关闭时</translation>
    </message>
</context>
<context>
    <name>plt::GameButton</name>
    <message>
        <source>Its file info.yaml cannot be read: %1</source>
        <translation>它的 info.yaml 文件无法读取：%1</translation>
    </message>
    <message>
        <source>Its file info.yaml is too large: %1</source>
        <translation>它的 info.yaml 文件太大：%1</translation>
    </message>
    <message>
        <source>Its file info.yaml is not in UTF-8: %1</source>
        <translation>它的 info.yaml 文件不是 UTF-8：%1</translation>
    </message>
    <message>
        <source>Its file info.yaml has a mistake: %1</source>
        <translation>它的 info.yaml 文件有错：%1</translation>
    </message>
    <message>
        <source>Its file info.yaml does not name a library: %1</source>
        <translation>它的 info.yaml 文件没有指定库：%1</translation>
    </message>
    <message>
        <source>Its library is missing: %1</source>
        <translation>缺少它的库：%1</translation>
    </message>
    <message>
        <source>Its script cannot be read: %1</source>
        <translation>它的脚本无法读取：%1</translation>
    </message>
    <message>
        <source>Its library is not a game: %1</source>
        <translation>它的库不是游戏：%1</translation>
    </message>
    <message>
        <source>Its library does not fit this version of PLT Games: %1</source>
        <translation>它的库与本版本的 PLT Games 不兼容：%1</translation>
    </message>
    <message>
        <source>A favourite.</source>
        <translation>已收藏。</translation>
    </message>
    <message>
        <source>There is a game to go on with.</source>
        <translation>有一局可以接着玩。</translation>
    </message>
    <message>
        <source>In the folder %1</source>
        <translation>在文件夹 %1 中</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>Remove from favourites</source>
        <translation>取消收藏</translation>
    </message>
    <message>
        <source>Add to favourites</source>
        <translation>加入收藏</translation>
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
        <translation>找不到 %1；在 Debian 上它属于软件包 qt6-l10n-tools</translation>
    </message>
    <message>
        <source>%1 failed: %2</source>
        <translation>%1 失败：%2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 无法读取</translation>
    </message>
    <message>
        <source>%1 is no game in Lua</source>
        <translation>%1 不是 Lua 游戏</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no code of a language, such as de or pt_BR</source>
        <translation>“%1”不是语言代码，语言代码如 de 或 pt_BR</translation>
    </message>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 无法建立</translation>
    </message>
    <message>
        <source>The game speaks this language: all sentences of %1 are translated.</source>
        <translation>游戏已支持这种语言：%1 的句子全部译完。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sentences have no translation in %1. Write them with Qt Linguist or an editor, and run this again.</source>
        <comment>One sentence has no translation in %1. Write it with Qt Linguist or an editor, and run this again.</comment>
        <translation>
            <numerusform>%1 中有 %Ln 个句子没有译文。用 Qt Linguist 或编辑器写好，再运行一次。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::GameIdDialog</name>
    <message>
        <source>Game ID</source>
        <translation>游戏编号</translation>
    </message>
    <message>
        <source>Give an ID to somebody else, and both of you play the same deal. The number is short; the exact form stays valid for ever.</source>
        <translation>把编号发给别人，你们玩的就是同一局。数字编号较短；精确编号永远有效。</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>数字编号</translation>
    </message>
    <message>
        <source>This game was not dealt from a number.</source>
        <translation>这一局不是由数字生成的。</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>精确编号</translation>
    </message>
    <message>
        <source>It would tell what is hidden in this game, so it can only be copied.</source>
        <translation>它会泄露这一局里隐藏的内容，所以只能复制。</translation>
    </message>
    <message>
        <source>&amp;Play this one:</source>
        <translation>玩这一局(&amp;P)：</translation>
    </message>
    <message>
        <source>Paste an ID or a shared game here</source>
        <translation>在此粘贴编号或别人分享的游戏</translation>
    </message>
</context>
<context>
    <name>plt::GameKeeper</name>
    <message>
        <source>%1 This game is not saved.</source>
        <translation>%1这一局不会保存。</translation>
    </message>
    <message>
        <source>it is damaged</source>
        <translation>它已损坏</translation>
    </message>
    <message>
        <source>The list of deals that you know could not be used: %1.</source>
        <translation>已知各局的列表不能用：%1。</translation>
    </message>
    <message>
        <source>Part of the saved game could not be used: %1.</source>
        <translation>存档有一部分不能用：%1。</translation>
    </message>
    <message>
        <source>The saved game could not be used: %1.</source>
        <translation>存档不能用：%1。</translation>
    </message>
    <message>
        <source>It is left as it is in %1, and this game is not saved.</source>
        <translation>它原样留在 %1，这一局不会保存。</translation>
    </message>
    <message>
        <source>It was kept as %1.</source>
        <translation>它已另存为 %1。</translation>
    </message>
    <message>
        <source>The game is too large for a saved game. The last one that was not is kept.</source>
        <translation>这一局太大，存不下。保留的是上一次还存得下的存档。</translation>
    </message>
    <message>
        <source>Forget the past (in the Game menu) to have all of the room again.</source>
        <translation>清除历史（“游戏”菜单），就能腾出全部空间。</translation>
    </message>
    <message>
        <source>When all of it is used, this game can no longer be saved.</source>
        <translation>空间用完后，这一局就不能再保存了。</translation>
    </message>
    <message>
        <source>The saved game is full. The first moves can be undone only until the window is closed.</source>
        <translation>存档已满。最初几步只能在关窗之前撤销。</translation>
    </message>
    <message>
        <source>Half of the room for the saved game is used.</source>
        <translation>存档空间已用去一半。</translation>
    </message>
</context>
<context>
    <name>plt::GameMenus</name>
    <message>
        <source>&amp;Game</source>
        <translation>游戏(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>新游戏(&amp;N)</translation>
    </message>
    <message>
        <source>New ga&amp;me...</source>
        <translation>新游戏(&amp;M)...</translation>
    </message>
    <message>
        <source>&amp;Restart this game</source>
        <translation>重新开始本局(&amp;R)</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>复盘(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Forget the past...</source>
        <translation>清除历史(&amp;F)...</translation>
    </message>
    <message>
        <source>Game &amp;ID...</source>
        <translation>游戏编号(&amp;I)...</translation>
    </message>
    <message>
        <source>&amp;Copy game ID</source>
        <translation>复制游戏编号(&amp;C)</translation>
    </message>
    <message>
        <source>S&amp;hare as text</source>
        <translation>分享为文字(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Statistics...</source>
        <translation>统计(&amp;S)...</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>关闭(&amp;Q)</translation>
    </message>
    <message>
        <source>There is nothing to choose in this game.</source>
        <translation>这个游戏没有可选的内容。</translation>
    </message>
    <message>
        <source>Prin&amp;t...</source>
        <translation>打印(&amp;T)...</translation>
    </message>
    <message>
        <source>Print pre&amp;view...</source>
        <translation>打印预览(&amp;W)...</translation>
    </message>
    <message>
        <source>Save as P&amp;DF...</source>
        <translation>存为 PDF(&amp;K)...</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为 PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>Forget the past?</source>
        <translation>清除历史吗？</translation>
    </message>
    <message>
        <source>What you see stays as it is. Nothing before it can be undone, and the saved game has all of its room again.</source>
        <translation>眼前的局面不变。之前的步骤都不能再撤销，存档重新拥有全部空间。</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>清除(&amp;F)</translation>
    </message>
    <message>
        <source>Copied: %1</source>
        <translation>已复制：%1</translation>
    </message>
    <message>
        <source>The game was copied as text. Send it, and paste the answer here.</source>
        <translation>这一局已复制为文字。发出去，再把对方的回复粘贴到这里。</translation>
    </message>
    <message>
        <source>The game was copied as text. Whoever pastes it plays the same deal.</source>
        <translation>这一局已复制为文字。谁粘贴它，玩的就是同一局。</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Paste a shared &amp;game</source>
        <translation>粘贴别人分享的游戏(&amp;G)</translation>
    </message>
    <message>
        <source>Copy as a pictur&amp;e</source>
        <translation>复制为图片(&amp;E)</translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation>复制为文字(&amp;T)</translation>
    </message>
    <message>
        <source>The board was copied as text.</source>
        <translation>盘面已复制为文字。</translation>
    </message>
    <message>
        <source>Pre&amp;ferences...</source>
        <translation>首选项(&amp;F)...</translation>
    </message>
    <message>
        <source>There is nothing to be copied.</source>
        <translation>没有可复制的内容。</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>盘面已复制为图片。</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>放大(&amp;I)</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>缩小(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Fit the window</source>
        <translation>适合窗口(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>Show the &amp;clock</source>
        <translation>显示时钟(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>Soun&amp;ds in all games</source>
        <translation>所有游戏的声音(&amp;D)</translation>
    </message>
    <message>
        <source>Animation &amp;speed</source>
        <translation>动画速度(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>慢(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>正常(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>快(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>玩家(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Record of the game</source>
        <translation>对局记录(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>规则(&amp;R)</translation>
    </message>
    <message>
        <source>%1: rules</source>
        <translation>%1：规则</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>手册(&amp;M)</translation>
    </message>
    <message>
        <source>What to &amp;do</source>
        <translation>怎么玩(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;About</source>
        <translation>关于(&amp;A)</translation>
    </message>
    <message>
        <source>About</source>
        <translation>关于</translation>
    </message>
    <message>
        <source>A game of PLT Games %1. Free software under the MIT License.</source>
        <translation>PLT Games %1 中的一个游戏。采用 MIT 许可证的自由软件。</translation>
    </message>
    <message>
        <source>This game begins here. One more undo goes back to the game before it.</source>
        <translation>这一局从这里开始。再撤销一步，就回到上一局。</translation>
    </message>
    <message>
        <source>&amp;Undo new game</source>
        <translation>撤销“新游戏”(&amp;U)</translation>
    </message>
    <message>
        <source>Do the &amp;hint</source>
        <translation>照提示做(&amp;H)</translation>
    </message>
</context>
<context>
    <name>plt::GameSession</name>
    <message>
        <source>A deal is still being looked for.</source>
        <translation>还在找局。</translation>
    </message>
    <message>
        <source>No deal could be found.</source>
        <translation>没找到合适的局。</translation>
    </message>
    <message>
        <source>No deal could be found: %1</source>
        <translation>没找到合适的局：%1</translation>
    </message>
    <message>
        <source>No hint could be worked out.</source>
        <translation>算不出提示。</translation>
    </message>
    <message>
        <source>No hint could be worked out: %1</source>
        <translation>算不出提示：%1</translation>
    </message>
    <message>
        <source>A move could not be judged.</source>
        <translation>有一步无法分析。</translation>
    </message>
    <message>
        <source>A move could not be judged: %1</source>
        <translation>有一步无法分析：%1</translation>
    </message>
    <message>
        <source>The moves in this text do not lead to the result that it tells, so only its deal was opened.</source>
        <translation>按这段文字里的走法得不到它所说的结果，所以只打开了这一局的开头。</translation>
    </message>
</context>
<context>
    <name>plt::GameShelves</name>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Looking for games...</source>
        <translation>正在查找游戏...</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>收藏</translation>
    </message>
    <message>
        <source>Go on with</source>
        <translation>接着玩</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>日历</translation>
    </message>
    <message>
        <source>No games were found. The menu Games opens the folder where yours belong.</source>
        <translation>没有找到游戏。“游戏”菜单可以打开存放自己游戏的文件夹。</translation>
    </message>
    <message>
        <source>No game is called “%1”.</source>
        <translation>没有叫“%1”的游戏。</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>显示所有游戏</translation>
    </message>
</context>
<context>
    <name>plt::GameTemplate</name>
    <message>
        <source>there is no kind of game called %1, only %2</source>
        <translation>没有叫 %1 的游戏种类，只有 %2</translation>
    </message>
</context>
<context>
    <name>plt::GameTrial</name>
    <message>
        <source>the game was not loaded: %1</source>
        <translation>游戏没有载入：%1</translation>
    </message>
    <message>
        <source>the game has nothing to show</source>
        <translation>游戏没有可显示的内容</translation>
    </message>
    <message numerus="yes">
        <source>%1: there was time for %Ln random games</source>
        <comment>%1: there was time for 1 random game</comment>
        <translation>
            <numerusform>%1：时间只够随机玩 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>the window of the game does not close</source>
        <translation>游戏的窗口关不掉</translation>
    </message>
    <message>
        <source>the game threw an exception %1</source>
        <translation>游戏抛出了异常 %1</translation>
    </message>
    <message>
        <source>the game threw an exception %1: %2</source>
        <translation>游戏抛出了异常 %1：%2</translation>
    </message>
</context>
<context>
    <name>plt::GameView</name>
    <message>
        <source>Games finished</source>
        <translation>完成的局数</translation>
    </message>
    <message>
        <source>You won!</source>
        <translation>你赢了！</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>你输了</translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>Game over</source>
        <translation>游戏结束</translation>
    </message>
    <message>
        <source>%1 won!</source>
        <translation>%1赢了！</translation>
    </message>
    <message>
        <source>Show the &amp;solution</source>
        <translation>显示解法(&amp;S)</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
</context>
<context>
    <name>plt::GameWindow</name>
    <message>
        <source>The result to beat, checked by its moves: %1.</source>
        <translation>要超过的成绩（已按走法核对）：%1。</translation>
    </message>
    <message>
        <source>The result to beat: %1.</source>
        <translation>要超过的成绩：%1。</translation>
    </message>
    <message>
        <source>Reading the saved game...</source>
        <translation>正在读取存档...</translation>
    </message>
    <message>
        <source>To beat</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>这一局不会保存。</translation>
    </message>
    <message>
        <source>%1 If you close it now, it will be lost.</source>
        <translation>%1现在关闭，它就没了。</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>再试一次(&amp;T)</translation>
    </message>
    <message>
        <source>Close &amp;anyway</source>
        <translation>仍然关闭(&amp;A)</translation>
    </message>
</context>
<context>
    <name>plt::Hand</name>
    <message>
        <source>%1, can be put here</source>
        <translation>%1，可以放在这里</translation>
    </message>
    <message>
        <source>%1, lifted</source>
        <translation>%1，已拿起</translation>
    </message>
</context>
<context>
    <name>plt::HandOrderActions</name>
    <message>
        <source>Hand as &amp;drawn</source>
        <translation>按摸牌顺序(&amp;T)</translation>
    </message>
    <message>
        <source>Hand by &amp;suit</source>
        <translation>按花色(&amp;H)</translation>
    </message>
    <message>
        <source>Hand by &amp;rank</source>
        <translation>按点数(&amp;N)</translation>
    </message>
    <message>
        <source>Hand in my &amp;own order</source>
        <translation>按自己的顺序(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>plt::HandTable</name>
    <message>
        <source>to move</source>
        <translation>轮到出牌</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>获胜</translation>
    </message>
</context>
<context>
    <name>plt::Header</name>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
</context>
<context>
    <name>plt::LanguageMenu</name>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>As on the &amp;desktop</source>
        <translation>与桌面相同(&amp;D)</translation>
    </message>
</context>
<context>
    <name>plt::Manual</name>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>The manual is not installed.</source>
        <translation>手册没有安装。</translation>
    </message>
    <message>
        <source>It belongs in %1.</source>
        <translation>它应在 %1。</translation>
    </message>
</context>
<context>
    <name>plt::NewGame</name>
    <message>
        <source>%1 cannot be made</source>
        <translation>%1 无法建立</translation>
    </message>
    <message>
        <source>%1 cannot be the id of a game: to CMake, YAML or this program it means something else</source>
        <translation>%1 不能作游戏的 id：对 CMake、YAML 或本程序来说它另有含义</translation>
    </message>
    <message>
        <source>an id has 2 to 60 lower-case letters, digits and single hyphens, and begins with a letter</source>
        <translation>id 由 2 到 60 个小写字母、数字和单个连字符组成，以字母开头</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2</source>
        <translation>“%1”不能作游戏的 id：%2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; cannot be the id of a game: %2, such as %3</source>
        <translation>“%1”不能作游戏的 id：%2，例如 %3</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 已经存在</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Build it, play it, and make it yours:</source>
        <translation>文件夹 %1 是一个完整的游戏。编译它，玩一玩，再改成你自己的：</translation>
    </message>
    <message>
        <source>The folder %1 is a whole game. Play it, and make it yours: the window shows each change of game.lua that you save.</source>
        <translation>文件夹 %1 是一个完整的游戏。玩一玩，再改成你自己的：每次保存 game.lua，窗口都会显示改动。</translation>
    </message>
</context>
<context>
    <name>plt::NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>新游戏</translation>
    </message>
</context>
<context>
    <name>plt::PastedGames</name>
    <message>
        <source>This is a game of “%1”, which is not among your games.</source>
        <translation>这是“%1”的一局，你没有这个游戏。</translation>
    </message>
</context>
<context>
    <name>plt::PauseCurtain</name>
    <message>
        <source>Paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Time played</source>
        <translation>已玩时间</translation>
    </message>
</context>
<context>
    <name>plt::PerspectiveScene</name>
    <message>
        <source>The graphics of this computer stopped working, so the board is shown flat, from above.</source>
        <translation>这台电脑的图形功能停止工作，棋盘改为从正上方平面显示。</translation>
    </message>
    <message>
        <source>OpenGL does not work on this computer, so the board is shown flat, from above.</source>
        <translation>这台电脑不能用 OpenGL，棋盘改为从正上方平面显示。</translation>
    </message>
</context>
<context>
    <name>plt::PictureFile</name>
    <message>
        <source>Pictures</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>There is no picture in it that can be read.</source>
        <translation>里面没有能读取的图片。</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>It is not a file that can be read.</source>
        <translation>它不是能读取的文件。</translation>
    </message>
    <message>
        <source>The file is larger than %1, which is too large for a picture.</source>
        <translation>文件大于 %1，作为图片太大了。</translation>
    </message>
    <message>
        <source>The picture is damaged: %1.</source>
        <translation>图片已损坏：%1。</translation>
    </message>
    <message>
        <source>The drawing cannot be used: it refers to other files, or repeats its parts too often.</source>
        <translation>这个图形不能用：它引用其他文件，或重复部件太多次。</translation>
    </message>
    <message>
        <source>The picture moves. Its first moment is taken.</source>
        <translation>这是动图，取它的第一帧。</translation>
    </message>
    <message>
        <source>The picture is too large: in pixels it is %L1 × %L2. At most 100 million pixels can be read.</source>
        <translation>图片太大：%L1 × %L2 像素。最多能读取 1 亿像素。</translation>
    </message>
    <message>
        <source>The picture is too small: in pixels it is %L1 × %L2, and each side must be at least %L3.</source>
        <translation>图片太小：%L1 × %L2 像素，每边至少要 %L3 像素。</translation>
    </message>
</context>
<context>
    <name>plt::PixmapCache</name>
    <message>
        <source>The chosen deck takes too long to draw, so you see our own instead.</source>
        <translation>所选牌面绘制太慢，现在显示的是自带的牌面。</translation>
    </message>
</context>
<context>
    <name>plt::Plate</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>plt::PlayerActions</name>
    <message>
        <source>&amp;Move now</source>
        <translation>马上走(&amp;M)</translation>
    </message>
    <message>
        <source>The computer makes the best move it has found so far</source>
        <translation>电脑走出目前找到的最好一步</translation>
    </message>
    <message>
        <source>One move &amp;back</source>
        <translation>后退一步(&amp;B)</translation>
    </message>
    <message>
        <source>Goes back one move, whoever made it</source>
        <translation>退回一步，不论是谁走的</translation>
    </message>
    <message>
        <source>One move &amp;forward</source>
        <translation>前进一步(&amp;F)</translation>
    </message>
    <message>
        <source>Goes forward one move, whoever made it</source>
        <translation>前进一步，不论是谁走的</translation>
    </message>
    <message>
        <source>To the be&amp;ginning</source>
        <translation>回到开头(&amp;G)</translation>
    </message>
    <message>
        <source>Shows this game before its first move</source>
        <translation>显示这一局第一步之前的样子</translation>
    </message>
    <message>
        <source>To the &amp;last move</source>
        <translation>跳到最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>Shows this game after its last move</source>
        <translation>显示这一局最后一步之后的样子</translation>
    </message>
    <message>
        <source>The computer &amp;waits</source>
        <translation>电脑等待(&amp;W)</translation>
    </message>
    <message>
        <source>Computers move only when you tell them to</source>
        <translation>你让电脑走，它才走</translation>
    </message>
    <message>
        <source>Show what the computer &amp;thinks</source>
        <translation>显示电脑的想法(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Slowly</source>
        <translation>慢(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Normally</source>
        <translation>正常(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>快(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>立即(&amp;A)</translation>
    </message>
    <message>
        <source>The computer &amp;plays</source>
        <translation>电脑的速度(&amp;P)</translation>
    </message>
</context>
<context>
    <name>plt::PlayersBar</name>
    <message>
        <source>Play the computer</source>
        <translation>与电脑对局</translation>
    </message>
    <message>
        <source>The computer takes the second seat</source>
        <translation>电脑坐第二个座位</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and its player</comment>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, whose turn it is</source>
        <translation>轮到%1</translation>
    </message>
    <message>
        <source>%1. Click to change who plays.</source>
        <translation>%1。点击可更换玩家。</translation>
    </message>
    <message>
        <source>Thinking...</source>
        <translation>思考中...</translation>
    </message>
    <message>
        <source>The computer waits.</source>
        <translation>电脑在等待。</translation>
    </message>
</context>
<context>
    <name>plt::PreferencesDialog</name>
    <message>
        <source>Sounds in this game</source>
        <translation>本游戏的声音</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
</context>
<context>
    <name>plt::PresentationSwitch</name>
    <message>
        <source>This computer has no OpenGL, so the board is shown flat, from above.</source>
        <translation>这台电脑没有 OpenGL，棋盘改为从正上方平面显示。</translation>
    </message>
</context>
<context>
    <name>plt::ProblemPanel</name>
    <message>
        <source>Problems in the games folders</source>
        <translation>游戏文件夹中的问题</translation>
    </message>
    <message numerus="yes">
        <source>%Ln problems in the games folders</source>
        <comment>One problem in the games folders</comment>
        <translation>
            <numerusform>游戏文件夹中有 %Ln 个问题</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::RecordPanel</name>
    <message>
        <source>Record of the game</source>
        <translation>对局记录</translation>
    </message>
</context>
<context>
    <name>plt::ResultRecorder</name>
    <message>
        <source>The statistics could not be read and begin anew. What was there is kept as %1.</source>
        <translation>统计无法读取，从头开始。原有内容保留为 %1。</translation>
    </message>
    <message>
        <source>It could not be counted: %1</source>
        <translation>没能计入统计：%1</translation>
    </message>
    <message>
        <source>That is your best result so far.</source>
        <translation>这是你目前的最好成绩。</translation>
    </message>
    <message>
        <source>That is number %L1 of your best results; the best is %2.</source>
        <translation>这是你的第 %L1 好成绩；最好成绩是 %2。</translation>
    </message>
    <message>
        <source>Your best is %1.</source>
        <translation>你的最好成绩是 %1。</translation>
    </message>
    <message numerus="yes">
        <source>The board of the day %Ln days in a row.</source>
        <comment>The board of the day once.</comment>
        <translation>
            <numerusform>每日一局已连续 %Ln 天。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::ReviewCurve</name>
    <message>
        <source>Course of the game</source>
        <translation>对局走势</translation>
    </message>
    <message>
        <source>Left and Right choose a move.</source>
        <translation>按左右方向键选择一步。</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPages</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
</context>
<context>
    <name>plt::ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>复盘</translation>
    </message>
    <message>
        <source>Previous moment (Shift+F3)</source>
        <translation>上一个关键处 (Shift+F3)</translation>
    </message>
    <message>
        <source>Next moment (F3)</source>
        <translation>下一个关键处 (F3)</translation>
    </message>
    <message>
        <source>What was done</source>
        <translation>实际的走法</translation>
    </message>
    <message>
        <source>Try it here</source>
        <translation>在这里试试</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>从这个局面接着玩</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>&amp;Copy the review as text</source>
        <translation>把复盘复制为文字(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Print the review...</source>
        <translation>打印复盘(&amp;P)...</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>关闭复盘</translation>
    </message>
    <message>
        <source>What was better</source>
        <translation>更好的走法</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>回到复盘</translation>
    </message>
    <message>
        <source>You are trying what could have been. The reviewed game is kept.</source>
        <translation>你在试另一种可能。复盘的那局还留着。</translation>
    </message>
    <message>
        <source>Move %L1 was as good as any.</source>
        <translation>第 %L1 步已是最好的走法。</translation>
    </message>
    <message>
        <source>The review was copied as text.</source>
        <translation>复盘已复制为文字。</translation>
    </message>
</context>
<context>
    <name>plt::RunningGame</name>
    <message>
        <source>%1 took too much memory and was ended.</source>
        <translation>%1 占用内存太多，已被结束。</translation>
    </message>
    <message>
        <source>%1 could not be started.</source>
        <translation>%1 无法启动。</translation>
    </message>
    <message>
        <source>%1 did not load.</source>
        <translation>%1 没有载入。</translation>
    </message>
    <message>
        <source>%1 failed while it was starting.</source>
        <translation>%1 启动时出错。</translation>
    </message>
    <message>
        <source>%1 crashed (%2).</source>
        <translation>%1 崩溃了（%2）。</translation>
    </message>
    <message>
        <source>%1 stopped with code %L2.</source>
        <translation>%1 停止，代码 %L2。</translation>
    </message>
    <message>
        <source>%1 was ended by another program or by the system.</source>
        <translation>%1 被其他程序或系统结束。</translation>
    </message>
    <message>
        <source>%1 held on to the keyboard or mouse without responding, and was ended.</source>
        <translation>%1 占住键盘或鼠标又没有响应，已被结束。</translation>
    </message>
    <message>
        <source>%1 ended without opening a window.</source>
        <translation>%1 没打开窗口就结束了。</translation>
    </message>
    <message>
        <source>%1 has not opened a window yet.</source>
        <translation>%1 还没有打开窗口。</translation>
    </message>
    <message>
        <source>%1 is not responding.</source>
        <translation>%1 没有响应。</translation>
    </message>
</context>
<context>
    <name>plt::RunningList</name>
    <message>
        <source>Running games</source>
        <translation>运行中的游戏</translation>
    </message>
</context>
<context>
    <name>plt::RunningRow</name>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Bring the window to the front</source>
        <translation>把窗口移到最前</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>显示 %1</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>启动中</translation>
    </message>
    <message>
        <source>Since %1</source>
        <translation>从 %1 起</translation>
    </message>
    <message>
        <source>Not responding for %1</source>
        <translation>已有 %1 没有响应</translation>
    </message>
    <message>
        <source>Was asked to close</source>
        <translation>已要求关闭</translation>
    </message>
    <message>
        <source>Is being ended</source>
        <translation>正在结束</translation>
    </message>
    <message>
        <source>Stop now</source>
        <translation>立即停止</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>End it by force</source>
        <translation>强行结束</translation>
    </message>
    <message>
        <source>Close the game; end it if it does not close</source>
        <translation>关闭游戏；关不掉就结束它</translation>
    </message>
    <message>
        <source>Stop %1 now</source>
        <translation>立即停止 %1</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>停止 %1</translation>
    </message>
</context>
<context>
    <name>plt::SceneBoard</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>plt::SceneViewActions</name>
    <message>
        <source>Board in &amp;perspective</source>
        <translation>透视棋盘(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>坐标(&amp;Z)</translation>
    </message>
    <message>
        <source>Ca&amp;mera</source>
        <translation>镜头(&amp;M)</translation>
    </message>
    <message>
        <source>Turn to the &amp;left</source>
        <translation>向左转(&amp;L)</translation>
    </message>
    <message>
        <source>Turn to the &amp;right</source>
        <translation>向右转(&amp;R)</translation>
    </message>
    <message>
        <source>More from &amp;above</source>
        <translation>视角高些(&amp;A)</translation>
    </message>
    <message>
        <source>More from the &amp;side</source>
        <translation>视角低些(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Closer</source>
        <translation>靠近(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Farther</source>
        <translation>拉远(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Bigger</source>
        <translation>放大(&amp;B)</translation>
    </message>
    <message>
        <source>S&amp;maller</source>
        <translation>缩小(&amp;M)</translation>
    </message>
    <message>
        <source>Shift to the left</source>
        <translation>向左移</translation>
    </message>
    <message>
        <source>Shift to the right</source>
        <translation>向右移</translation>
    </message>
    <message>
        <source>Shift up</source>
        <translation>向上移</translation>
    </message>
    <message>
        <source>Shift down</source>
        <translation>向下移</translation>
    </message>
    <message>
        <source>&amp;Usual view</source>
        <translation>默认视角(&amp;U)</translation>
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
        <translation>用过帮助</translation>
    </message>
    <message>
        <source>no help</source>
        <translation>没用帮助</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln moves</source>
        <comment>%1 after one move</comment>
        <translation>
            <numerusform>%1，共 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves by all</source>
        <comment>one move by all</comment>
        <translation>
            <numerusform>全部玩家共 %Ln 步</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <comment>one move</comment>
        <translation>
            <numerusform>%Ln 步</numerusform>
        </translation>
    </message>
    <message>
        <source>%L1 of 100 in the review</source>
        <translation>复盘 %L1 分（满分 100）</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢了</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>输了</translation>
    </message>
    <message>
        <source>a draw</source>
        <translation>平局</translation>
    </message>
    <message>
        <source>score %L1</source>
        <translation>得分 %L1</translation>
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
            <numerusform>%1：已走 %Ln 步，轮到你</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: try this one</source>
        <translation>%1：试试这一局</translation>
    </message>
    <message>
        <source>This is a game of “%1”. Paste it there, or into the console.</source>
        <translation>这是“%1”的一局。请粘贴到那个游戏或游戏大厅里。</translation>
    </message>
    <message>
        <source>You have beaten the other result (%1).</source>
        <translation>你超过了对方的成绩（%1）。</translation>
    </message>
    <message>
        <source>The other result is still better (%1).</source>
        <translation>对方的成绩还是更好（%1）。</translation>
    </message>
    <message>
        <source>As good as the other result (%1).</source>
        <translation>和对方的成绩一样好（%1）。</translation>
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
        <translation>这个文件里没有本程序的统计。</translation>
    </message>
    <message>
        <source>This file was written by a newer version.</source>
        <translation>这个文件是用更新的版本保存的。</translation>
    </message>
    <message>
        <source>“%1” is no name of a game.</source>
        <translation>“%1”不是游戏的名字。</translation>
    </message>
</context>
<context>
    <name>plt::StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>&amp;Count my games</source>
        <translation>统计我的对局(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Play it again</source>
        <translation>再玩一遍(&amp;P)</translation>
    </message>
    <message>
        <source>C&amp;lear...</source>
        <translation>清除(&amp;L)...</translation>
    </message>
    <message>
        <source>Clear statistics</source>
        <translation>清除统计</translation>
    </message>
    <message>
        <source>Clear the figures and best results of these options?</source>
        <translation>清除这些选项下的统计数据和最好成绩吗？</translation>
    </message>
    <message>
        <source>Clear these</source>
        <translation>清除这些</translation>
    </message>
    <message>
        <source>Clear all of this game</source>
        <translation>清除这个游戏的全部</translation>
    </message>
    <message>
        <source>Games with these options</source>
        <translation>这些选项的对局</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Best results</source>
        <translation>最好成绩</translation>
    </message>
    <message>
        <source>The statistics cannot be read: %1.</source>
        <translation>统计无法读取：%1。</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>还没有统计数据。玩完一局就有了。</translation>
    </message>
    <message>
        <source>Games reviewed</source>
        <translation>复盘的局数</translation>
    </message>
    <message>
        <source>Accuracy, best</source>
        <translation>最高准确度</translation>
    </message>
    <message>
        <source>Accuracy, average</source>
        <translation>平均准确度</translation>
    </message>
    <message>
        <source>Accuracy, latest games</source>
        <translation>近期准确度</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>%1 (%2 %)</source>
        <translation>%1（%2%）</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Wins in a row, now</source>
        <translation>当前连胜</translation>
    </message>
    <message>
        <source>Wins in a row, most</source>
        <translation>最长连胜</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>第 %1 名</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>平均名次</translation>
    </message>
    <message>
        <source>With help</source>
        <translation>用过帮助</translation>
    </message>
    <message>
        <source>Average moves by all</source>
        <translation>全部玩家平均步数</translation>
    </message>
    <message>
        <source>Average moves</source>
        <translation>平均步数</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>平均用时</translation>
    </message>
    <message>
        <source>%1, best</source>
        <translation>%1（最好）</translation>
    </message>
    <message>
        <source>%1, average</source>
        <translation>%1（平均）</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Moves by all</source>
        <translation>全部玩家步数</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>步数</translation>
    </message>
    <message>
        <source>When</source>
        <translation>日期</translation>
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
        <translation>%L1，最多 %L2</translation>
    </message>
    <message>
        <source>Statistics of all games</source>
        <translation>所有游戏的统计</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>连胜</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最好</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确度</translation>
    </message>
    <message>
        <source>Course</source>
        <translation>走势</translation>
    </message>
    <message>
        <source>The average of the latest ten reviews, of 100</source>
        <translation>最近十次复盘的平均分，满分 100</translation>
    </message>
    <message>
        <source>The accuracy of reviewed games over time</source>
        <translation>复盘各局的准确度变化</translation>
    </message>
    <message>
        <source>&amp;Save a copy...</source>
        <translation>保存副本(&amp;S)...</translation>
    </message>
    <message>
        <source>Writes all statistics into one file, for another computer</source>
        <translation>把全部统计写入一个文件，供另一台电脑使用</translation>
    </message>
    <message>
        <source>&amp;Add a copy...</source>
        <translation>并入副本(&amp;A)...</translation>
    </message>
    <message>
        <source>Adds the statistics of another computer; nothing is counted twice</source>
        <translation>并入另一台电脑的统计；不会重复计算</translation>
    </message>
    <message>
        <source>Statistics (*%1)</source>
        <translation>统计 (*%1)</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Add a copy</source>
        <translation>并入副本</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Play a game to its end.</source>
        <translation>还没有统计数据。玩完一局就有了。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games finished</source>
        <comment>One game finished</comment>
        <translation>
            <numerusform>完成 %Ln 局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of them won</source>
        <comment>one of them won</comment>
        <translation>
            <numerusform>其中赢 %Ln 局</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in all</source>
        <comment>a time</comment>
        <translation>共 %1</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>%1 cannot be saved: %2</source>
        <translation>%1 无法保存：%2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln games were added.</source>
        <comment>One game was added.</comment>
        <translation>
            <numerusform>并入了 %Ln 局。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 无法读取：%2</translation>
    </message>
</context>
<context>
    <name>plt::TextHelp</name>
    <message>
        <source>The help text cannot be shown: %1
%2</source>
        <translation>帮助文字无法显示：%1
%2</translation>
    </message>
    <message>
        <source>there is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>it is not a regular file.</source>
        <translation>不是普通文件。</translation>
    </message>
    <message>
        <source>the file is too large.</source>
        <translation>文件太大。</translation>
    </message>
</context>
<context>
    <name>plt::TrialProcess</name>
    <message>
        <source>the game could not be tried: %1</source>
        <translation>无法试玩游戏：%1</translation>
    </message>
    <message>
        <source>the game hangs %1</source>
        <translation>游戏卡死：%1</translation>
    </message>
    <message>
        <source>the game took too much memory %1; it may take %2</source>
        <translation>游戏占用内存太多（%1）；上限是 %2</translation>
    </message>
    <message>
        <source>the game crashed (%1) %2</source>
        <translation>游戏崩溃（%1）：%2</translation>
    </message>
    <message>
        <source>the game ended the program %1</source>
        <translation>游戏结束了程序：%1</translation>
    </message>
    <message>
        <source>the game ended the program with code %L1 %2</source>
        <translation>游戏以代码 %L1 结束了程序：%2</translation>
    </message>
</context>
<context>
    <name>plt::TroubleBar</name>
    <message>
        <source>Not saved: %1</source>
        <translation>没有保存：%1</translation>
    </message>
</context>
<context>
    <name>plt::TroubleList</name>
    <message>
        <source>Games that failed</source>
        <translation>出错的游戏</translation>
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
        <translation>详情</translation>
    </message>
    <message>
        <source>Details of: %1</source>
        <translation>详情：%1</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the report on %1</source>
        <translation>复制关于 %1 的报告</translation>
    </message>
    <message>
        <source>Start again</source>
        <translation>重新启动</translation>
    </message>
    <message>
        <source>Start %1 again</source>
        <translation>重新启动 %1</translation>
    </message>
    <message>
        <source>Stop it</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>停止 %1</translation>
    </message>
    <message>
        <source>Dismiss: %1</source>
        <translation>不再显示：%1</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>不再显示</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%Ln times)</source>
        <comment>%1 (once)</comment>
        <translation>
            <numerusform>%1（%Ln 次）</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>plt::Turns</name>
    <message numerus="yes">
        <source>%Ln plies, positions: %1, %2</source>
        <comment>1 ply, positions: %1, %2</comment>
        <translation>
            <numerusform>%Ln 层，局面：%1，%2</numerusform>
        </translation>
    </message>
    <message>
        <source>The computer player broke down. You can move for it.</source>
        <translation>电脑玩家出错了。你可以替它走。</translation>
    </message>
    <message>
        <source>The computer player broke down (%1). You can move for it.</source>
        <translation>电脑玩家出错了（%1）。你可以替它走。</translation>
    </message>
    <message>
        <source>The computer player made an illegal move. You can move for it.</source>
        <translation>电脑玩家走了不合规则的一步。你可以替它走。</translation>
    </message>
</context>
<context>
    <name>plt::crashInWords</name>
    <message>
        <source>segmentation fault</source>
        <translation>段错误</translation>
    </message>
    <message>
        <source>it aborted itself</source>
        <translation>它自行中止</translation>
    </message>
    <message>
        <source>arithmetic error</source>
        <translation>算术错误</translation>
    </message>
    <message>
        <source>illegal instruction</source>
        <translation>非法指令</translation>
    </message>
    <message>
        <source>bus error</source>
        <translation>总线错误</translation>
    </message>
    <message>
        <source>signal %L1</source>
        <translation>信号 %L1</translation>
    </message>
</context>
<context>
    <name>plt::placeName</name>
    <message>
        <source>row %L1, column %L2</source>
        <translation>第 %L1 行第 %L2 列</translation>
    </message>
</context>
<context>
    <name>plt::script::Board</name>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>The board is shown flat: %1</source>
        <translation>棋盘以平面显示：%1</translation>
    </message>
</context>
<context>
    <name>plt::script::Drawings</name>
    <message>
        <source>%1 is larger than 1 MB</source>
        <translation>%1 大于 1 MB</translation>
    </message>
    <message>
        <source>there is no file %1</source>
        <translation>没有文件 %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of an SVG file in the game&apos;s folder</source>
        <translation>“%1”不是游戏文件夹中 SVG 文件的名字</translation>
    </message>
    <message>
        <source>there are too many drawings</source>
        <translation>图形太多</translation>
    </message>
    <message>
        <source>%1 is not a drawing that can be shown</source>
        <translation>%1 不是能显示的图形</translation>
    </message>
</context>
<context>
    <name>plt::script::FailureBar</name>
    <message>
        <source>&amp;Script</source>
        <translation>脚本(&amp;S)</translation>
    </message>
</context>
<context>
    <name>plt::script::Picture</name>
    <message>
        <source>this name is not known: did you mean &quot;%1&quot;?</source>
        <translation>这个名字不认识：是不是“%1”？</translation>
    </message>
    <message>
        <source>must be a text</source>
        <translation>必须是文字</translation>
    </message>
    <message>
        <source>this text is too long</source>
        <translation>这段文字太长</translation>
    </message>
    <message>
        <source>must be a whole number from %1 to %2</source>
        <translation>必须是 %1 到 %2 的整数</translation>
    </message>
    <message>
        <source>must be a number from %1 to %2</source>
        <translation>必须是 %1 到 %2 的数</translation>
    </message>
    <message>
        <source>must be true or false</source>
        <translation>必须是 true 或 false</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is none of: %2</source>
        <translation>“%1”不在其中：%2</translation>
    </message>
    <message>
        <source>must be a list</source>
        <translation>必须是列表</translation>
    </message>
    <message>
        <source>is too long: the limit is %1</source>
        <translation>太长：上限是 %1</translation>
    </message>
    <message>
        <source>must be two numbers, such as {1, 2}</source>
        <translation>必须是两个数，例如 {1, 2}</translation>
    </message>
    <message>
        <source>must be a table, such as {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</source>
        <translation>必须是表，例如 {shape = &quot;disc&quot;, colour = &quot;orange&quot;}</translation>
    </message>
    <message>
        <source>a piece stands on a cell</source>
        <translation>棋子要放在格上</translation>
    </message>
    <message>
        <source>a free board has cells with a place each</source>
        <translation>自由棋盘的每个格都要有位置</translation>
    </message>
    <message>
        <source>there are more than on a board of %1 x %2</source>
        <translation>比 %1 x %2 的棋盘所能容纳的多</translation>
    </message>
    <message>
        <source>a cell is the name of a look, a table, or false</source>
        <translation>格是外观的名字、表或 false</translation>
    </message>
    <message>
        <source>no cell is there</source>
        <translation>那里没有格</translation>
    </message>
    <message>
        <source>a board needs columns</source>
        <translation>棋盘需要列</translation>
    </message>
    <message>
        <source>a board needs rows</source>
        <translation>棋盘需要行</translation>
    </message>
    <message>
        <source>two pieces are called &quot;%1&quot;</source>
        <translation>两个棋子都叫“%1”</translation>
    </message>
    <message>
        <source>a card is a text such as &quot;QH&quot;, or a table</source>
        <translation>牌是文字（例如“QH”）或表</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card: write the rank A23456789TJQK and the suit SHDC, and a number for the deck where there are several, such as QH2</source>
        <translation>“%1”不是牌：写点数 A23456789TJQK 和花色 SHDC，有几副牌时再写牌的编号，例如 QH2</translation>
    </message>
    <message>
        <source>a card has a &quot;card&quot;, a &quot;text&quot;, a &quot;shape&quot; or an &quot;svg&quot;</source>
        <translation>牌要有 &quot;card&quot;、&quot;text&quot;、&quot;shape&quot; 或 &quot;svg&quot;</translation>
    </message>
    <message>
        <source>a card with a face of its own needs an id</source>
        <translation>牌面自定的牌需要 id</translation>
    </message>
    <message>
        <source>the card %1 is there twice</source>
        <translation>牌 %1 出现了两次</translation>
    </message>
    <message>
        <source>a card table has piles</source>
        <translation>牌桌需要牌堆</translation>
    </message>
    <message>
        <source>a pile is a table</source>
        <translation>牌堆是表</translation>
    </message>
    <message>
        <source>two piles are called &quot;%1&quot;</source>
        <translation>两个牌堆都叫“%1”</translation>
    </message>
    <message>
        <source>a button has a name</source>
        <translation>按钮要有名字</translation>
    </message>
    <message>
        <source>bright</source>
        <translation>亮色</translation>
    </message>
    <message>
        <source>green</source>
        <translation>绿色</translation>
    </message>
    <message>
        <source>red</source>
        <translation>红色</translation>
    </message>
    <message>
        <source>white</source>
        <translation>白色</translation>
    </message>
    <message>
        <source>black</source>
        <translation>黑色</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>橙色</translation>
    </message>
    <message>
        <source>light blue</source>
        <translation>浅蓝色</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>黄色</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>蓝色</translation>
    </message>
    <message>
        <source>pink</source>
        <translation>粉色</translation>
    </message>
    <message>
        <source>disc</source>
        <translation>圆片</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>石子</translation>
    </message>
    <message>
        <source>peg</source>
        <translation>木钉</translation>
    </message>
    <message>
        <source>ring</source>
        <translation>圆环</translation>
    </message>
    <message>
        <source>cross</source>
        <translation>叉</translation>
    </message>
    <message>
        <source>star</source>
        <translation>星</translation>
    </message>
    <message>
        <source>square</source>
        <translation>方块</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>菱形</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>三角</translation>
    </message>
    <message>
        <source>arrow</source>
        <translation>箭头</translation>
    </message>
    <message>
        <source>heart</source>
        <translation>心形</translation>
    </message>
    <message>
        <source>crown</source>
        <translation>王冠</translation>
    </message>
    <message>
        <source>picture() must return a table</source>
        <translatorcomment>not a term: picture</translatorcomment>
        <translation>picture() 必须返回表</translation>
    </message>
    <message>
        <source>lit</source>
        <translation>亮</translation>
    </message>
    <message>
        <source>wall</source>
        <translation>墙</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>盖住</translation>
    </message>
    <message>
        <source>goal</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>空</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a colour and a shape</comment>
        <translation>%1%2</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptConsole</name>
    <message>
        <source>Script</source>
        <translation>脚本</translation>
    </message>
    <message>
        <source>Values, printed lines and mistakes</source>
        <translation>值、打印的行和错误</translation>
    </message>
    <message>
        <source>&amp;Expression with the shown state as &quot;state&quot;:</source>
        <translation>表达式，显示的状态名为“state”(&amp;E)：</translation>
    </message>
    <message>
        <source>E&amp;valuate</source>
        <translation>求值(&amp;V)</translation>
    </message>
</context>
<context>
    <name>plt::script::ScriptView</name>
    <message>
        <source>Show &amp;possible moves</source>
        <translation>显示可走的步(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Script</source>
        <translation>脚本(&amp;S)</translation>
    </message>
    <message>
        <source>%1 is thinking.</source>
        <translation>%1在思考。</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>轮到%1。</translation>
    </message>
    <message>
        <source>Your turn (%1).</source>
        <translation>轮到你（%1）。</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>轮到你。</translation>
    </message>
    <message>
        <source>The picture cannot be shown. %1</source>
        <translation>画面无法显示。%1</translation>
    </message>
    <message>
        <source>The script was read again.</source>
        <translation>脚本已重新读取。</translation>
    </message>
    <message>
        <source>The script was read again, but not all moves can be made any more. %1</source>
        <translation>脚本已重新读取，但不是每一步都还能走。%1</translation>
    </message>
    <message>
        <source>There is no position yet.</source>
        <translation>还没有局面。</translation>
    </message>
</context>
<context>
    <name>printing</name>
    <message>
        <source>Printing is not available: %1</source>
        <translation>无法打印：%1</translation>
    </message>
    <message>
        <source>No printer was found. Games have no network, so printers of a print server on another computer are missing: print to a file, or start the game with --unconfined.</source>
        <translation>没有找到打印机。游戏不能用网络，所以找不到另一台电脑上打印服务器的打印机：请打印到文件，或用 --unconfined 启动游戏。</translation>
    </message>
    <message>
        <source>Print to file</source>
        <translation>打印到文件</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translatorcomment>as in English</translatorcomment>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>The printer or the file cannot be used.</source>
        <translation>打印机或文件不能用。</translation>
    </message>
    <message>
        <source>Nothing was printed</source>
        <translation>什么都没打印</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>unknown key &quot;%1&quot;</source>
        <translation>未知的键“%1”</translation>
    </message>
    <message>
        <source>unknown key &quot;%1&quot;: did you mean &quot;%2&quot;?</source>
        <translation>未知的键“%1”：是不是“%2”？</translation>
    </message>
    <message>
        <source>the game-set &quot;%1&quot; is new; there is &quot;%2&quot;</source>
        <translation>游戏分组“%1”是新的；已有的有“%2”</translation>
    </message>
    <message>
        <source>Other Games</source>
        <translation>其他游戏</translation>
    </message>
    <message>
        <source>it is not a folder</source>
        <translation>它不是文件夹</translation>
    </message>
    <message>
        <source>it has no info.yaml</source>
        <translation>它没有 info.yaml</translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln bytes</source>
        <comment>more than 1 byte</comment>
        <translation>
            <numerusform>超过 %Ln 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>its info.yaml names no game</source>
        <translation>它的 info.yaml 没有指定游戏</translation>
    </message>
    <message>
        <source>a library and a script, of which there must be one</source>
        <translation>既有库又有脚本，只能有一个</translation>
    </message>
    <message>
        <source>the value of &quot;%1&quot; is not a text; the default is used</source>
        <translation>“%1”的值不是文字；使用默认值</translation>
    </message>
    <message>
        <source>the icon is not a file inside the game&apos;s folder</source>
        <translation>图标不是游戏文件夹里的文件</translation>
    </message>
    <message>
        <source>no icon: there is neither %1.svg nor %1.png</source>
        <translation>没有图标：既没有 %1.svg 也没有 %1.png</translation>
    </message>
    <message>
        <source>a list or mapping, not a name</source>
        <translation>是列表或映射，不是名字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the base name of a library</source>
        <translation>“%1”不是库的基本名</translation>
    </message>
    <message>
        <source>there is no library &quot;%1&quot; in the folder</source>
        <translation>文件夹中没有库“%1”</translation>
    </message>
    <message>
        <source>a list or mapping, not the name of a script</source>
        <translation>是列表或映射，不是脚本的名字</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not the name of a script in the folder, such as rules.lua</source>
        <translatorcomment>not a term: rules</translatorcomment>
        <translation>“%1”不是文件夹中脚本的名字，例如 rules.lua</translation>
    </message>
    <message>
        <source>there is no file &quot;%1&quot; in the folder</source>
        <translation>文件夹中没有文件“%1”</translation>
    </message>
    <message>
        <source>the link leads out of the folder</source>
        <translation>链接指向文件夹之外</translation>
    </message>
    <message>
        <source>it cannot be opened</source>
        <translation>无法打开</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件是空的</translation>
    </message>
    <message>
        <source>unreadable: %1</source>
        <translation>无法读取：%1</translation>
    </message>
    <message>
        <source>too large: %1</source>
        <translation>太大：%1</translation>
    </message>
    <message>
        <source>encoding: %1</source>
        <translation>编码：%1</translation>
    </message>
    <message>
        <source>malformed: %1</source>
        <translation>格式错误：%1</translation>
    </message>
    <message>
        <source>bad game value: %1</source>
        <translation>game 的值不对：%1</translation>
    </message>
    <message>
        <source>library missing: %1</source>
        <translation>缺少库：%1</translation>
    </message>
    <message>
        <source>script missing: %1</source>
        <translation>缺少脚本：%1</translation>
    </message>
    <message>
        <source>not a plugin: %1</source>
        <translation>不是插件：%1</translation>
    </message>
    <message>
        <source>wrong interface: %1</source>
        <translation>接口不对：%1</translation>
    </message>
    <message>
        <source>nested deeper than %1</source>
        <translation>嵌套超过 %1 层</translation>
    </message>
    <message>
        <source>text after the end of the mapping</source>
        <translation>映射结束后还有文字</translation>
    </message>
    <message>
        <source>the document is not a mapping</source>
        <translation>文档不是映射</translation>
    </message>
    <message>
        <source>the key &quot;%1&quot; is given twice</source>
        <translation>键“%1”给了两次</translation>
    </message>
    <message>
        <source>line %1, column %2: %3</source>
        <translation>第 %1 行第 %2 列：%3</translation>
    </message>
    <message>
        <source>the file is not valid UTF-8</source>
        <translation>文件不是有效的 UTF-8</translation>
    </message>
    <message>
        <source>control character</source>
        <translation>控制字符</translation>
    </message>
    <message>
        <source>no icon: %1 takes too long to draw</source>
        <translation>没有图标：%1 绘制太慢</translation>
    </message>
    <message>
        <source>no icon: %1 takes too much memory to draw</source>
        <translation>没有图标：%1 绘制占用内存太多</translation>
    </message>
    <message>
        <source>no icon: %1 cannot be drawn</source>
        <translation>没有图标：%1 无法绘制</translation>
    </message>
    <message>
        <source>no icon: %1 is missing</source>
        <translation>没有图标：缺少 %1</translation>
    </message>
    <message>
        <source>no icon: %1 is unreadable: %2</source>
        <translation>没有图标：%1 无法读取：%2</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln bytes</source>
        <comment>no icon: %1 is larger than 1 byte</comment>
        <translation>
            <numerusform>没有图标：%1 大于 %Ln 字节</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 is not a picture</source>
        <translation>没有图标：%1 不是图片</translation>
    </message>
    <message numerus="yes">
        <source>no icon: %1 is larger than %Ln pixels</source>
        <comment>no icon: %1 is larger than 1 pixel</comment>
        <translation>
            <numerusform>没有图标：%1 大于 %Ln 像素</numerusform>
        </translation>
    </message>
    <message>
        <source>no icon: %1 declares XML entities</source>
        <translation>没有图标：%1 声明了 XML 实体</translation>
    </message>
    <message>
        <source>no icon: %1 refers to another picture</source>
        <translation>没有图标：%1 引用了别的图片</translation>
    </message>
    <message>
        <source>no icon: %1 repeats its parts too often</source>
        <translation>没有图标：%1 重复部件太多次</translation>
    </message>
    <message>
        <source>games in Lua are not available: %1</source>
        <translation>不能使用 Lua 游戏：%1</translation>
    </message>
    <message>
        <source>it was built for Qt %1, this program uses Qt %2</source>
        <translation>它为 Qt %1 编译，本程序使用 Qt %2</translation>
    </message>
    <message>
        <source>it is a Qt plugin of another kind (%1)</source>
        <translation>它是另一种 Qt 插件（%1）</translation>
    </message>
    <message>
        <source>it was built for version %1 of the games&apos; interface, this program has version %2</source>
        <translation>它为 %1 版的游戏接口编译，本程序是 %2 版</translation>
    </message>
    <message>
        <source>it failed while it was loaded: %1</source>
        <translation>载入时出错：%1</translation>
    </message>
    <message>
        <source>it failed while it was loaded</source>
        <translation>载入时出错</translation>
    </message>
    <message>
        <source>it has the interface&apos;s name but not the interface</source>
        <translation>它有接口的名字，却没有接口</translation>
    </message>
    <message>
        <source>Board Games</source>
        <translation>棋类游戏</translation>
    </message>
    <message>
        <source>Card Games</source>
        <translation>纸牌游戏</translation>
    </message>
    <message>
        <source>Puzzle Games</source>
        <translation>益智游戏</translation>
    </message>
    <message>
        <source>ignored: %1 has the same name and comes first</source>
        <translation>已忽略：%1 同名且排在前面</translation>
    </message>
    <message>
        <source>There is no player called %1.</source>
        <translation>没有叫 %1 的玩家。</translation>
    </message>
    <message>
        <source>Ann</source>
        <translation>安妮</translation>
    </message>
    <message>
        <source>Ben</source>
        <translation>小本</translation>
    </message>
    <message>
        <source>Cleo</source>
        <translation>克莉</translation>
    </message>
    <message>
        <source>Dan</source>
        <translation>丹尼</translation>
    </message>
    <message>
        <source>Eve</source>
        <translation>伊娃</translation>
    </message>
    <message>
        <source>Finn</source>
        <translation>芬恩</translation>
    </message>
    <message>
        <source>You</source>
        <translation>你</translation>
    </message>
    <message>
        <source>more than %1 MB of memory are needed</source>
        <translation>需要 %1 MB 以上的内存</translation>
    </message>
    <message>
        <source>a string has more than %1 KB</source>
        <translation>有个字符串超过 %1 KB</translation>
    </message>
    <message numerus="yes">
        <source>it takes more than %Ln steps; is there an endless loop?</source>
        <comment>it takes more than one step; is there an endless loop?</comment>
        <translation>
            <numerusform>超过了 %Ln 步；是不是死循环？</numerusform>
        </translation>
    </message>
    <message>
        <source>it takes too long</source>
        <translation>时间太长</translation>
    </message>
    <message>
        <source>it was stopped</source>
        <translation>已被停止</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1, line %2: %3</source>
        <translation>%1，第 %2 行：%3</translation>
    </message>
    <message>
        <source>%1, line %2, in %3: %4</source>
        <translation>%1，第 %2 行，在 %3 中：%4</translation>
    </message>
    <message>
        <source>error with %1</source>
        <translation>%1 出错</translation>
    </message>
    <message>
        <source>error in an error</source>
        <translation>错误中又出错</translation>
    </message>
    <message>
        <source>the script has more than %1 KB</source>
        <translation>脚本超过 %1 KB</translation>
    </message>
    <message>
        <source>there is not enough memory</source>
        <translation>内存不够</translation>
    </message>
    <message>
        <source>%1 has too many values in it: the limit is %2</source>
        <translation>%1 中的值太多：上限是 %2</translation>
    </message>
    <message>
        <source>%1 is a %2</source>
        <translation>%1 是 %2</translation>
    </message>
    <message>
        <source>%1 is not a number (nan)</source>
        <translation>%1 不是数（nan）</translation>
    </message>
    <message>
        <source>%1 is infinite</source>
        <translation>%1 是无穷大</translation>
    </message>
    <message>
        <source>%1 has too much text in it: the limit is %2 KB</source>
        <translation>%1 中的文字太多：上限是 %2 KB</translation>
    </message>
    <message>
        <source>%1 is a string with a zero byte</source>
        <translation>%1 是含零字节的字符串</translation>
    </message>
    <message>
        <source>%1 contains itself</source>
        <translation>%1 包含自身</translation>
    </message>
    <message>
        <source>%1 lies too deep: the limit is %2</source>
        <translation>%1 太深：上限是 %2</translation>
    </message>
    <message>
        <source>%1 is a table with a metatable</source>
        <translation>%1 是带元表的表</translation>
    </message>
    <message>
        <source>%1 lies too deep</source>
        <translation>%1 太深</translation>
    </message>
    <message>
        <source>%1 has a key that is neither a whole number nor a string (a %2)</source>
        <translation>%1 的键既不是整数也不是字符串（而是 %2）</translation>
    </message>
    <message>
        <source>%1 has a key with a zero byte</source>
        <translation>%1 的键含零字节</translation>
    </message>
    <message>
        <source>its script cannot be read</source>
        <translation>它的脚本无法读取</translation>
    </message>
    <message>
        <source>in %1: %2</source>
        <translation>在 %1 中：%2</translation>
    </message>
    <message>
        <source>&quot;seats&quot; must be a list of names; the limit is %1</source>
        <translation>“seats”必须是名字的列表；上限是 %1</translation>
    </message>
    <message>
        <source>&quot;levels&quot; must be a list like { { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</source>
        <translatorcomment>not a term: easy; meant: doublewords</translatorcomment>
        <translation>“levels”必须是这样的列表：{ { word = &quot;easy&quot;, name = tr(&quot;easy&quot;) } }</translation>
    </message>
    <message>
        <source>each level needs a word of small letters and digits, and a name</source>
        <translation>每个级别要有一个由小写字母和数字组成的词，以及名字</translation>
    </message>
    <message>
        <source>the level &quot;%1&quot; is there twice</source>
        <translation>级别“%1”出现了两次</translation>
    </message>
    <message>
        <source>%1: is it &quot;%2&quot;?</source>
        <translation>%1：是不是“%2”？</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is a function, and must be a value</source>
        <translation>“%1”是函数，但必须是值</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;</source>
        <translation>没有函数“%1”</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, and none called &quot;deal&quot;</source>
        <translation>没有函数“%1”，也没有“deal”</translation>
    </message>
    <message>
        <source>&quot;ranking&quot; must be &quot;highest&quot;, &quot;lowest&quot; or &quot;fastest&quot;</source>
        <translation>“ranking”必须是“highest”、“lowest”或“fastest”</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which the ranking needs</source>
        <translation>没有函数“%1”，而 ranking 需要它</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which a game with seats needs</source>
        <translation>没有函数“%1”，有 seats 的游戏需要它</translation>
    </message>
    <message>
        <source>there is no function &quot;%1&quot;, which levels need</source>
        <translation>没有函数“%1”，而 levels 需要它</translation>
    </message>
    <message>
        <source>a game with levels needs &quot;seats&quot;</source>
        <translation>有 levels 的游戏需要“seats”</translation>
    </message>
    <message>
        <source>the function &quot;%1&quot; is not known: did you mean &quot;%2&quot;?</source>
        <translation>函数“%1”不认识：是不是“%2”？</translation>
    </message>
    <message>
        <source>&quot;options&quot; must be a list; the limit is %1</source>
        <translatorcomment>not a term: options</translatorcomment>
        <translation>“options”必须是列表；上限是 %1</translation>
    </message>
    <message>
        <source>it has the name of another</source>
        <translation>它与另一个同名</translation>
    </message>
    <message>
        <source>row %1 of &quot;options&quot;: %2</source>
        <translatorcomment>not a term: options</translatorcomment>
        <translation>“options”第 %1 行：%2</translation>
    </message>
    <message>
        <source>&quot;presets&quot; must be a list</source>
        <translation>“presets”必须是列表</translation>
    </message>
    <message>
        <source>row %1 of &quot;presets&quot;: %2</source>
        <translation>“presets”第 %1 行：%2</translation>
    </message>
    <message>
        <source>it needs a name of letters, digits and _</source>
        <translation>需要由字母、数字和 _ 组成的名字</translation>
    </message>
    <message>
        <source>it needs a label</source>
        <translation>需要标签</translation>
    </message>
    <message>
        <source>it needs whole numbers &quot;low&quot; and &quot;high&quot;</source>
        <translation>需要整数“low”和“high”</translation>
    </message>
    <message>
        <source>it does not offer its usual value</source>
        <translation>没有提供它的默认值</translation>
    </message>
    <message>
        <source>it needs at least two values; the limit is %1</source>
        <translation>至少需要两个值；上限是 %1</translation>
    </message>
    <message>
        <source>it needs values like { &quot;word&quot;, tr(&quot;Name&quot;) }, each once</source>
        <translation>需要像 { &quot;word&quot;, tr(&quot;Name&quot;) } 这样的值，每个只出现一次</translation>
    </message>
    <message>
        <source>it names an option that does not exist</source>
        <translation>它指定了不存在的选项</translation>
    </message>
    <message>
        <source>it has a value that &quot;%1&quot; does not offer</source>
        <translation>它的值“%1”没有提供</translation>
    </message>
    <message>
        <source>“%1” are no options of this game.</source>
        <translation>“%1”不是这个游戏的选项。</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>标准</translation>
    </message>
    <message>
        <source>it must return a list of names; the limit is %1</source>
        <translation>必须返回名字的列表；上限是 %1</translation>
    </message>
    <message>
        <source>it must return the number of a seat, or nil</source>
        <translation>必须返回座位的编号，或 nil</translation>
    </message>
    <message>
        <source>it must return the rank of each seat, from 1</source>
        <translation>必须返回每个座位的名次，从 1 起</translation>
    </message>
    <message>
        <source>Make the move that is marked.</source>
        <translation>走标出的那一步。</translation>
    </message>
    <message>
        <source>it must return { move = ..., reason = tr(&quot;...&quot;) }, a list of them, or nil</source>
        <translation>必须返回 { move = ..., reason = tr(&quot;...&quot;) }、它们的列表，或 nil</translation>
    </message>
    <message>
        <source>There is no hint.</source>
        <translation>没有提示。</translation>
    </message>
    <message>
        <source>it returned a move that is not possible: %1</source>
        <translation>返回了不可能的一步：%1</translation>
    </message>
    <message>
        <source>it must return how the game begins</source>
        <translation>必须返回游戏的开局</translation>
    </message>
    <message>
        <source>“%1” is no beginning of this game.</source>
        <translation>“%1”不是这个游戏的开局。</translation>
    </message>
    <message>
        <source>it must return the first state</source>
        <translation>必须返回最初的状态</translation>
    </message>
    <message>
        <source>That move is not possible here.</source>
        <translation>这里不能这样走。</translation>
    </message>
    <message>
        <source>it must return the next state, or nil and a sentence</source>
        <translation>必须返回下一个状态，或 nil 加一个句子</translation>
    </message>
    <message>
        <source>it must return &quot;playing&quot;, &quot;won&quot;, &quot;lost&quot;, &quot;drawn&quot; or &quot;over&quot;, and returned %1</source>
        <translation>必须返回“playing”、“won”、“lost”、“drawn”或“over”，却返回了 %1</translation>
    </message>
    <message>
        <source>it must return a list of moves, and returned %1</source>
        <translation>必须返回走法的列表，却返回了 %1</translation>
    </message>
    <message>
        <source>it must return a number</source>
        <translation>必须返回数</translation>
    </message>
    <message>
        <source>it must return a string</source>
        <translation>必须返回字符串</translation>
    </message>
    <message>
        <source>“%1” is no move of this game.</source>
        <translation>“%1”不是这个游戏的走法。</translation>
    </message>
    <message>
        <source>it must return a sentence, or nil</source>
        <translation>必须返回句子，或 nil</translation>
    </message>
    <message>
        <source>“%1” is no value of this game.</source>
        <translation>“%1”不是这个游戏的值。</translation>
    </message>
    <message>
        <source>the picture cannot be shown: %1</source>
        <translation>画面无法显示：%1</translation>
    </message>
    <message>
        <source>The game ID is empty.</source>
        <translation>游戏编号是空的。</translation>
    </message>
    <message>
        <source>The game ID is too long.</source>
        <translation>游戏编号太长。</translation>
    </message>
    <message>
        <source>A game ID has a # with a number or a : with a start after the options.</source>
        <translation>游戏编号在选项之后有 # 加数字，或 : 加开局。</translation>
    </message>
    <message>
        <source>This game has no deals, so a game ID with a number names none of it.</source>
        <translation>这个游戏不分局，带数字的游戏编号在这里没有意义。</translation>
    </message>
    <message>
        <source>After the # there must be a whole number, not “%1”.</source>
        <translation># 后面必须是整数，而不是“%1”。</translation>
    </message>
    <message>
        <source>Play %1.</source>
        <translation>走 %1。</translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; proven, no way is shorter.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>再走 %Ln 步就赢；已证明没有更短的走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves; perhaps a shorter way exists.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>再走 %Ln 步就赢；也许有更短的走法。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the score to %1. No win was found among %Ln positions.</source>
        <comment>It brings the score to %1.</comment>
        <translation>
            <numerusform>得分会到 %1。查看了 %Ln 个局面，没找到获胜的走法。</numerusform>
        </translation>
    </message>
    <message>
        <source>It ends with a score of %1; proven, none is better.</source>
        <translation>最后得分是 %1；已证明没有更好的。</translation>
    </message>
    <message numerus="yes">
        <source>It ends with a score of %1, the best found among %Ln positions.</source>
        <comment>It ends with a score of %1.</comment>
        <translation>
            <numerusform>最后得分是 %1，这是查看 %Ln 个局面后找到的最好结果。</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be won from here: proven.</source>
        <translation>已证明从这里赢不了。</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was found among %Ln positions.</source>
        <comment>Nothing was found in one position.</comment>
        <translation>
            <numerusform>查看了 %Ln 个局面，什么也没找到。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins in %Ln moves at most: proven.</source>
        <comment>It wins.</comment>
        <translation>
            <numerusform>最多再走 %Ln 步就赢：已证明。</numerusform>
        </translation>
    </message>
    <message>
        <source>All moves lose: proven. This one resists longest.</source>
        <translation>已证明怎么走都输。这一步撑得最久。</translation>
    </message>
    <message>
        <source>Nothing better can be forced: proven.</source>
        <translation>已证明没有更好的必得结果。</translation>
    </message>
    <message numerus="yes">
        <source>It seems best after %Ln positions; nothing is proven.</source>
        <comment>It seems best after one position; nothing is proven.</comment>
        <translation>
            <numerusform>查看了 %Ln 个局面，它看来最好；没有证明。</numerusform>
        </translation>
    </message>
    <message>
        <source>easy</source>
        <translation>简单</translation>
    </message>
    <message>
        <source>Tries a few moves at random.</source>
        <translation>随机试几种走法。</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>中等</translation>
    </message>
    <message>
        <source>Looks at some thousand positions.</source>
        <translation>查看几千个局面。</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>困难</translation>
    </message>
    <message>
        <source>Thinks for about a second.</source>
        <translation>思考大约一秒。</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>a deal number is not a number</source>
        <translation>局的编号不是数字</translation>
    </message>
    <message>
        <source>a playing time is out of range</source>
        <translation>游玩时间超出范围</translation>
    </message>
    <message>
        <source>a game&apos;s serial number is out of range</source>
        <translation>对局序号超出范围</translation>
    </message>
    <message>
        <source>there are too many moves</source>
        <translation>步数太多</translation>
    </message>
    <message>
        <source>it holds no game</source>
        <translation>里面没有对局</translation>
    </message>
    <message>
        <source>the place in the game is missing</source>
        <translation>缺少对局中的位置</translation>
    </message>
    <message>
        <source>This shared game was cut or changed on its way. Copy its whole line again.</source>
        <translation>分享的文字被截断或改动过。请重新复制整行。</translation>
    </message>
    <message>
        <source>No shared game was pasted: it is a text with a line that begins with “plt-games:”.</source>
        <translation>粘贴的不是分享的游戏：它应是一段文字，其中有以“plt-games:”开头的一行。</translation>
    </message>
    <message>
        <source>The shared game has too many moves.</source>
        <translation>分享的游戏步数太多。</translation>
    </message>
    <message>
        <source>There is no game yet.</source>
        <translation>还没有开局。</translation>
    </message>
    <message>
        <source>There are too many moves to go on. Forget the past, then it goes on.</source>
        <translation>步数太多，无法继续。清除历史之后就能继续。</translation>
    </message>
    <message>
        <source>This game has too many moves to go on. Start a new one.</source>
        <translation>这一局步数太多，无法继续。请开始新游戏。</translation>
    </message>
    <message>
        <source>move %1 of game %2 is not legal: %3</source>
        <translation>第 %2 局的第 %1 步不合规则：%3</translation>
    </message>
    <message>
        <source>This system cannot confine games (Landlock and seccomp are missing): games of others may do all that you may.</source>
        <translation>本系统无法限制游戏（缺少 Landlock 和 seccomp）：别人的游戏拥有与你相同的权限。</translation>
    </message>
    <message>
        <source>This system cannot confine games to their own files (Landlock is missing): games of others may read and change yours.</source>
        <translation>本系统无法把游戏限制在自己的文件内（缺少 Landlock）：别人的游戏可以读取和改动你的文件。</translation>
    </message>
    <message>
        <source>This system cannot keep games from the network and from starting programs (seccomp is missing).</source>
        <translation>本系统无法阻止游戏使用网络和启动程序（缺少 seccomp）。</translation>
    </message>
    <message>
        <source>the link leads nowhere</source>
        <translation>链接没有目标</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>是文件夹</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>what is read from %1 does not read back from %2</source>
        <translation>从 %1 读出的内容，无法再从 %2 读回</translation>
    </message>
    <message>
        <source>a game that goes on without a legal move is accepted: %1</source>
        <translation>没有合法走法却能继续的局被接受：%1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1 (game %2)</source>
        <translation>合法的一步被拒绝：%1（第 %2 局）</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1 (game %2)</source>
        <translation>不合法的一步被接受：%1（第 %2 局）</translation>
    </message>
    <message>
        <source>a text is refused without a whole sentence: %1: %2</source>
        <translation>拒绝一段文字时没有给出完整的句子：%1：%2</translation>
    </message>
    <message>
        <source>%1 (game %2)</source>
        <translation>%1（第 %2 局）</translation>
    </message>
    <message>
        <source>%1 (game %2 after %3)</source>
        <translation>%1（第 %2 局，%3 之后）</translation>
    </message>
    <message>
        <source>a deal of its own number is refused: %1</source>
        <translation>自己编号的局被拒绝：%1</translation>
    </message>
    <message>
        <source>the same number gives another game</source>
        <translation>同一个编号得到另一局</translation>
    </message>
    <message>
        <source>the text of options and start has characters that it may not have: %1</source>
        <translation>选项和开局的文字里有不许有的字符：%1</translation>
    </message>
    <message>
        <source>options or start do not read back: %1 is refused: %2</source>
        <translation>选项或开局读不回来：%1 被拒绝：%2</translation>
    </message>
    <message>
        <source>options or start read back as others: %1</source>
        <translation>选项或开局读回来变了：%1</translation>
    </message>
    <message>
        <source>the game goes on, but no move is legal</source>
        <translation>游戏还没结束，却没有合法的走法</translation>
    </message>
    <message>
        <source>seat %1 of %2 is to move</source>
        <translation>轮到第 %1 个座位，共 %2 个</translation>
    </message>
    <message>
        <source>the standing does not have a place for each seat: %1 instead of %2</source>
        <translation>名次没有覆盖每个座位：是 %1 个而不是 %2 个</translation>
    </message>
    <message>
        <source>the places of the standing do not begin with 1, or leave the number of seats</source>
        <translation>名次不从 1 开始，或超出座位数</translation>
    </message>
    <message>
        <source>a game of several seats ends as won or lost, which follows from its standing</source>
        <translation>多个座位的游戏以赢或输结束，而这应由名次得出</translation>
    </message>
    <message>
        <source>a legal move is refused: %1: %2</source>
        <translation>合法的一步被拒绝：%1：%2</translation>
    </message>
    <message>
        <source>a move that is not legal is accepted: %1</source>
        <translation>不合法的一步被接受：%1</translation>
    </message>
    <message>
        <source>a move is refused without a whole sentence: %1: %2</source>
        <translation>拒绝一步时没有给出完整的句子：%1：%2</translation>
    </message>
    <message>
        <source>the text of a move has characters that it may not have: %1</source>
        <translation>走法的文字里有不许有的字符：%1</translation>
    </message>
    <message>
        <source>a move does not read back: %1 is refused: %2</source>
        <translation>走法读不回来：%1 被拒绝：%2</translation>
    </message>
    <message>
        <source>a move reads back as another one: %1</source>
        <translation>走法读回来变了：%1</translation>
    </message>
    <message>
        <source>the same move leads to another state the second time: %1</source>
        <translation>同样的一步第二次得到另一个状态：%1</translation>
    </message>
    <message>
        <source>the record&apos;s sentence has an empty place: %1</source>
        <translation>记录的句子里有空缺：%1</translation>
    </message>
    <message>
        <source>%1, by the move %2</source>
        <translation>%1，由走法 %2 引起</translation>
    </message>
    <message>
        <source>a figure for the statistics has no name or no value: %1</source>
        <translation>统计的数字没有名字或没有值：%1</translation>
    </message>
    <message>
        <source>the game cannot be played again: %1 is refused: %2</source>
        <translation>这一局不能再玩一遍：%1 被拒绝：%2</translation>
    </message>
    <message>
        <source>the same moves lead to another state the second time</source>
        <translation>同样的走法第二次得到另一个状态</translation>
    </message>
    <message>
        <source>row %1 of the options %2 shows %3, which is outside of its limits</source>
        <translation>选项 %2 的第 %1 行显示 %3，超出范围</translation>
    </message>
    <message>
        <source>row %1 of the options %2 cannot become %3</source>
        <translation>选项 %2 的第 %1 行不能变成 %3</translation>
    </message>
    <message>
        <source>row %1 of the options %2 changes their number</source>
        <translation>选项 %2 的第 %1 行改变了行数</translation>
    </message>
    <message>
        <source>options do not read back: %1 is refused: %2</source>
        <translation>选项读不回来：%1 被拒绝：%2</translation>
    </message>
    <message>
        <source>options are written in two ways: %1 and %2</source>
        <translation>选项有两种写法：%1 和 %2</translation>
    </message>
    <message>
        <source>the text of options has characters that it may not have: %1</source>
        <translation>选项的文字里有不许有的字符：%1</translation>
    </message>
    <message>
        <source>the description of options has an empty place: %1</source>
        <translation>选项的说明里有空缺：%1</translation>
    </message>
    <message>
        <source>a judgement has a value that is no number</source>
        <translation>评判里有个值不是数</translation>
    </message>
    <message>
        <source>the move made is worth more than the best one</source>
        <translation>所走的一步比最好的一步还值钱</translation>
    </message>
    <message>
        <source>a random move is worth more than the best one</source>
        <translation>随机的一步比最好的一步还值钱</translation>
    </message>
    <message>
        <source>the best move is not legal: %1</source>
        <translation>最好的一步不合法：%1</translation>
    </message>
    <message>
        <source>a mistake has no reason</source>
        <translation>失误没有理由</translation>
    </message>
    <message>
        <source>the reason of a judgement lacks arguments</source>
        <translation>评判的理由缺少参数</translation>
    </message>
    <message>
        <source>a cost has no text</source>
        <translation>代价没有文字</translation>
    </message>
    <message>
        <source>undoing a move does not lead to the state before it</source>
        <translation>撤销一步回不到之前的状态</translation>
    </message>
    <message>
        <source>more moves can be undone than were made</source>
        <translation>能撤销的步数多于走过的步数</translation>
    </message>
    <message>
        <source>a move that is made again leads to another state</source>
        <translation>重做一步得到另一个状态</translation>
    </message>
    <message>
        <source>more moves can be redone than were undone</source>
        <translation>能重做的步数多于撤销的步数</translation>
    </message>
    <message>
        <source>a dealt game has no short id</source>
        <translation>发出的局没有短编号</translation>
    </message>
    <message>
        <source>the id %1 leads to another game</source>
        <translation>编号 %1 得到另一局</translation>
    </message>
    <message>
        <source>the id %1 is refused: %2</source>
        <translation>编号 %1 被拒绝：%2</translation>
    </message>
    <message>
        <source>an id that names no game is accepted: %1</source>
        <translation>不指任何局的编号被接受：%1</translation>
    </message>
    <message>
        <source>a refused id has changed the game</source>
        <translation>被拒绝的编号改变了这一局</translation>
    </message>
    <message>
        <source>a saved game without a game in it is accepted: %1</source>
        <translation>没有对局的存档被接受：%1</translation>
    </message>
    <message>
        <source>the id of a deal is refused: %1</source>
        <translation>局的编号被拒绝：%1</translation>
    </message>
    <message>
        <source>a legal move is refused: %1</source>
        <translation>合法的一步被拒绝：%1</translation>
    </message>
    <message>
        <source>a saved game cannot be restored: %1</source>
        <translation>存档无法恢复：%1</translation>
    </message>
    <message>
        <source>a restored game is not the game that was saved</source>
        <translation>恢复的局不是保存的那局</translation>
    </message>
    <message>
        <source>a restored game is saved as another one</source>
        <translation>恢复的局保存后变了</translation>
    </message>
    <message>
        <source>a restored game has another past</source>
        <translation>恢复的局有另一段过去</translation>
    </message>
    <message>
        <source>a restored game has another future</source>
        <translation>恢复的局有另一段后续</translation>
    </message>
    <message>
        <source>a restored game has more or fewer moves</source>
        <translation>恢复的局步数多了或少了</translation>
    </message>
    <message>
        <source>%1, with the saved game %2</source>
        <translation>%1，存档为 %2</translation>
    </message>
    <message>
        <source>a saved game is refused without a reason</source>
        <translation>存档被拒绝而没有理由</translation>
    </message>
    <message>
        <source>a refused saved game has changed the game</source>
        <translation>被拒绝的存档改变了这一局</translation>
    </message>
    <message>
        <source>a restored game cannot be saved and restored</source>
        <translation>恢复的局不能再保存和恢复</translation>
    </message>
    <message>
        <source>a hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>a hint says nothing</source>
        <translation>提示什么也没说</translation>
    </message>
    <message>
        <source>a hint&apos;s sentence has an empty place: %1</source>
        <translation>提示的句子里有空缺：%1</translation>
    </message>
    <message>
        <source>the hint %1 has no whole reason: %2</source>
        <translation>提示 %1 没有完整的理由：%2</translation>
    </message>
    <message>
        <source>a hint is not legal: %1: %2</source>
        <translation>提示不合法：%1：%2</translation>
    </message>
    <message>
        <source>the same seed gives another move at level %1</source>
        <translation>级别 %1 中同样的种子得到另一步</translation>
    </message>
    <message>
        <source>the word of a level is no word, or not its own: %1</source>
        <translation>级别的词不是一个词，或不是它自己的：%1</translation>
    </message>
    <message>
        <source>level %1 has no name</source>
        <translation>级别 %1 没有名字</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1: %2: %3</source>
        <translation>级别 %1 走了不合法的一步：%2：%3</translation>
    </message>
    <message>
        <source>options read back as others: %1</source>
        <translation>选项读回来变了：%1</translation>
    </message>
    <message>
        <source>%1, to seat %2, also dealt as %3</source>
        <translation>%1，对座位 %2，也发成 %3</translation>
    </message>
    <message>
        <source>a move is not legal in what was dealt anew</source>
        <translation>某一步在重新发出的局中不合法</translation>
    </message>
    <message>
        <source>the record tells what is hidden</source>
        <translation>记录泄露了隐藏的内容</translation>
    </message>
    <message>
        <source>the observation tells what is hidden</source>
        <translation>观察泄露了隐藏的内容</translation>
    </message>
    <message>
        <source>the legal moves tell what is hidden</source>
        <translation>合法走法泄露了隐藏的内容</translation>
    </message>
    <message>
        <source>a move that is not legal is played at level %1</source>
        <translation>级别 %1 走了不合法的一步</translation>
    </message>
    <message>
        <source>what is hidden is known at level %1</source>
        <translation>级别 %1 知道隐藏的内容</translation>
    </message>
    <message>
        <source>the hint knows what is hidden</source>
        <translation>提示知道隐藏的内容</translation>
    </message>
    <message>
        <source>no game: %1</source>
        <translation>不是游戏：%1</translation>
    </message>
    <message>
        <source>could not be built: %1</source>
        <translation>编译失败：%1</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>真人</translation>
    </message>
    <message>
        <source>Computer, %1</source>
        <translation>电脑，%1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>电脑</translation>
    </message>
</context>
<context>
    <name>storage</name>
    <message>
        <source>it is too large</source>
        <translation>太大</translation>
    </message>
    <message>
        <source>it is not a regular file</source>
        <translation>不是普通文件</translation>
    </message>
    <message>
        <source>at byte %L1: %2</source>
        <translation>在第 %L1 字节：%2</translation>
    </message>
    <message>
        <source>it holds no JSON object</source>
        <translation>里面没有 JSON 对象</translation>
    </message>
</context>
<context>
    <name>tasks</name>
    <message>
        <source>%1 is not a directory</source>
        <translation>%1 不是目录</translation>
    </message>
</context>
<context>
    <name>terminal</name>
    <message>
        <source>the output could not be written: %1</source>
        <translation>无法写出输出：%1</translation>
    </message>
</context>
</TS>
