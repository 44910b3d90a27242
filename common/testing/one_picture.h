// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/game_window.h"

#include <functional>

#include <QSignalSpy>
#include <QTest>

namespace plt::testing {

/// Counts what happens in a window because of one thing.
class OnePicture {
  public:
    explicit OnePicture(GameWindow& window) : window_(window) {}

    /// The window was only opened so far: its game is one picture, and the window was brought up to date
    /// once.
    void start() const {
        QCOMPARE(window_.view().picturesShown(), 1U);
        QCOMPARE(window_.updatesMade(), 1U);
    }
    /// Another position: one notice, one picture, and the window is brought up to date once.
    void change(const char* what, const std::function<void()>& thing) const { happen(what, thing, 1, 1); }
    /// Something is shown of the same position (a hint).
    void show(const char* what, const std::function<void()>& thing) const { happen(what, thing, 0, 1); }
    /// The same position is shown in another way (a preference); nothing else of the window changes.
    void look(const char* what, const std::function<void()>& thing) const { happen(what, thing, 0, 0); }

    /// What every game does: `move` makes a move that leaves it going on. The window shows a new game.
    void allOf(const QString& gameId, const std::function<void()>& move) const {
        auto& session = window_.view().session();
        start();
        change("game id", [&] { QCOMPARE(window_.openGameId(gameId), QString()); });
        change("move", move);
        change("undo", [&] { session.undo(); });
        change("redo", [&] { session.redo(); });
        change("new game", [&] { session.newGame(); });
        change("undo to the game before", [&] { session.undo(); });
        change("redo to the new game", [&] { session.redo(); });
        change("restart", [&] { session.restart(); });
        change("game id again", [&] { QCOMPARE(window_.openGameId(gameId), QString()); });
        if (!session.hasHint()) return;
        show("search for a hint", [&] { session.requestHint(); });
        show("hint", [&] { QTRY_VERIFY_WITH_TIMEOUT(session.hasShownStep(), 120'000); });
        show("hint hidden", [&] { session.hideHint(); });
        show("hint again", [&] { session.requestHint(); });
        change("hint done", [&] { session.playHint(); });
    }

  private:
    void happen(const char* what, const std::function<void()>& thing, int notices, quint64 updates) const {
        QSignalSpy changed(&window_.view().session(), &GameSession::changed);
        const auto picturesBefore = window_.view().picturesShown();
        const auto updatesBefore = window_.updatesMade();
        thing();
        const auto told = QByteArray(what) + ": " + QByteArray::number(changed.size()) + " notices, " +
                          QByteArray::number(window_.view().picturesShown() - picturesBefore) +
                          " pictures, " + QByteArray::number(window_.updatesMade() - updatesBefore) +
                          " updates";
        QVERIFY2(changed.size() == notices && window_.view().picturesShown() == picturesBefore + 1 &&
                     window_.updatesMade() == updatesBefore + updates,
                 told.constData());
    }

    GameWindow& window_;
};

}  // namespace plt::testing
