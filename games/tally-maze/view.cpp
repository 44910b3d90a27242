// SPDX-License-Identifier: MIT
#include "tally-maze/view.h"

#include "common/look/fitted_font.h"
#include "common/window/options_form.h"
#include "tally-maze/board/board.h"
#include "tally-maze/dialogs/board_dialog.h"
#include "tally-maze/keys/key_bar.h"
#include "tally-maze/keys/key_button.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QBoxLayout>
#include <QClipboard>
#include <QLabel>

namespace tally_maze {

namespace {

/// The search for the par waits until the player has stopped leafing through boards.
constexpr int searchDelayMs = 300;
/// In a lower view the sentence of a lesson would take the board's room: it is in the strip then.
constexpr int lessonHeight = 300;

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent),
      board_(new Board),
      keys_(new KeyBar),
      lesson_(new QLabel(this)),
      layout_(new QBoxLayout(QBoxLayout::TopToBottom, this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(0);
    layout_->addWidget(board_, 1);
    layout_->addWidget(keys_);
    lesson_->setObjectName(QStringLiteral("lesson"));
    lesson_->setWordWrap(true);
    lesson_->setMargin(8);
    lesson_->hide();

    connect(board_, &Board::keyWanted, this, [this](Key key) { play(key); });
    connect(board_, &Board::undoWanted, this, [this] {
        if (!isPaused() && session().canUndo() && !session().undoLeavesGame()) session().undo();
    });
    connect(board_, &Board::farCellChosen, this,
            [this] { Q_EMIT notice(tr("Click a cell beside the ball, or drag the ball along.")); });
    connect(board_, &Board::aheadChanged, this, &View::statusChanged);
    const auto pressIfPlaying = [this](Key key) {
        if (mayMove()) play(key);
    };
    connect(keys_, &KeyBar::waitPressed, this, [pressIfPlaying] { pressIfPlaying(Key::wait); });
    connect(keys_, &KeyBar::nextPressed, this, [pressIfPlaying] { pressIfPlaying(Key::next); });
    connect(keys_, &KeyBar::aheadHeld, board_, &Board::holdAhead);

    nextLesson_ = addGameAction(Menu::game, tr("Next &lesson"));
    nextLesson_->setEnabled(false);
    connect(nextLesson_, &QAction::triggered, this, &View::playNextLesson);
    code_ = addGameAction(Menu::game, tr("&Board code and number..."));
    connect(code_, &QAction::triggered, this, &View::chooseBoard);
    auto* paste = addGameAction(Menu::edit, tr("&Paste a board"), QKeySequence::Paste);
    connect(paste, &QAction::triggered, this, &View::pasteBoard);
    announce_ = addPreferenceAction(Menu::view, tr("Show where the pumpkins &go"), QStringLiteral("announce"),
                                    true, QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    ahead_ = addPreferenceAction(Menu::view, tr("Show the &next maze all the time"), QStringLiteral("ahead"),
                                 false);
    for (auto* action : {announce_, ahead_})
        connect(action, &QAction::toggled, this, [this] { refresh(true); });

    searchDelay_.setSingleShot(true);
    searchDelay_.setInterval(searchDelayMs);
    connect(&searchDelay_, &QTimer::timeout, this, &View::searchPar);
    connect(&session(), &plt::GameSession::hintChanged, this, &View::updateParSearch);
    connect(&session(), &plt::GameSession::dealing, this, [this](bool busy) {
        dealing_ = busy;
        // A hint for the board that is being replaced is no longer of use.
        if (busy && session().isThinking()) session().hideHint();
        updateParSearch();
    });
}

QRegion View::occupiedRegion() const {
    // The keys are needed as much as the board.
    return board_->occupiedRegion(*this) + keys_->geometry() +
           (lesson_->isVisible() ? lesson_->geometry() : QRect());
}

QWidget* View::focusTarget() {
    return board_;
}

void View::resizeEvent(QResizeEvent* event) {
    const bool hadSentence = !lesson_->isHidden();
    arrange();
    // The sentence moves between the view and the strip; queued, as the strip may take another height.
    if (hadSentence != !lesson_->isHidden())
        QMetaObject::invokeMethod(this, &View::statusChanged, Qt::QueuedConnection);
    RulesView::resizeEvent(event);
}

void View::fitFonts() {
    const QFont larger = plt::grownFont(font(), window()->size());
    for (auto* widget : {static_cast<QWidget*>(lesson_), static_cast<QWidget*>(keys_)})
        if (widget->font() != larger) widget->setFont(larger);
}

void View::arrange() {
    fitFonts();
    const bool taught = !session().awaitsFirst() && options().lesson > 0;
    lesson_->setVisible(taught && height() >= lessonHeight);
    // Not in the layout: a height that depends on the width would keep the view from shrinking.
    const int taken = lesson_->isHidden() ? 0 : lesson_->heightForWidth(width());
    lesson_->setGeometry(0, 0, width(), taken);
    layout_->setContentsMargins(0, taken, 0, 0);
    const int room = height() - taken;
    // The board is as large as possible: the space beside it in a wide window is enough for the keys.
    const int beside = std::min(width() - keys_->thickness(true), room);
    const int above = std::min(width(), room - keys_->thickness(false));
    const bool upright = beside > above;
    layout_->setDirection(upright ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    keys_->setUpright(upright);
}

// The position --------------------------------------------------------------------------------------------

void View::showState(bool animated) {
    Board::Content content;
    content.state = state();
    const auto marks = session().hintMarks();
    content.marks = {marks.begin(), marks.end()};
    content.announces = announce_->isChecked();
    content.ahead = ahead_->isChecked();
    board_->showGame(content, animated);
    if (const auto text = lessonText(); text != lesson_->text()) {
        lesson_->setText(text);
        nextLesson_->setEnabled(!text.isEmpty());
        // The codes of so small boards are those of no board that can be entered.
        code_->setEnabled(text.isEmpty());
        nextLesson_->setIconText(options().lesson == lessonCount ? tr("Play 6 × 6") : tr("Next lesson"));
        arrange();
    }
    const bool playing = Rules::outcome(state()) == plt::Outcome::playing;
    const auto* step = hintStep();
    keys_->waitButton().setEnabled(playing);
    keys_->nextButton().setEnabled(playing);
    keys_->waitButton().setHinted(step != nullptr && step->move == Key::wait);
    keys_->nextButton().setHinted(step != nullptr && step->move == Key::next);
}

void View::aboutToShow(const plt::Transition<Rules>&) {
    keys_->releaseAhead();
}

void View::followUp(const plt::Transition<Rules>& transition) {
    if (transition.otherGame) {
        search_.cancel();
        searchDelay_.stop();
    }
    updateParSearch();
}

QString View::aim() const {
    return tr(
        "Bring the ball to the flag before a pumpkin catches it. Whenever you move, wait or bring the "
        "next maze, both pumpkins take a step.");
}

QString View::lessonText() const {
    switch (options().lesson) {
        case 1:
            return tr(
                "Lesson 1 of 5: steps. Press an arrow key, or click a cell beside the ball. After each "
                "step of yours both pumpkins take one, too.");
        case 2:
            return tr(
                "Lesson 2 of 5: waiting. With steps alone a pumpkin gets you here. Wait once on your "
                "way: press the space bar, or click the ball.");
        case 3:
            return tr(
                "Lesson 3 of 5: the next maze. No way leads past the pumpkins here. Press N on your way: "
                "a gap in a hedge goes to another place.");
        case 4:
            return tr(
                "Lesson 4 of 5: looking ahead. Hold P before you press N, and see the next maze. The "
                "pumpkin with spectacles walks as if it were there already.");
        case 5:
            return tr(
                "Lesson 5 of 5: all together. Step, wait, look ahead and change the maze. Z takes a key "
                "back, also when you are caught.");
        default:
            return {};
    }
}

QString View::parText() const {
    const auto known = par();
    if (!known) return QStringLiteral("…");
    switch (known->verdict) {
        case Escape::Verdict::found:
            return locale().toString(known->keys);
        case Escape::Verdict::notWithin:
            return tr("over %L1").arg(maximumKeys(options().size));
        case Escape::Verdict::caught:
            return tr("none");
        case Escape::Verdict::unknown:
            break;
    }
    return tr("unknown");
}

QList<plt::HeaderFigure> View::figures() const {
    return {{tr("Keys pressed"), locale().toString(state().keys)},
            {tr("Fewest keys (par)"), parText()},
            {tr("Next mazes"), locale().toString(state().nexts)}};
}

QString View::statusText() const {
    if (session().awaitsFirst() || Rules::outcome(state()) != plt::Outcome::playing) return {};
    if (options().lesson > 0 && lesson_->isHidden()) return lessonText();
    const auto known = par();
    if (state().keys == 0 && known && known->verdict == Escape::Verdict::caught)
        return tr("This board cannot be won: a pumpkin catches the ball whatever you do.");
    if (state().keys == 0 && known && known->verdict == Escape::Verdict::notWithin)
        return tr("This board cannot be won with %Ln keys. With more, nobody has looked.",
                  "This board cannot be won with one key. With more, nobody has looked.",
                  maximumKeys(options().size));
    const auto& maze = board_->showsAhead() ? nextMaze(state()) : state().maze;
    const auto& pumpkins = state().position.pumpkins;
    const int ball = state().position.ball;
    const int exit = maze.distance(ball, state().exit());
    const int near = std::min(maze.distance(pumpkins[0], ball), maze.distance(pumpkins[1], ball));
    const auto exitText = board_->showsAhead() ? tr("In the next maze: %Ln steps to the flag",
                                                    "In the next maze: one step to the flag", exit)
                                               : tr("%Ln steps to the flag", "One step to the flag", exit);
    const auto pumpkinText = tr("the nearer pumpkin is %Ln steps away", "a pumpkin is one step away", near);
    return tr("%1, %2.").arg(exitText, pumpkinText);
}

QString View::endMessage() const {
    if (Rules::outcome(state()) == plt::Outcome::lost)
        return tr("A pumpkin caught the ball after %Ln keys.", "A pumpkin caught the ball at once.",
                  state().keys);
    if (Rules::outcome(state()) != plt::Outcome::won) return {};
    const auto known = par();
    if (!known || known->verdict != Escape::Verdict::found)
        return tr("With %Ln keys.", "With one key.", state().keys);
    if (state().keys <= known->keys)
        return tr("With %Ln keys, the fewest possible.", "With one key.", state().keys);
    return tr("With %Ln keys, par %L1.", "With one key, par %L1.", state().keys).arg(known->keys);
}

bool View::isAfter(plt::Outcome outcome) const {
    return !session().awaitsFirst() && options().lesson > 0 && Rules::outcome(state()) == outcome;
}

QString View::newGameLabel() const {
    if (isAfter(plt::Outcome::won)) return nextLesson_->iconText();
    // A new game is the same lesson, too.
    return isAfter(plt::Outcome::lost) ? tr("Lesson %L1").arg(options().lesson) : RulesView::newGameLabel();
}

QRegion View::keptInSight() const {
    if (session().awaitsFirst()) return {};
    const auto& position = state().position;
    const auto boxOf = [this](int cell) {
        const QRect box = board_->toWidget(board_->geometry()->cellRect(cell)).toAlignedRect();
        return box.translated(board_->mapTo(this, QPoint()));
    };
    // The ball is on the flag or with the pumpkin that caught it, and the keys move nobody any more.
    if (Rules::outcome(state()) != plt::Outcome::playing) return boxOf(position.ball);
    QRegion kept = keys_->geometry();
    for (const int cell : {position.ball, position.pumpkins[0], position.pumpkins[1], state().exit()})
        kept += boxOf(cell);
    return kept;
}

// Par -----------------------------------------------------------------------------------------------------

std::optional<View::Par> View::par() const {
    const auto found = pars_.constFind(session().longId());
    return found == pars_.constEnd() ? std::nullopt : std::optional(*found);
}

/// Searches for the par while the player waits for no other search, since searches run one at a time. A hint
/// at the start of a board waits for its par, which is the same search.
void View::updateParSearch() {
    if (session().awaitsFirst()) return;
    if (par() || dealing_ || (session().isThinking() && state().keys > 0)) {
        searchDelay_.stop();
        search_.cancel();
    } else if (!search_.isRunning() && !searchDelay_.isActive()) {
        searchDelay_.start();
    }
}

void View::searchPar() {
    search_.run(
        this,
        [first = Rules::begin(options(), session().start())](std::stop_token stop) {
            const auto escape = fewestKeys(first, std::move(stop));
            return Par{escape.verdict, static_cast<int>(escape.keys.size())};
        },
        [this, board = session().longId()](Par found) {
            pars_.insert(board, found);
            Q_EMIT statusChanged();
        });
}

// Boards --------------------------------------------------------------------------------------------------

void View::beginFirst(const QString& keptOptions, const QString& keptSeats) {
    const auto kept = Rules::readOptions(keptOptions.toStdString());
    const auto first = kept ? *kept : Options::ofLesson(1);
    if (Rules::dealIsSlow(first)) board_->showGarden(first.size);
    RulesView::beginFirst(QString::fromStdString(Rules::write(first)), keptSeats);
}

void View::newGame() {
    if (isAfter(plt::Outcome::won))
        playNextLesson();
    else
        RulesView::newGame();
}

void View::playNextLesson() {
    const int lesson = options().lesson;
    beginWith(lesson < lessonCount ? Options::ofLesson(lesson + 1) : Options{});
}

void View::chooseBoard() {
    if (session().awaitsFirst()) return;
    BoardDialog dialog(options(), session().start().number, state().number, this);
    if (dialog.exec() == QDialog::Accepted) playBoard(dialog.board());
}

void View::pasteBoard() {
    const QString text = QApplication::clipboard()->text();
    if (openShared(text)) return;
    const auto board = boardNamed(text, std::max(options().size, smallestSize));
    if (board)
        playBoard(*board);
    else
        Q_EMIT notice(tr("The clipboard holds no board: no code, no number and no game ID."));
}

void View::playBoard(const NamedBoard& board) {
    if (board.seed)
        session().openId(
            QString::fromStdString(Rules::write(board.options) + '#' + std::to_string(*board.seed)));
    else
        session().beginGame(board.options, board.start);
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    const auto preset = [&](const QString& label, int size) {
        form.preset(label, [&options, size] { options = {size}; });
    };
    form.preset(tr("Lessons"), [&options] { options = Options::ofLesson(1); });
    preset(tr("6 × 6"), 6);
    preset(tr("9 × 9"), 9);
    preset(tr("12 × 12"), 12);
    preset(tr("16 × 16"), 16);
    QStringList boards{tr("Dealt")};
    for (int lesson = 1; lesson <= lessonCount; ++lesson) boards << tr("Lesson %L1").arg(lesson);
    form.addChoice(
        tr("Board"), boards, [&options] { return options.lesson; },
        [&options](int lesson) { options = lesson > 0 ? Options::ofLesson(lesson) : Options{}; });
    form.addNumber(
        tr("Cells a side"), [&options] { return options.size; }, [&options](int size) { options = {size}; },
        [&options] { return std::min(options.size, smallestSize); }, [] { return largestSize; });
    form.enableWhile([&options] { return options.lesson == 0; });
    form.note([&options] {
        if (options.lesson > 0) return tr("Lessons are five small boards, each with one thing to learn.");
        return tr("Every board that is dealt can be won with at most %Ln keys.",
                  "Every board that is dealt can be won with one key.", maximumKeys(options.size));
    });
    form.preference(tr("Show where the pumpkins go"), QStringLiteral("announce"), true);
    form.preference(tr("Show the next maze all the time"), QStringLiteral("ahead"), false);
}

}  // namespace tally_maze

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"
