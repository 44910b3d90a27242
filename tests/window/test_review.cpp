// SPDX-License-Identifier: MIT
#include "common/keeping/results/statistics.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/review/review_curve.h"
#include "common/window/review/review_panel.h"
#include "common/window/strip/message_strip.h"
#include "tests/support/counting.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QToolButton>

using namespace plt::testing;

namespace {

/// A window in which 9 was reached by 3, 1, 3 and 2: the second move gave a turn away.
struct Table {
    Table() {
        plt::GameInfo info;
        // Each its own, because a deal that was played before counts as helped.
        static int tables = 0;
        info.id = QStringLiteral("counting%1").arg(++tables);
        id = info.id;
        info.label = QStringLiteral("Counting");
        info.folder = home.path();
        view = new counting::View;
        window = std::make_unique<plt::GameWindow>(info, view);
        window->resize(700, 600);
        window->show();
        QApplication::setActiveWindow(window.get());
        const bool exposed = QTest::qWaitForWindowExposed(window.get());
        Q_UNUSED(exposed)
        view->session().beginGame({9}, {0});
        for (const int add : {3, 1, 3, 2}) QTest::keyClick(view, Qt::Key_0 + add);
    }
    bool open() {
        actionCalled(*view, QStringLiteral("Review"))->trigger();
        return QTest::qWaitFor([this] { return session().isReviewComplete(); });
    }
    plt::RulesSession<counting::Rules>& session() { return view->session(); }
    plt::ReviewPanel* panel() const { return window->findChild<plt::ReviewPanel*>(); }
    QToolButton* button(const char* name) const {
        return window->findChild<QToolButton*>(QLatin1String(name));
    }
    void press(const char* name) const { QTest::mouseClick(button(name), Qt::LeftButton); }

    QString id;
    counting::View* view;
    std::unique_ptr<plt::GameWindow> window;
};

}  // namespace

class TestReviewWindow : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// Keys act on the game again, wherever the keyboard was.
    void theKeyboardGoesOnInTheGame() {
        Table table;
        QVERIFY(table.open());
        QCOMPARE(QApplication::focusWidget(), table.view->focusTarget());
        for (QWidget* inPanel : {static_cast<QWidget*>(table.window->findChild<plt::ReviewCurve*>()),
                                 static_cast<QWidget*>(table.panel()->findChild<QToolButton*>())}) {
            inPanel->setFocus(Qt::TabFocusReason);
            QVERIFY(inPanel->hasFocus());
            QTest::keyClick(inPanel, Qt::Key_Escape);
            QVERIFY(!table.session().isReviewOpen());
            QCOMPARE(QApplication::focusWidget(), table.view->focusTarget());
            QVERIFY(table.open());
        }
    }

    void thePanelTellsAndCloses() {
        Table table;
        QVERIFY(table.panel() == nullptr);
        QVERIFY(table.open());
        QVERIFY(table.panel()->isVisible());
        QVERIFY2(table.panel()->sentence().contains(QLatin1String("Given away: one turn.")),
                 qPrintable(table.panel()->sentence()));
        // At the end nobody has the turn, and elsewhere the game is not over.
        const auto* const strip = table.window->findChild<plt::MessageStrip*>();
        QCOMPARE(strip->text(), QStringLiteral("You won!"));
        table.session().undo();
        QVERIFY(table.session().isReviewing());
        QCOMPARE(strip->text(), table.view->statusText());
        table.session().redo();
        QTest::keyClick(table.view, Qt::Key_Escape);
        QVERIFY(!table.session().isReviewOpen());
        QVERIFY(!table.panel()->isVisible());
        QCOMPARE(table.session().moveCount(), 4);
    }

    void momentsAreWalkedByKeyAndButton() {
        Table table;
        QVERIFY(table.open());
        QTest::keyClick(table.window.get(), Qt::Key_F3);
        QCOMPARE(table.session().moveCount(), 1);
        QCOMPARE(table.session().hintText(), QStringLiteral("3 is quicker."));
        QCOMPARE(table.panel()->sentence(),
                 QStringLiteral("Moment 1 of 1: move 2 gave away one turn (calculated exactly)."));
        table.press("reviewOther");
        QCOMPARE(table.session().moveCount(), 2);
        QVERIFY(!table.session().hasShownStep());
        table.press("reviewOther");
        QCOMPARE(table.session().moveCount(), 1);
        table.press("reviewPrevious");
        QCOMPARE(table.session().moveCount(), 1);
    }

    void theSentenceFollowsUndo() {
        Table table;
        QVERIFY(table.open());
        const QString summary = table.panel()->sentence();
        QTest::keyClick(table.window.get(), Qt::Key_F3);
        table.press("reviewOther");
        QCOMPARE(table.session().moveCount(), 2);
        const QString moment = table.panel()->sentence();
        QVERIFY(moment.startsWith(QLatin1String("Moment 1")));
        QTest::keyClick(table.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.session().moveCount(), 1);
        QCOMPARE(table.panel()->sentence(), QStringLiteral("Move 1 was as good as any."));
        QTest::keyClick(table.window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table.session().moveCount(), 0);
        QCOMPARE(table.panel()->sentence(), summary);
        // Back to the moment, which is told again.
        for (int i = 0; i < 2; ++i) table.session().redo();
        QTRY_COMPARE(table.panel()->sentence(), moment);
    }

    void theCurveChoosesAMove() {
        Table table;
        QVERIFY(table.open());
        auto* curve = table.window->findChild<plt::ReviewCurve*>();
        QTest::mouseClick(curve, Qt::LeftButton, {}, {curve->width() - 8, curve->height() / 2});
        QCOMPARE(table.session().moveCount(), 3);
        QVERIFY(table.panel()->sentence().contains(QLatin1String("as good as any")));
        curve->setFocus();
        QTest::keyClick(curve, Qt::Key_Left);
        QCOMPARE(table.session().moveCount(), 2);
        QTest::keyClick(curve, Qt::Key_Home);
        QCOMPARE(table.session().moveCount(), 0);
    }

    void aMoveIsTriedAndTheGameKept() {
        Table table;
        QVERIFY(table.open());
        table.press("reviewNext");
        table.press("reviewTry");
        QVERIFY(table.session().isTrying());
        for (const int add : {3, 3}) QTest::keyClick(table.view, Qt::Key_0 + add);
        QCOMPARE(table.session().outcome(), plt::Outcome::won);
        QVERIFY2(table.panel()->sentence().startsWith(QLatin1String("Mended")),
                 qPrintable(table.panel()->sentence()));
        table.press("reviewTry");
        QVERIFY(table.session().isReviewing());
        QCOMPARE(table.session().plies(), 4);
        table.press("reviewClose");
        QCOMPARE(table.session().moveCount(), 4);
        QCOMPARE(table.session().outcome(), plt::Outcome::won);
    }

    void theAccuracyIsCountedOnce() {
        Table table;
        QVERIFY(table.open());
        QVERIFY(table.session().game().review.counted);
        QTest::keyClick(table.view, Qt::Key_Escape);
        QVERIFY(table.open());
        plt::FileWriter::shared().finish();
        const auto set = plt::Statistics(table.id).read().value(QStringLiteral("9"));
        QCOMPARE(set.reviews.size(), 1);
        QVERIFY(set.reviews.front().accuracy > 50 && set.reviews.front().accuracy < 100);
    }

    void aGameWithHelpIsNotCounted() {
        Table table;
        table.session().markHelped();
        QVERIFY(table.open());
        plt::FileWriter::shared().finish();
        QVERIFY(plt::Statistics(table.id).read().value(QStringLiteral("9")).reviews.isEmpty());
    }

    void itIsCopiedAsText() {
        Table table;
        QVERIFY(table.open());
        table.button("reviewMore")->menu()->actions().front()->trigger();
        const auto lines = QApplication::clipboard()->text().split(QLatin1Char('\n'));
        QCOMPARE(lines.at(0), QStringLiteral("Count to 9"));
        QCOMPARE(lines.at(2),
                 QStringLiteral("Move 2 gave away one turn (calculated exactly). 3 is quicker."));
    }

    void aLowWindowKeepsTheBoardInSight() {
        Table table;
        table.window->resize(336, 250);
        QTRY_COMPARE(table.window->size(), QSize(336, 250));
        QVERIFY(table.open());
        QTRY_VERIFY(!table.window->findChild<plt::ReviewCurve*>()->isVisible());
        QTest::qWait(50);
        QCOMPARE(table.window->size(), QSize(336, 250));
        QTRY_VERIFY2(table.panel()->height() < 64, qPrintable(QString::number(table.panel()->height())));
        for (const char* name : {"reviewPrevious", "reviewNext", "reviewOther", "reviewTry", "reviewClose"}) {
            const auto* button = table.button(name);
            const QRect place(button->mapTo(table.window.get(), QPoint()), button->size());
            QVERIFY2(table.window->rect().contains(place), name);
        }
        const auto isCut = [&](const char* name) {
            return table.button(name)->width() < table.button(name)->sizeHint().width();
        };
        for (const bool tries : {false, true}) {
            if (tries) table.button("reviewTry")->click();
            for (const char* name : {"reviewOther", "reviewTry", "reviewMore", "reviewClose"})
                QTRY_VERIFY2(!isCut(name), name);
        }
    }

    void theClockStandsInAReview() {
        Table table;
        QVERIFY(table.open());
        QTest::keyClick(table.window.get(), Qt::Key_F3);
        QCOMPARE(table.session().outcome(), plt::Outcome::playing);
        QVERIFY(!table.session().clock().isRunning());
    }
};

QTEST_MAIN(TestReviewWindow)
#include "test_review.moc"
