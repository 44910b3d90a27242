// SPDX-License-Identifier: MIT
#include "gobblet/view.h"

#include "common/board3d/scene_board.h"
#include "common/look/celebration.h"
#include "common/look/colours.h"
#include "common/look/first_paint.h"
#include "gobblet/play_bar.h"
#include "gobblet/player.h"
#include "gobblet/scene.h"
#include "gobblet/words.h"

#include <utility>

#include <QAccessible>
#include <QVBoxLayout>

namespace gobblet {

namespace {

/// On 3 x 3 the best player needs a tenth of a second to be sure. It may always have this, whatever the
/// thinking time, because it is said to make no mistakes.
constexpr std::chrono::milliseconds certainTime{2000};

}  // namespace

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent), board_(new plt::SceneBoard) {
    addActions();
    bar_ = new PlayBar({back_, forward_, moveNow_, claimDraw_, autoPlayOptions_});
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(board_, 1);
    column->addWidget(bar_);

    connectBoard();
    connect(bar_, &PlayBar::automaticToggled, this, &View::setAutomatic);
    connect(&session(), &plt::GameSession::gameChanged, this, &View::takeSeats);
    turns_ = std::make_unique<Turns>(session(), seats());
    connect(turns_.get(), &Turns::thinkingChanged, this, [this] { refresh(true); });
    connect(turns_.get(), &Turns::thoughtChanged, this, &View::showTurn);
    connect(turns_.get(), &Turns::failed, this, &View::notice);
    connect(turns_.get(), &Turns::aboutToMove, this, [this] {
        if (!options().seat(state().position.toMove)) session().markHelped();
        tellMove_ = true;
    });
    connect(&session(), &plt::GameSession::finished, this, [this] {
        // A person has won against the computer, by the options or by a box.
        const auto winner = winnerOf(state());
        if (winner && !isAutomatic(*winner) && isAutomatic(other(*winner))) plt::Celebration::over(board_);
    });
    // No computer takes time from the first picture.
    plt::afterFirstPaint(this, [this] {
        shown_ = true;
        turns_->follow();
    });
}

View::~View() = default;

void View::start(const QString& keptOptions) {
    board_->readPreferences(preferences());
    RulesView::start(keptOptions);
}

// Who plays -------------------------------------------------------------------------------------------------

View::Turns::Seats View::seats() {
    Turns::Seats seats;
    seats.playerToMove = [this](const State& state) {
        const Side side = state.position.toMove;
        return endOf(state) == End::none && isAutomatic(side) ? playerFor(side) : Turns::Player();
    };
    seats.anyPerson = [this] { return !isAutomatic(Side::red) || !isAutomatic(Side::yellow); };
    seats.held = [this] { return !shown_; };
    return seats;
}

View::Turns::Player View::playerFor(Side side) const {
    const AutoPlay chosen = autoPlay();
    const Level level = options().seat(side).value_or(chosen.level);
    auto time = chosen.time();
    if (level == Level::smart && options().width == 3) time = std::max(time, certainTime);
    return [level, time](const State& state, plt::Question question) {
        question.budget.time = time;
        return choose(state, level, question);
    };
}

bool View::isAutomatic(Side side) const {
    return bar_->isAutomatic(side);
}

void View::setAutomatic(Side side, bool on) {
    bar_->setAutomatic(side, on);
    keepBoxes();
    // Who thinks for the other side goes on undisturbed.
    if (side == state().position.toMove) turns_->follow();
    refresh(true);
}

void View::setAutoPlay(const AutoPlay& autoPlay) {
    if (autoPlay == this->autoPlay()) return;
    keep(autoPlay, preferences());
    if (turns_->isThinking()) turns_->follow();
}

// What the player does --------------------------------------------------------------------------------------

void View::connectBoard() {
    connect(board_, &plt::SceneBoard::pieceMoved, this, &View::drop);
    connect(board_, &plt::SceneBoard::moveRefused, this, &View::explainDrop);
    connect(board_, &plt::SceneBoard::squareChosen, this, &View::explainSquare);
    connect(board_, &plt::SceneBoard::notice, this, &View::notice);
}

void View::drop(int piece, int square) {
    const int cell = cellOfSquare(square, placement_.width());
    if (cell < 0 || piece >= placement_.pieces())
        refresh(true);
    else
        playByHand(placement_.moveTo(piece, cell), piece);
}

void View::playByHand(const Move& move, int piece) {
    if (turns_->isThinking()) return;
    const auto computer = options().seat(state().position.toMove);
    // Moving for a computer that was chosen as the other side is no fair win.
    if (computer && whyIllegal(state(), move).empty()) session().markHelped();
    dropped_ = piece;
    if (!play(move)) refresh(true);
    dropped_ = -1;
}

void View::explainDrop(int piece, int square) {
    if (square < 0 || piece >= placement_.pieces()) return;
    const int cell = cellOfSquare(square, placement_.width());
    if (cell < 0) {
        Q_EMIT notice(placement_.cellOf(piece) < 0 ? tr("A new piece goes to the board.")
                                                   : tr("A piece that is on the board stays on it."));
        return;
    }
    const auto why = whyIllegal(state(), placement_.moveTo(piece, cell));
    if (!why.empty()) Q_EMIT notice(plt::translated(why));
}

void View::explainSquare(int square) {
    const Side side = state().position.toMove;
    if (!isPlaying() || square < 0) return;
    if (turns_->isThinking()) {
        Q_EMIT notice(tr("%1 is thinking. %2 makes it move at once.")
                          .arg(sideName(side), moveNow_->shortcut().toString(QKeySequence::NativeText)));
        return;
    }
    const int cell = cellOfSquare(square, placement_.width());
    int piece = cell < 0 ? -1 : placement_.shownIn(cell);
    for (const Side owner : {Side::red, Side::yellow})
        for (int stand = 0; cell < 0 && stand < placement_.stands(); ++stand)
            if (squareOfStand(owner, stand, placement_) == square) piece = placement_.onStand(owner, stand);
    if (piece < 0) return;
    Q_EMIT notice(placement_.sideOf(piece) != side ? tr("It is %1's turn.").arg(sideName(side))
                                                   : tr("There is no place where this piece could go now."));
}

// What is seen ----------------------------------------------------------------------------------------------

void View::showState(bool animated) {
    placement_ = placement_.in(state().position, dropped_);
    Sight sight;
    sight.movable = turns_ == nullptr || !turns_->isThinking();
    sight.threats = threats_->isChecked();
    sight.covered = covered_->isChecked();
    sight.dark = plt::isDark(palette());
    const auto marks = session().hintMarks();
    sight.hintCells.assign(marks.begin(), marks.end());
    if (const auto* step = hintStep()) sight.hint = step->move;
    if ((sight.threats || sight.covered) && isPlaying() && session().moveCount() > 0) session().markHelped();
    auto scene = makeScene(state(), placement_, sight);
    if (!(scene == board_->scene())) board_->setScene(std::move(scene), animated);
    showTurn();
    if (std::exchange(tellMove_, false)) tellMove();
}

void View::tellMove() {
    // Who sees the move needs no words.
    if (!QAccessible::isActive() || !isPlaying()) return;
    // The window shows the new status right after this, which would take the notice away.
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT notice(statusText()); }, Qt::QueuedConnection);
}

bool View::hasLaterMoves() const {
    const auto& history = const_cast<View*>(this)->session().history();
    return history.ply() < history.game().moves.size();
}

void View::showTurn() {
    const bool thinks = turns_ != nullptr && turns_->isThinking();
    back_->setEnabled(session().moveCount() > 0);
    forward_->setEnabled(hasLaterMoves());
    moveNow_->setEnabled(thinks || (turns_ != nullptr && turns_->isWaiting()));
    const bool drawn = isPlaying() && !thinks && occurrences(state()) >= repetitionsForDraw;
    claimDraw_->setEnabled(drawn);
    claimDraw_->setVisible(drawn);
    otherSize_->setText(options().width == 3 ? tr("Play on &4 x 4") : tr("Play on &3 x 3"));
    otherSize_->setIconText(options().width == 3 ? tr("4 x 4 game") : tr("3 x 3 game"));
    QString text;
    if (thinks) {
        text = tr("%1 is thinking...").arg(sideName(state().position.toMove));
        if (thinking_->isChecked() && turns_->thought())
            text = thoughtText(*turns_->thought(), options().width);
    }
    bar_->setThought(text);
}

QString View::statusText() const {
    const Turn turn = turns_->isThinking()  ? Turn::thinking
                      : turns_->isWaiting() ? Turn::waiting
                                            : Turn::person;
    QString text = standing(state(), turn);
    const Side last = other(state().position.toMove);
    if (turn == Turn::person && state().last && isAutomatic(last))
        text = tr("%1: %2. %3").arg(sideName(last), moveText(*state().last, options().width), text);
    return threats_->isChecked() ? text + QLatin1Char(' ') + threatsText(state()) : text;
}

QString View::endMessage() const {
    return ending(state());
}

QWidget* View::focusTarget() {
    return board_;
}

void View::changeEvent(QEvent* event) {
    RulesView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && turns_ != nullptr) refresh(false);
}

}  // namespace gobblet

#include "moc_view.cpp"
