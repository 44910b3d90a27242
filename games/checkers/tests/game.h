// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/board/notation.h"
#include "checkers/endgames/endgame_cache.h"
#include "checkers/scene/scene.h"
#include "checkers/view.h"
#include "common/board3d/scene_board.h"
#include "common/testing/played_game.h"
#include "common/window/players/players_bar.h"

#include <string>
#include <vector>

#include <QAction>
#include <QLabel>

namespace checkers {

/// A game of Checkers in its window, and functions to play it with.
struct Desk : plt::testing::PlayedGame<View> {
    explicit Desk(const QString& id = QStringLiteral("person-person:standard"),
                  const QString& name = QStringLiteral("test-checkers"))
        : PlayedGame({name, {820, 640}}) {
        board().setPerspective(false);
        show(id);
        board().finishAnimation();
    }
    /// A game between people, or as the options say, that begins with this position.
    static QString at(QString fen, const QString& options = QStringLiteral("person-person")) {
        return options + QLatin1Char(':') + fen.replace(QLatin1Char(':'), QLatin1Char('_'));
    }

    plt::SceneBoard& board() const { return view->board(); }
    std::string fen() const { return writeFen(state().position); }
    /// An action of the game by its name; one of the window has a text.
    QAction& action(const char* name) const {
        auto* const own = view->action(name);
        if (own == nullptr) qFatal("no action %s", name);
        return *own;
    }
    QAction& action(const QString& text) const { return *PlayedGame::action(text); }
    plt::PlayersBar& bar() const { return *window->findChild<plt::PlayersBar*>(); }
    /// The text of the bar about the computer.
    QString thought() const { return bar().findChildren<QLabel*>().front()->toolTip(); }
    QString players() const { return QString::fromStdString(plt::writeSeats(session().seats())); }
    /// The moves of this game up to now, as text.
    std::string moves() const {
        std::string text;
        for (const auto& move : session().movesMade()) text += (text.empty() ? "" : " ") + writeMove(move);
        return text;
    }

    const plt::ScenePiece* pieceOn(int square) const {
        for (const auto& piece : board().scene().pieces)
            if (piece.square == sceneSquare(square)) return &piece;
        return nullptr;
    }
    const plt::SceneSquare& seen(int square) const { return board().scene().squares[sceneSquare(square)]; }
    /// True if the piece on this square can be lifted.
    bool canLift(int square) const {
        const auto* piece = pieceOn(square);
        return piece != nullptr && !piece->targets.empty();
    }
    std::vector<int> targets(int square) const {
        std::vector<int> squares;
        if (const auto* piece = pieceOn(square))
            for (const int target : piece->targets) squares.push_back(squareOf(target));
        std::sort(squares.begin(), squares.end());
        return squares;
    }

    void click(int square) const {
        board().finishAnimation();
        plt::testing::click(board(), board().squarePoint(sceneSquare(square)));
    }
    void click(const std::vector<int>& squares) const {
        for (const int square : squares) click(square);
    }
    void drag(int from, int to) const {
        board().finishAnimation();
        dragTo(from, board().squarePoint(sceneSquare(to)));
    }
    void dragTo(int from, QPoint end) const {
        plt::testing::drag(board(), board().squarePoint(sceneSquare(from)), end);
    }
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) const {
        // Shortcuts are only those of the active window.
        if (modifiers != Qt::NoModifier && !window->isActiveWindow()) {
            window->activateWindow();
            if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window cannot be activated");
        }
        QTest::keyClick(&board(), which, modifiers);
    }
    int cursor() const { return squareOf(board().cursorSquare()); }
    /// Walks over the dark squares with the arrow keys.
    void walkTo(int square) const {
        if (board().cursorSquare() == 0) key(Qt::Key_Right);
        int steps = 0;
        const auto at = [&] {
            if (++steps > 60) qFatal("square %d is not reached from %d", square, cursor());
            return cursor();
        };
        const int up = board().scene().turned ? -1 : 1;
        while (rowOf(at()) != rowOf(square))
            key((rowOf(square) - rowOf(cursor())) * up > 0 ? Qt::Key_Up : Qt::Key_Down);
        // Seen from the first side lower columns are on the right.
        while (at() != square)
            key((columnOf(cursor()) - columnOf(square)) * up > 0 ? Qt::Key_Right : Qt::Key_Left);
    }
    void play(const char* moves) const {
        for (const QString& text : QString::fromLatin1(moves).split(QLatin1Char(' '))) {
            const auto move = readMoveAt(state().position, text.toStdString());
            const int seat = session().seatToMove();
            const bool person = seat < 0 || session().seats()[seat].isPerson();
            if (!move || !session().play(*move, person ? plt::Cause::move : plt::Cause::computer))
                qFatal("%s cannot be played", qPrintable(text));
        }
    }
};

/// Sets a switch of the View menu for the time of a test.
class Switched {
  public:
    Switched(QAction& action, bool on) : action_(action), before_(action_.isChecked()) {
        action_.setChecked(on);
    }
    Switched(const Desk& desk, const char* name, bool on) : Switched(desk.action(name), on) {}
    Switched(const Switched&) = delete;
    Switched& operator=(const Switched&) = delete;
    ~Switched() { action_.setChecked(before_); }

  private:
    QAction& action_;
    bool before_;
};

}  // namespace checkers
