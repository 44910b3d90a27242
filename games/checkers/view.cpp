// SPDX-License-Identifier: MIT
#include "checkers/view.h"

#include "checkers/analyst.h"
#include "checkers/endgame_cache.h"
#include "checkers/evaluation_bar.h"
#include "checkers/exchange.h"
#include "checkers/landings.h"
#include "checkers/notation.h"
#include "checkers/player.h"
#include "checkers/scene.h"
#include "checkers/words.h"
#include "common/board3d/scene_board.h"
#include "common/language/translated.h"
#include "common/look/celebration.h"

#include <algorithm>
#include <utility>

#include <QAccessible>
#include <QAction>
#include <QHBoxLayout>
#include <QLabel>

namespace checkers {

View::View(QWidget* parent)
    : RulesView(plt::Clock::none, parent),
      board_(new plt::SceneBoard),
      bar_(new EvaluationBar),
      line_(new QLabel),
      analyst_(new Analyst(this)),
      endgames_(new EndgameCache(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(bar_);
    auto* column = new QVBoxLayout;
    column->setSpacing(0);
    column->addWidget(board_, 1);
    column->addWidget(line_);
    row->addLayout(column, 1);
    line_->setContentsMargins(8, 2, 8, 2);
    line_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    line_->setTextFormat(Qt::PlainText);
    line_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    bar_->hide();
    line_->hide();

    turns_ = std::make_unique<plt::ComputerTurns<Rules>>(
        session(),
        plt::ComputerTurns<Rules>::Seats{
            [this](const State& state) -> plt::ComputerTurns<Rules>::Player {
                const auto& seat = state.options.seat(state.position.toMove);
                if (!seat || loading_ || endOf(state) != End::none) return {};
                return [level = *seat](const State& now, const plt::Question& question) {
                    return choose(now, level, question);
                };
            },
            [this] { return !options().first || !options().second; }, [this] { return isPaused(); }});
    makeActions();
    exchange_ = new Exchange(*this);
    addGameActions(Menu::game, exchange_->fileActions());
    addGameActions(Menu::edit, exchange_->textActions());
    addGameActions(Menu::view, board_->viewActions());

    connect(board_, &plt::SceneBoard::pieceMoved, this, &View::pieceMoved);
    connect(board_, &plt::SceneBoard::moveRefused, this, &View::moveRefused);
    connect(board_, &plt::SceneBoard::squareChosen, this, &View::squareChosen);
    connect(board_, &plt::SceneBoard::liftedChanged, this, &View::liftedChanged);
    connect(board_, &plt::SceneBoard::notice, this, &View::notice);
    connect(turns_.get(), &plt::ComputerTurnsBase::thinkingChanged, this, [this] { refresh(true); });
    connect(turns_.get(), &plt::ComputerTurnsBase::thoughtChanged, this, &View::statusChanged);
    connect(turns_.get(), &plt::ComputerTurnsBase::failed, this, &View::notice);
    connect(analyst_, &Analyst::changed, this, &View::showAnalysis);
    connect(&session(), &plt::GameSession::hintChanged, this, [this] {
        if (session().isThinking()) endgames_->want();
    });
    connect(&session(), &plt::GameSession::finished, this, [this] {
        if (loading_) return;
        const auto winner = winnerOf(state());
        if (winner && endOf(state()) == End::noMoves && !state().options.seat(*winner))
            plt::Celebration::over(board_);
    });
    refresh(false);
}

View::~View() {
    // The board tells of what is put back while it goes; nobody listens any more.
    board_->disconnect(this);
}

bool View::isAgainstComputer() const {
    return options().first.has_value() != options().second.has_value();
}

bool View::isTurned() const {
    const bool second = action("ownSide")->isChecked() && options().first && !options().second;
    return second != action("flip")->isChecked();
}

bool View::mayMove() const {
    return !isPaused() && !turns_->isThinking() && Rules::outcome(state()) == plt::Outcome::playing;
}

// What is seen ----------------------------------------------------------------------------------------------

void View::followPlace() {
    const auto& history = game().history();
    const Place now{history.gameIndex(), history.ply(), state().position};
    const Place before = std::exchange(place_, now);
    if (now == before) return;
    const auto gone = std::exchange(path_, {});
    passing_.clear();
    offering_.cancel();
    if (now.game != before.game) return;
    const auto& moves = history.game().moves;
    if (gone.size() > 1 && now.ply + 1 == before.ply) {
        // Who undoes in the middle of a capture means this capture, not the move before it. Queued, because
        // others are still being told of the undo.
        QMetaObject::invokeMethod(
            this,
            [this, now] {
                if (place_ == now) turns_->stepForward();
            },
            Qt::QueuedConnection);
        return;
    }
    if (now.ply == before.ply + 1 && moves[now.ply - 1].kind == Move::Kind::board) {
        tellReply();
        const auto squares = pathOf(moves[now.ply - 1]);
        // A hint or a typed move may be another one than was begun.
        const bool begun = !gone.empty() && gone.size() < squares.size() &&
                           std::equal(gone.begin(), gone.end(), squares.begin());
        passing_.assign(squares.begin() + static_cast<std::ptrdiff_t>(begun ? gone.size() : 1),
                        squares.end());
    } else if (now.ply + 1 == before.ply && now.ply < moves.size() &&
               moves[now.ply].kind == Move::Kind::board) {
        const auto squares = pathOf(moves[now.ply]);
        passing_.assign(squares.rbegin() + 1, squares.rend());
    }
}

void View::showState(bool animated) {
    if (loading_) return;
    followPlace();
    const auto& history = game().history();
    Picture picture;
    picture.start = game().start().position;
    picture.moves.assign(history.game().moves.begin(),
                         history.game().moves.begin() + static_cast<std::ptrdiff_t>(history.ply()));
    picture.state = state();
    picture.path = path_;
    picture.passing = passing_;
    picture.movable = mayMove();
    const auto marks = session().hintMarks();
    picture.hint.assign(marks.begin(), marks.end());
    picture.set = pieceSet();
    picture.turned = isTurned();
    shown_ = sceneOf(picture);
    board_->setScene(shown_, animated);
    showMoves();
    updateActions();
    wantEndgames();
    showAnalysis();
}

void View::setPaused(bool paused) {
    RulesView::setPaused(paused);
    board_->setConcealed(paused);
    turns_->follow();
}

// What the player does --------------------------------------------------------------------------------------

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
    // Where only one way is left, it is gone to its end.
    if (moves.size() == 1) {
        if (!play(moves.front())) refresh(true);
        return;
    }
    passing_.assign(landing->path.begin() + static_cast<std::ptrdiff_t>(come.size()), landing->path.end());
    path_ = landing->path;
    refresh(true);
    board_->lift(piece);
}

void View::moveRefused(int piece, int sceneSquare) {
    const int from = path_.empty() ? squareOfPiece(piece) : path_.back();
    const int square = squareOf(sceneSquare);
    if (!path_.empty()) board_->lift(piece);
    Q_EMIT notice(whyNotThere(state(), from, square));
}

void View::squareChosen(int sceneSquare) {
    const int square = squareOf(sceneSquare);
    if (isPaused() || square == 0) return;
    if (turns_->isThinking()) {
        Q_EMIT notice(tr("The computer is thinking. %1 lets it move at once.")
                          .arg(action("moveNow")->shortcut().toString(QKeySequence::NativeText)));
        return;
    }
    if ((state().position.occupied() & bit(square)) == 0) return;
    const auto why = whyStuck(state(), square);
    if (!why.empty()) Q_EMIT notice(plt::translated(why));
}

void View::liftedChanged(int piece) {
    Q_EMIT statusChanged();
    if (piece >= 0 || path_.empty()) return;
    // Put back, and not put down: then the next scene or another lift has come by the time this is asked.
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (path_.empty() || board_->liftedPiece() >= 0) return;
            passing_.assign(path_.rbegin() + 1, path_.rend());
            path_.clear();
            refresh(true);
        },
        Qt::QueuedConnection);
}

// Words -----------------------------------------------------------------------------------------------------

QString View::statusText() const {
    const int lifted = board_->liftedPiece();
    if (!path_.empty() && lifted >= 0) return goOnText(path_, targetsOf(lifted));
    if (lifted >= 0) return liftedText(squareOfPiece(lifted), targetsOf(lifted));
    const QString side = sideName(state().position.toMove, pieceSet());
    if (turns_->isThinking()) {
        if (!action("thinking")->isChecked() || !turns_->thought())
            return tr("The computer (%1) is thinking...").arg(side);
        return tr("The computer (%1): %2")
            .arg(side, thoughtText(*turns_->thought(), state().position.toMove, pieceSet()));
    }
    if (turns_->isWaiting())
        return tr("The computer (%1) waits. Move for it, or let it move with %2.")
            .arg(side, action("moveNow")->shortcut().toString(QKeySequence::NativeText));
    return replyText() + turnText(state(), pieceSet());
}

void View::tellReply() {
    // Who sees the board needs no message; who hears it must hear what the computer did. Queued, because the
    // window shows the new status first.
    if (!QAccessible::isActive() || replyText().isEmpty() || Rules::outcome(state()) != plt::Outcome::playing)
        return;
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT notice(statusText()); }, Qt::QueuedConnection);
}

QString View::replyText() const {
    const auto& history = game().history();
    if (history.ply() == 0 || !options().seat(other(state().position.toMove))) return {};
    const Move& last = history.game().moves[history.ply() - 1];
    if (last.kind != Move::Kind::board) return {};
    return tr("%1 played %2.")
               .arg(sideName(other(state().position.toMove), pieceSet()),
                    QString::fromStdString(writeMove(last))) +
           QLatin1Char(' ');
}

QString View::endMessage() const {
    return endText(state(), pieceSet());
}

QWidget* View::focusTarget() {
    return board_;
}

}  // namespace checkers

#include "moc_view.cpp"
