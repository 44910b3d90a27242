// SPDX-License-Identifier: MIT
#include "gobblet/view.h"

#include "common/board3d/scene_board.h"
#include "common/language/translated.h"
#include "common/look/colours.h"
#include "common/players/turns.h"
#include "gobblet/scene/scene.h"
#include "gobblet/scene/words.h"

#include <QAccessible>
#include <QVBoxLayout>

namespace gobblet {

View::View(QWidget* parent) : RulesView(plt::Clock::none, parent), board_(new plt::SceneBoard) {
    addActions();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(board_);
    connectBoard();
}

View::~View() = default;

void View::ready() {
    board_->readPreferences(preferences());
    applyThinkingTime();
    // Names in earlier versions.
    preferences().adopt(QStringLiteral("level"), QStringLiteral("auto-play"));
    preferences().adopt(QStringLiteral("showThinking"), QStringLiteral("thinking"));
}

bool View::isWaiting() const {
    return const_cast<View*>(this)->turns()->isWaiting();
}

bool View::isComputer(Side side) const {
    return !session().seats()[indexOf(side)].isPerson();
}

std::optional<Side> View::loneSide() const {
    const int seat = session().loneSeat();
    if (seat < 0) return std::nullopt;
    return static_cast<Side>(seat);
}

// Input -----------------------------------------------------------------------------------------------------

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
    if (isThinking()) return;
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
    if (isThinking()) {
        Q_EMIT notice(
            tr("%1 is thinking. %2 makes it move at once.")
                .arg(sideName(side), QKeySequence(Qt::CTRL | Qt::Key_M).toString(QKeySequence::NativeText)));
        return;
    }
    const int cell = cellOfSquare(square, placement_.width());
    int piece = cell < 0 ? -1 : placement_.shownIn(cell);
    for (const Side owner : {Side::red, Side::yellow})
        for (int stand = 0; cell < 0 && stand < placement_.stands(); ++stand)
            if (squareOfStand(owner, stand, placement_) == square) piece = placement_.onStand(owner, stand);
    if (piece < 0) {
        Q_EMIT notice(tr("Choose one of your pieces first."));
        return;
    }
    Q_EMIT notice(placement_.sideOf(piece) != side ? tr("It is %1's turn.").arg(sideName(side))
                                                   : tr("There is no place where this piece could go now."));
}

// Pictures --------------------------------------------------------------------------------------------------

void View::showState(bool animated) {
    placement_ = placement_.in(state().position, dropped_);
    Sight sight;
    sight.movable = !isThinking();
    sight.threats = threats_->isChecked();
    sight.covered = covered_->isChecked();
    sight.dark = plt::isDark(palette());
    const auto marks = session().hintMarks();
    sight.hintCells.assign(marks.begin(), marks.end());
    if (const auto* step = hintStep()) sight.hint = step->move;
    auto scene = makeScene(state(), placement_, sight);
    if (!(scene == board_->scene())) board_->setScene(std::move(scene), animated);
    const bool drawn = isPlaying() && !isThinking() && occurrences(state()) >= repetitionsForDraw;
    claimDraw_->setEnabled(drawn);
    claimDraw_->setVisible(drawn);
}

void View::followUp(const plt::Transition<Rules>& transition) {
    migrateCheckBoxes();
    countHelp();
    if (transition.cause == plt::Cause::computer) announceMove();
}

void View::countHelp() {
    if ((threats_->isChecked() || covered_->isChecked()) && isPlaying() && session().moveCount() > 0)
        session().markHelped();
}

void View::announceMove() {
    // Only users of a screen reader need words.
    if (!QAccessible::isActive() || !isPlaying()) return;
    // Queued, because the window shows the new status next, which would replace the notice.
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT notice(statusText()); }, Qt::QueuedConnection);
}

QString View::statusText() const {
    const Turn turn = isThinking() ? Turn::thinking : isWaiting() ? Turn::waiting : Turn::person;
    QString text = standing(state(), turn);
    if (turn == Turn::person && isComputer(other(state().position.toMove)) && session().moveCount() > 0)
        text = plt::passage({session().lastTold(), text});
    return threats_->isChecked() ? plt::passage({text, threatsText(state())}) : text;
}

QString View::endMessage() const {
    return ending(state(), loneSide());
}

QString View::thoughtText() const {
    const auto& thought = const_cast<View*>(this)->turns()->thought();
    return thought ? gobblet::thoughtText(*thought, options().width) : QString();
}

QWidget* View::focusTarget() {
    return board_;
}

QRegion View::occupiedRegion() const {
    return board_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    // Before the end words leave all of the board in sight, after it the line that won.
    const Cells line = isPlaying() ? 0 : winningCells(state());
    if (line == 0) return RulesView::keptInSight();
    QRegion region;
    const int width = placement_.width();
    for (int cell = 0; cell < width * width; ++cell) {
        if ((line & bit(cell)) == 0) continue;
        const QRect square = board_->squareRect(squareOfCell(cell, width));
        region += square;
        // In perspective a piece stands above its square.
        QRect top = square;
        if (const int piece = placement_.shownIn(cell); piece >= 0) top.moveCenter(board_->piecePoint(piece));
        region += top;
    }
    return region.translated(board_->pos());
}

void View::changeEvent(QEvent* event) {
    RulesView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) refresh(false);
}

}  // namespace gobblet

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"
