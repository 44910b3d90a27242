// SPDX-License-Identifier: MIT
#pragma once

#include "common/look/first_paint.h"
#include "common/players/turns.h"
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "common/testing/pointer.h"
#include "common/window/game_window.h"

#include <functional>
#include <memory>
#include <vector>

#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QApplication>
#include <QSignalSpy>
#include <QStringList>
#include <QTest>
#include <QTimer>
#include <QWidget>

/// For tests of a game in its window, played with real events.
namespace plt::testing {

/// The home of every test that includes this header, so that it neither sees nor changes the player's files.
inline const CleanHome home;

/// Returns the modal dialog of this kind that is open now; null if there is none.
template <class Dialog>
Dialog* openDialog() {
    return qobject_cast<Dialog*>(QApplication::activeModalWidget());
}

/// Calls a function once a dialog of this kind is open; the code that opens it returns only when it is
/// closed.
template <class Dialog>
void withDialog(const std::function<void(Dialog&)>& run) {
    // Native dialogs have no buttons that a test could press.
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    auto* timer = new QTimer(qApp);
    QObject::connect(timer, &QTimer::timeout, qApp, [timer, run] {
        auto* dialog = openDialog<Dialog>();
        if (dialog == nullptr) return;
        timer->deleteLater();
        run(*dialog);
    });
    timer->start(10);
}

/// Returns the accessible objects below `root`, in the order of a screen reader.
inline std::vector<QAccessibleInterface*> thingsIn(QAccessibleInterface* root) {
    std::vector<QAccessibleInterface*> all;
    for (int i = 0; i < root->childCount(); ++i) {
        auto* child = root->child(i);
        if (child == nullptr || !child->isValid()) continue;
        all.push_back(child);
        const auto below = thingsIn(child);
        all.insert(all.end(), below.begin(), below.end());
    }
    return all;
}
inline std::vector<QAccessibleInterface*> thingsIn(QWidget& widget) {
    return thingsIn(QAccessible::queryAccessibleInterface(&widget));
}

/// Returns the names that a screen reader reads for them.
inline QStringList namesIn(QWidget& widget) {
    QStringList names;
    for (const auto* thing : thingsIn(widget)) names << thing->text(QAccessible::Name);
    return names;
}

/// Returns the first accessible object whose name begins with this text; null if there is none.
inline QAccessibleInterface* thingCalled(QAccessibleInterface* root, const QString& begins) {
    for (auto* thing : thingsIn(root))
        if (thing->text(QAccessible::Name).startsWith(begins)) return thing;
    return nullptr;
}
inline QAccessibleInterface* thingCalled(QWidget& widget, const QString& begins) {
    return thingCalled(QAccessible::queryAccessibleInterface(&widget), begins);
}

/// Presses the object as a screen reader does. Returns false if it cannot be pressed now.
inline bool press(QAccessibleInterface* thing) {
    auto* actions = thing != nullptr ? thing->actionInterface() : nullptr;
    if (actions == nullptr || thing->state().disabled || thing->state().invisible ||
        !actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return false;
    actions->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

/// Returns the action of the game or of its window with this text, without the "&" of its mnemonic.
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

/// Settings of the window before it is shown.
struct Setup {
    QString name = QStringLiteral("test");  ///< name of the game's files
    QSize size = {760, 640};
    bool atOnce = true;  ///< computers answer at once
    QString seats = {};  ///< players of a first game; empty: the usual players
};

/// A window with a game in it, and functions to play it with. Tests of a game add functions of their own.
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

    /// Shows the window, gives the game the focus, and opens the game of this id; without an id, the game
    /// that the window has begun or resumed.
    void show(const QString& id = {}) {
        bool painted = false;
        afterFirstPaint(window.get(), [&painted] { painted = true; });
        window->show();
        window->activateWindow();
        if (!QTest::qWaitForWindowActive(window.get())) qFatal("the window has no focus");
        // Computers do not think before the first paint.
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

    QString keptUnder;  ///< name of the game's files
    View* view;         ///< owned by the window
    std::unique_ptr<GameWindow> window;
};

/// Returns a view without a window around it that shows the game of this ID.
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

/// Returns the figures above a game in words: "Score: 500, Moves: 0".
inline QString figuresText(const GameView& view) {
    QStringList parts;
    for (const auto& figure : view.figures()) parts << figure.label + QStringLiteral(": ") + figure.value;
    return parts.join(QStringLiteral(", "));
}

/// Counts the signals, pictures and updates of a window for a single change.
class OnePicture {
  public:
    explicit OnePicture(GameWindow& window) : window_(window) {}

    /// Checks a window that was just opened: one picture of the game, and one update of the window.
    void start() const {
        QCOMPARE(window_.view().picturesShown(), 1U);
        QCOMPARE(window_.updatesMade(), 1U);
    }
    /// Checks that another position is shown: one signal, one picture, and one update of the window.
    void change(const char* what, const std::function<void()>& thing) const { happen(what, thing, 1, 1); }
    /// Checks that something is shown of the same position (a hint): no signal, one picture and one update.
    void show(const char* what, const std::function<void()>& thing) const { happen(what, thing, 0, 1); }
    /// Checks that the same position is drawn in another way (a preference): one picture and no update.
    void redraw(const char* what, const std::function<void()>& thing) const { happen(what, thing, 0, 0); }

    /// Checks the changes that all games have in common, in a window with a new game. `move` makes a move
    /// that does not end the game.
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
