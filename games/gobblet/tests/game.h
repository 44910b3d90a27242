// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene_board.h"
#include "common/keeping/results/statistics.h"
#include "common/players/turns.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/players/players_bar.h"
#include "gobblet/options/thinking_time.h"
#include "gobblet/player/player.h"
#include "gobblet/scene/scene.h"
#include "gobblet/tests/played.h"
#include "gobblet/view.h"

#include <cmath>
#include <string_view>

#include <QLabel>
#include <QMenu>
#include <QToolButton>

/// A game of Gobblet in its window, and functions to play it with.
struct GobbletGame : plt::testing::PlayedGame<gobblet::View> {
    static QString twoPeople(int width) { return QStringLiteral("%1-person-person:empty").arg(width); }

    explicit GobbletGame(const QString& id = twoPeople(3),
                         const QString& name = QStringLiteral("test-gobblet"))
        : PlayedGame({name, {840, 640}}) {
        board().setPerspective(false);
        show(id);
    }

    plt::SceneBoard& board() const { return view->board(); }
    int width() const { return state().options.width; }
    gobblet::Side toMove() const { return state().position.toMove; }

    // Hands ---------------------------------------------------------------------------------------------
    int square(int column, int row) const { return row * width() + column; }
    /// The piece that this action moves, as the player sees it.
    int pieceOf(const gobblet::Move& move) const { return view->placement().pieceOf(move, toMove()); }

    void click(QPoint point) const { plt::testing::click(board(), point); }
    void dragPiece(int piece, int square) const {
        board().finishAnimation();
        plt::testing::drag(board(), board().piecePoint(piece), board().squarePoint(square));
    }
    /// Does it with the mouse, by dragging or by two clicks; whether it is legal is the game's affair.
    void play(std::string_view text, bool byClicks = false) const {
        const auto move = gobblet::testing::moveOf(text);
        const int piece = pieceOf(move);
        if (piece < 0) qFatal("%s: there is no such piece", std::string(text).c_str());
        const int to = gobblet::squareOfCell(move.to, width());
        board().finishAnimation();
        if (!byClicks) {
            dragPiece(piece, to);
            return;
        }
        click(board().piecePoint(piece));
        click(board().squarePoint(to));
    }
    void playAll(std::string_view moves, bool byClicks = false) const {
        for (const auto text : plt::split(moves, ' ')) play(text, byClicks);
    }
    /// Makes a move without input events; for a computer, as its own move.
    void set(std::string_view moves) const {
        for (const auto text : plt::split(moves, ' '))
            if (!view->session().play(gobblet::testing::moveOf(text),
                                      isComputer(toMove()) ? plt::Cause::computer : plt::Cause::move))
                qFatal("%s is refused", std::string(text).c_str());
    }

    /// Walks there with the arrow keys.
    void walkTo(int square) const {
        const auto centre = [this](int which) { return board().scene().squares[which].place.center(); };
        for (int steps = 0; board().cursorSquare() != square; ++steps) {
            if (steps > 60) qFatal("square %d is not reached from %d", square, board().cursorSquare());
            const QPointF way = centre(square) - centre(board().cursorSquare());
            const int before = board().cursorSquare();
            const Qt::Key aside = way.x() > 0 ? Qt::Key_Right : Qt::Key_Left;
            const Qt::Key along = way.y() > 0 ? Qt::Key_Up : Qt::Key_Down;
            const bool isAside = std::abs(way.x()) > std::abs(way.y());
            key(isAside ? aside : along);
            if (board().cursorSquare() == before) key(isAside ? along : aside);
        }
    }
    void playByKeys(std::string_view text) const {
        const auto move = gobblet::testing::moveOf(text);
        const int piece = pieceOf(move);
        for (const auto& one : board().scene().pieces) {
            if (one.id != piece) continue;
            walkTo(one.square);
            break;
        }
        key(Qt::Key_Return);
        walkTo(gobblet::squareOfCell(move.to, width()));
        key(Qt::Key_Space);
    }

    /// The object of the board that a screen reader presses.
    QAccessibleInterface* accessible(const QString& nameBegins) const {
        return plt::testing::thingCalled(board(), nameBegins);
    }
    // The computer --------------------------------------------------------------------------------------
    plt::PlayersBar& bar() const { return *window->findChild<plt::PlayersBar*>(); }
    bool isComputer(gobblet::Side side) const {
        return !session().seats()[gobblet::indexOf(side)].isPerson();
    }
    /// Chooses the player of a side in the menu of its button: "A person", "Computer, medium".
    void seat(gobblet::Side side, const QString& player) const {
        auto* menu = bar().seatButton(static_cast<int>(gobblet::indexOf(side)))->menu();
        Q_EMIT menu->aboutToShow();
        for (auto* action : menu->actions()) {
            if (action->text() != player) continue;
            action->trigger();
            return;
        }
        qFatal("nobody is called %s", qPrintable(player));
    }
    /// The computer takes the side, at the level of plays(), or leaves it.
    void toggle(gobblet::Side side) const {
        seat(side, isComputer(side) ? QStringLiteral("A person") : QStringLiteral("Computer, ") + level_);
    }
    /// Sets the level of computers that get a side by toggle(), and the thinking time of all of them.
    void plays(const QString& level, double seconds) {
        level_ = level;
        gobblet::saveThinkingTime(seconds, view->preferences());
    }
    /// A computer that thinks until moveNow().
    void broods() { plays(QStringLiteral("expert"), 1e5); }
    /// The text of the bar about the thinking computer.
    QString thought() const {
        const auto labels = bar().findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
        return labels.front()->toolTip();
    }

  private:
    QString level_ = QStringLiteral("medium");
};
