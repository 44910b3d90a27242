// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "common/window/game_view.h"
#include "common/window/game_window.h"
#include "tests/support/counting.h"

#include <memory>

#include <QAction>
#include <QTest>

namespace {

const plt::testing::CleanHome home;

/// A view with an action that counts by itself.
class View : public counting::View {
  public:
    View() : solution(addDemonstration([this] { return lookMs; })) {}
    plt::Editor* editor() override { return inPlace; }
    bool mayHint() const override { return hints; }

    int lookMs = 10;
    bool hints = true;
    plt::Editor* inPlace = nullptr;
    QAction* solution;
};

class Blank : public plt::Editor {
  public:
    bool canUndo() const override { return false; }
    bool canRedo() const override { return false; }
    void undo() override {}
    void redo() override {}
};

struct Table {
    Table() {
        plt::GameInfo info;
        info.id = QStringLiteral("counting");
        info.label = QStringLiteral("Counting");
        info.folder = home.path();
        view = new View;
        window = std::make_unique<plt::GameWindow>(info, view);
        window->show();
        const bool exposed = QTest::qWaitForWindowExposed(window.get());
        Q_UNUSED(exposed)
        view->session().newGame();
    }
    bool begin() {
        view->solution->trigger();
        const int moves = view->session().moveCount();
        return QTest::qWaitFor([&] { return view->session().moveCount() > moves; });
    }
    /// Returns true if nothing more happens by itself.
    bool stands() const {
        const int moves = view->session().moveCount();
        QTest::qWait(100);
        return !view->solution->isChecked() && view->session().moveCount() == moves;
    }

    View* view;
    std::unique_ptr<plt::GameWindow> window;
};

}  // namespace

class TestDemonstration : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theGameGoesToItsEnd() {
        Table table;
        QCOMPARE(table.view->solution->text(), QStringLiteral("Show the &solution"));
        QVERIFY(table.view->solution->isEnabled());
        QVERIFY(table.begin());
        QTRY_COMPARE(table.view->session().outcome(), plt::Outcome::won);
        QVERIFY(!table.view->solution->isChecked() && !table.view->solution->isEnabled());
        QVERIFY(table.view->session().result().helped);
        table.view->session().newGame();
        QVERIFY(table.view->solution->isEnabled() && !table.view->solution->isChecked());
    }

    /// Each step is seen before it is made.
    void aStepIsMarkedFirst() {
        Table table;
        table.view->lookMs = 60'000;
        table.view->solution->trigger();
        QTRY_VERIFY(table.view->session().hasShownStep());
        // The first hint, which had to be computed, is shown for the full time, too.
        QTest::qWait(100);
        QVERIFY(table.view->session().hasShownStep());
        QCOMPARE(table.view->session().moveCount(), 0);
        table.view->lookMs = 10;
        table.view->solution->trigger();
        table.view->solution->trigger();
        QTRY_VERIFY(table.view->session().moveCount() > 0);
    }

    void whoeverDoesSomethingHimselfGoesOnHimself() {
        Table table;
        QVERIFY(table.begin());
        QTest::keyClick(table.view, Qt::Key_1);
        QVERIFY(table.stands());
        QVERIFY(table.begin());
        table.view->session().undo();
        QVERIFY(table.stands());
        QVERIFY(table.begin());
        table.view->session().restart();
        QVERIFY(table.stands());
    }

    /// As Escape and the strip below do it.
    void whoeverHidesAStepDoesNotWantItMade() {
        Table table;
        table.view->lookMs = 60'000;
        table.view->solution->trigger();
        QTRY_VERIFY(table.view->session().hasShownStep());
        QTest::keyClick(table.view, Qt::Key_Escape);
        QVERIFY(!table.view->session().hasShownStep());
        QVERIFY(table.stands());
        QCOMPARE(table.view->session().moveCount(), 0);
    }

    void aPauseStopsIt() {
        Table table;
        QVERIFY(table.begin());
        table.window->setPaused(true);
        QVERIFY(table.stands());
        table.window->setPaused(false);
        QVERIFY(table.stands());
        QVERIFY(table.begin());
    }

    void nothingIsShownBehindAnEditorOrWhereNoHintMayBeGiven() {
        Table table;
        Blank blank;
        QVERIFY(table.begin());
        table.view->inPlace = &blank;
        Q_EMIT table.view->statusChanged();
        QVERIFY(table.stands());
        QVERIFY(!table.view->solution->isEnabled());
        table.view->inPlace = nullptr;
        Q_EMIT table.view->statusChanged();
        QVERIFY(table.begin());
        table.view->hints = false;
        QTRY_VERIFY(!table.view->solution->isChecked());
        // It was not the end of the game that stopped it.
        QCOMPARE(table.view->session().outcome(), plt::Outcome::playing);
        QVERIFY(table.stands());
    }
};

QTEST_MAIN(TestDemonstration)
#include "test_demonstration.moc"
