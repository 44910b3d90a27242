// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/first_paint.h"
#include "common/players/turns.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "common/testing/dialogs.h"
#include "common/testing/pointer.h"
#include "common/testing/screen_reader.h"
#include "common/window/game_window.h"

#include <memory>

#include <QAction>
#include <QTest>

/// For tests of what is seen: a game in its window, played with real events.
namespace plt::testing {

/// The home of every test that includes this, so that it neither sees nor changes what the player has.
inline const CleanHome home;

/// The action of the game or of its window that is called so, without the "&" of its key.
inline QAction* actionCalled(const GameView& view, const QString& text) {
    const auto isCalled = [&text](const QAction* action) {
        return QString(action->text()).remove(QLatin1Char('&')) == text;
    };
    for (const auto& [menu, action] : view.gameActions())
        if (isCalled(action)) return action;
    for (auto* action : view.window()->findChildren<QAction*>())
        if (isCalled(action)) return action;
    qFatal("there is no action %s", qPrintable(text));
}

/// What a test wants of the window before it is shown.
struct Setup {
    QString name = QStringLiteral("test");  ///< what the game's files are kept under
    QSize size = {760, 640};
    bool atOnce = true;  ///< computers answer at once
    QString seats = {};  ///< who plays a first game; empty: the usual players
};

/// A window with a game in it, and hands to play it with. A test of a game adds hands of its own.
template <class View>
class PlayedGame {
  public:
    explicit PlayedGame(const Setup& setup = {}) : keptUnder(setup.name) {
        GameInfo info;
        info.id = info.label = setup.name;
        Preferences kept(setup.name);
        if (setup.atOnce) kept.setValue(QStringLiteral("pace"), int(Turns::Pace::atOnce));
        if (!setup.seats.isEmpty()) kept.setValue(QStringLiteral("seats"), setup.seats);
        view = new View;
        window = std::make_unique<GameWindow>(info, view);
        window->resize(setup.size);
    }

    /// Shows the window, with the keyboard in the game, and opens the game of this id; without an id, what
    /// the window has begun or resumed.
    void show(const QString& id = {}) {
        bool painted = false;
        afterFirstPaint(window.get(), [&painted] { painted = true; });
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window has no focus");
        // Before, no computer thinks.
        if (!QTest::qWaitFor([&painted] { return painted; })) qFatal("the window is not painted");
        if (!id.isEmpty()) open(id);
        view->focusTarget()->setFocus();
    }
    void open(const QString& id) const {
        const auto problem = window->openGameId(id);
        if (!problem.isEmpty()) qFatal("%s", qPrintable(problem));
    }

    auto& session() const { return view->session(); }
    const auto& state() const { return view->state(); }
    bool isOver() const { return session().outcome() != Outcome::playing; }
    QString message() const { return window->messageText(); }
    QAction* action(const QString& text) const { return actionCalled(*view, text); }
    void key(Qt::Key which, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::keyClick(view->focusTarget(), which, modifiers);
    }

    QString keptUnder;  ///< what the game's files are kept under
    View* view;         ///< the window's
    std::unique_ptr<GameWindow> window;
};

/// A view alone, without the window around it, that shows the game of this id.
template <class View>
std::unique_ptr<View> shownView(const QString& name, const QString& id, QSize size) {
    auto view = std::make_unique<View>();
    view->setUp(name);
    const QString problem = view->session().openId(id);
    if (!problem.isEmpty()) qFatal("%s", qPrintable(problem));
    view->resize(size);
    view->show();
    if (!QTest::qWaitForWindowExposed(view.get())) qFatal("the window is not shown");
    view->focusTarget()->setFocus();
    return view;
}

}  // namespace plt::testing
