// SPDX-License-Identifier: MIT
#include "checkers/view.h"

#include "checkers/analysis/evaluation_bar.h"
#include "checkers/analysis/line_label.h"
#include "checkers/analysis/score_sheet.h"
#include "checkers/board/notation.h"
#include "checkers/draws/draw_offer.h"
#include "checkers/endgames/endgame_cache.h"
#include "checkers/player/player.h"
#include "checkers/records/exchange.h"
#include "checkers/scene/landings.h"
#include "checkers/scene/scene.h"
#include "checkers/scene/words.h"
#include "common/board3d/scene_board.h"
#include "common/language/translated.h"
#include "common/players/turns.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>

namespace checkers {

namespace {

const auto piecesKey = QStringLiteral("pieces");

QString moveNowKey() {
    return QKeySequence(Qt::CTRL | Qt::Key_M).toString(QKeySequence::NativeText);
}

}  // namespace

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent),
      board_(new plt::SceneBoard),
      bar_(new EvaluationBar),
      line_(new LineLabel),
      analyst_(new plt::Analyst<Rules>(checkers::analyse, this)),
      endgames_(new EndgameCache(this)),
      offer_(new DrawOffer(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(bar_);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(board_, 1);
    column->addWidget(line_);
    row->addLayout(column, 1);
    bar_->hide();
    line_->hide();

    board_->installEventFilter(this);

    makeActions();
    exchange_ = new Exchange(*this);
    addGameActions(Menu::edit, exchange_->actions());
    addGameActions(Menu::view, board_->viewActions());

    connect(board_, &plt::SceneBoard::pieceMoved, this, &View::pieceMoved);
    connect(board_, &plt::SceneBoard::moveRefused, this, &View::moveRefused);
    connect(board_, &plt::SceneBoard::squareChosen, this, &View::squareChosen);
    connect(board_, &plt::SceneBoard::liftedChanged, this, &View::liftedChanged);
    connect(board_, &plt::SceneBoard::notice, this, &View::notice);
    connect(&session(), &plt::GameSession::seatsChanged, this, &View::wantEndgames);
    connect(analyst_, &plt::AnalystThread::changed, this, &View::showAnalysis);
    connect(offer_, &DrawOffer::accepted, this, [this](const State& offered) {
        if (offered == state()) play(Move::agreeDraw());
    });
    connect(offer_, &DrawOffer::declined, this,
            [this] { Q_EMIT notice(tr("The computer does not want a draw now.")); });
    connect(&session(), &plt::GameSession::hintChanged, this, [this] {
        if (session().isThinking()) endgames_->request();
    });
}

View::~View() {
    // The board emits signals about pieces that are put down while it is destroyed; this view is no longer a
    // receiver.
    board_->disconnect(this);
}

bool View::isComputer(Side side) const {
    return !session().seats()[static_cast<std::size_t>(side)].isPerson();
}

bool View::isTurned() const {
    const bool second =
        action("ownSide")->isChecked() && isComputer(Side::first) && !isComputer(Side::second);
    return second != action("flip")->isChecked();
}

// Pictures --------------------------------------------------------------------------------------------------

void View::aboutToShow(const plt::Transition<Rules>& transition) {
    const auto gone = std::exchange(path_, {});
    passing_.clear();
    offer_->withdraw();
    if (transition.moves.size() != 1 || transition.moves.front().kind != Move::Kind::board) return;
    const auto squares = pathOf(transition.moves.front());
    if (transition.backwards) {
        passing_.assign(squares.rbegin() + 1, squares.rend());
        return;
    }
    // A hint or a typed move may differ from the capture that was begun.
    const bool begun = !gone.empty() && gone.size() < squares.size() &&
                       std::equal(gone.begin(), gone.end(), squares.begin());
    passing_.assign(squares.begin() + static_cast<std::ptrdiff_t>(begun ? gone.size() : 1), squares.end());
}

void View::showState(bool animated) {
    Picture picture;
    picture.start = session().start().position;
    picture.moves = session().movesMade();
    picture.state = state();
    picture.path = path_;
    picture.passing = passing_;
    picture.movable = mayMove();
    const auto marks = session().hintMarks();
    picture.hint.assign(marks.begin(), marks.end());
    picture.set = pieceSet();
    picture.turned = isTurned();
    picture.room = board_->size();
    shown_ = sceneOf(picture);
    board_->setScene(shown_, animated);
    showMoves();
    updateActions();
    showAnalysis();
}

void View::followUp(const plt::Transition<Rules>& transition) {
    wantEndgames();
    analyse();
    const bool oneForward = transition.moves.size() == 1 && !transition.backwards;
    if (oneForward) announceReply();
    // A win against another person is celebrated, too.
    if (transition.ended && endOf(state()) == End::noMoves && plt::people(session().seats()) == 2)
        celebrate();
}

bool View::eventFilter(QObject* watched, QEvent* event) {
    // Not before the board has taken its size.
    if (watched == board_ && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (tiltFor(board_->size()) != shown_.tilt) refresh(false);
            },
            Qt::QueuedConnection);
    return RulesView::eventFilter(watched, event);
}

QRegion View::occupiedRegion() const {
    return board_->occupiedRegion(*this);
}

QRegion View::keptInSight() const {
    // Before the end words leave all of the board in sight; after it the last move, and what cannot move.
    if (session().awaitsFirst() || endOf(state()) == End::none) return RulesView::keptInSight();
    QRegion region;
    for (std::size_t i = 0; i < shown_.squares.size(); ++i)
        if (shown_.squares[i].mark == plt::SquareMark::lastMove)
            region += board_->squareRect(static_cast<int>(i));
    if (endOf(state()) == End::noMoves) {
        const Board stuck = state().position.pieces(state().position.toMove);
        for (const auto& piece : shown_.pieces) {
            const int square = squareOf(piece.square);
            if (square > 0 && (stuck & bit(square)) != 0) region += board_->squareRect(piece.square);
        }
    }
    return region.translated(board_->mapTo(this, QPoint()));
}

// Input -----------------------------------------------------------------------------------------------------

int View::squareOfPiece(int piece) const {
    for (const auto& seen : shown_.pieces)
        if (seen.id == piece) return squareOf(seen.square);
    return 0;
}

std::vector<int> View::targetsOf(int piece) const {
    std::vector<int> squares;
    for (const auto& seen : shown_.pieces)
        if (seen.id == piece)
            for (const int target : seen.targets) squares.push_back(squareOf(target));
    std::sort(squares.begin(), squares.end());
    return squares;
}

void View::pieceMoved(int piece, int sceneSquare) {
    const Position& now = state().position;
    const auto come = path_.empty() ? std::vector<int>{squareOfPiece(piece)} : path_;
    const auto landings = landingsFrom(now, come);
    const auto landing = std::find_if(landings.begin(), landings.end(), [&](const Landing& one) {
        return one.square == squareOf(sceneSquare);
    });
    if (landing == landings.end() || !mayMove()) {
        refresh(true);
        return;
    }
    const auto moves = movesAlong(now, landing->path);
    // If only one way is left, the piece follows it to the end.
    if (moves.size() == 1) {
        if (!play(moves.front())) refresh(true);
        return;
    }
    passing_.assign(landing->path.begin() + static_cast<std::ptrdiff_t>(come.size()), landing->path.end());
    path_ = landing->path;
    refresh(true);
    board_->lift(piece);
}

void View::putBack() {
    passing_.assign(path_.rbegin() + 1, path_.rend());
    path_.clear();
    board_->putBack();
    refresh(true);
}

void View::moveRefused(int piece, int sceneSquare) {
    const int from = path_.empty() ? squareOfPiece(piece) : path_.back();
    const int square = squareOf(sceneSquare);
    if (!path_.empty()) board_->lift(piece);
    hasExplained_ = true;
    Q_EMIT notice(whyNotThere(state(), from, square));
}

void View::squareChosen(int sceneSquare) {
    const int square = squareOf(sceneSquare);
    if (isPaused() || square == 0) return;
    if (isThinking()) {
        Q_EMIT notice(tr("The computer is thinking. %1 lets it move at once.").arg(moveNowKey()));
        return;
    }
    if ((state().position.occupied() & bit(square)) == 0) return;
    const auto why = whyStuck(state(), square);
    hasExplained_ = !why.empty();
    if (hasExplained_) Q_EMIT notice(plt::translated(why));
}

void View::liftedChanged(int piece) {
    Q_EMIT statusChanged();
    // The player has found a piece that may move, and why others may not is of no more use.
    if (piece >= 0 && std::exchange(hasExplained_, false)) Q_EMIT notice(statusText());
    if (piece >= 0 || path_.empty()) return;
    // Distinguishes a cancelled lift from a drop: after a drop, the next scene or another lift has come by
    // the time the queued call runs.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (!path_.empty() && board_->liftedPiece() < 0) putBack();
        },
        Qt::QueuedConnection);
}

void View::offerDraw() {
    if (!mayMove()) return;
    const bool toComputer = isComputer(other(state().position.toMove));
    if (toComputer) Q_EMIT notice(tr("The computer thinks about your offer..."));
    offer_->make(state(), toComputer, pieceSet());
}

// Texts -----------------------------------------------------------------------------------------------------

QString View::statusText() const {
    const int lifted = board_->liftedPiece();
    if (!path_.empty() && lifted >= 0) return goOnText(path_, targetsOf(lifted));
    if (lifted >= 0) return liftedText(squareOfPiece(lifted), targetsOf(lifted));
    const QString side = sideName(state().position.toMove, pieceSet());
    if (isThinking()) return tr("The computer (%1) is thinking...").arg(side);
    if (const_cast<View*>(this)->turns()->isWaiting())
        return tr("The computer (%1) waits. Move for it, or let it move with %2.").arg(side, moveNowKey());
    return plt::passage({replyText(), turnText(state(), session().seats(), pieceSet())});
}

QString View::thoughtText() const {
    const auto& thought = const_cast<View*>(this)->turns()->thought();
    return thought ? checkers::thoughtText(*thought, state().position.toMove, pieceSet()) : QString();
}

void View::announceReply() {
    // Announces the computer's move to users of a screen reader. Queued, because the window shows the new
    // status first.
    if (!QAccessible::isActive() || replyText().isEmpty() || Rules::outcome(state()) != plt::Outcome::playing)
        return;
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT notice(statusText()); }, Qt::QueuedConnection);
}

QString View::replyText() const {
    if (session().moveCount() == 0 || !isComputer(other(state().position.toMove))) return {};
    const Move& last = session().lastMove();
    if (last.kind != Move::Kind::board) return {};
    return tr("%1 played %2.")
        .arg(sideName(other(state().position.toMove), pieceSet()),
             plt::isolated(QString::fromStdString(writeMove(last))));
}

QString View::endMessage() const {
    return endText(state(), pieceSet());
}

plt::Sound View::soundOf(const plt::Change& change) const {
    if (!change.isMove()) return plt::Sound::none;
    // Only captures are written with an x.
    const bool captures =
        session().moveCount() > 0 && writeMove(session().lastMove()).find('x') != std::string::npos;
    return captures ? plt::Sound::capture : plt::Sound::place;
}

// Options ---------------------------------------------------------------------------------------------------

void View::ready() {
    // Names in earlier versions.
    preferences().adopt(QStringLiteral("showThinking"), QStringLiteral("thinking"));
    preferences().adopt(QStringLiteral("record"), QStringLiteral("moves"));
    preferences().adopt(QStringLiteral("documentFolder"), QStringLiteral("folder"));
    board_->readPreferences(preferences());
    readPieceSet();
    connect(&preferences(), &plt::Preferences::changed, this, [this](const QString& key) {
        if (key != piecesKey) return;
        readPieceSet();
        refresh(false);
    });
}

QStringList View::seatNamesFor(const Options& /*options*/, const plt::Seats& /*seats*/) const {
    return {sideName(Side::first, pieceSet()), sideName(Side::second, pieceSet())};
}

void View::readPieceSet() {
    set_ = static_cast<PieceSet>(std::clamp(preferences().value(piecesKey, 0).toInt(), 0, pieceSets - 1));
}

void View::describeOptions(plt::OptionsForm& form, Options& options) {
    Options* edited = &options;
    form.flag(tr("Draws by repetition and without progress end the game"), &edited->automaticDraws);
    form.preferenceChoice(tr("Pieces"), piecesKey,
                          {tr("Red and white"), tr("Red and black"), tr("Dark and light")}, 0);
}

// Around the board ------------------------------------------------------------------------------------------

QWidget* View::makeRecord() {
    moves_ = new ScoreSheet;
    connect(moves_, &ScoreSheet::plyChosen, &session(), &plt::GameSession::goTo);
    return moves_;
}

void View::showMoves() {
    if (moves_ == nullptr) return;
    moves_->show(session().start().position.toMove, session().moves(), session().moveCount(), pieceSet());
}

QList<plt::DocumentFormat*> View::documentFormats() {
    return {&exchange_->format()};
}

QWidget* View::focusTarget() {
    return board_;
}

}  // namespace checkers

// Included here, so that the templates of this game are instantiated in one translation unit only.
#include "moc_view.cpp"
