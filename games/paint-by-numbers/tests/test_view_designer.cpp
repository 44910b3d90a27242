// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "common/testing/played_game.h"
#include "paint-by-numbers/designer/designer.h"
#include "paint-by-numbers/designer/verdict_sign.h"
#include "paint-by-numbers/tests/samples.h"

#include <memory>

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QToolButton>

/// The designer in use: mouse, keys, buttons, and its texts.
class TestDesigner : public QObject {
    Q_OBJECT

    using Assessment = paint_by_numbers::Assessment;
    using Cell = paint_by_numbers::Cell;
    using Clues = paint_by_numbers::Clues;
    using Grid = paint_by_numbers::Grid;
    using Nature = paint_by_numbers::Nature;

    struct Desk {
        explicit Desk(const std::string& rows = "...../...../...../...../.....") {
            designer.open(paint_by_numbers::samples::puzzleOf(rows));
            designer.resize(900, 640);
            designer.show();
            if (!QTest::qWaitForWindowExposed(&designer)) qFatal("no window");
        }
        QPoint place(int x, int y) { return designer.board().cellBox({x, y}).center().toPoint(); }
        void drag(QPoint from, QPoint to, Qt::MouseButton button = Qt::LeftButton) {
            auto* board = &designer.board();
            QTest::mousePress(board, button, {}, place(from.x(), from.y()));
            plt::testing::movePointer(*board, place(to.x(), to.y()), button);
            QTest::mouseRelease(board, button, {}, place(to.x(), to.y()));
        }
        void click(const char* name) {
            auto* button = designer.findChild<QAbstractButton*>(QLatin1String(name));
            QTest::mouseClick(button, Qt::LeftButton);
        }
        QString rows() const { return QString::fromStdString(designer.drawing().picture().text()); }
        bool isDecided() const { return designer.assessment().has_value(); }
        Nature nature() const { return designer.assessment()->nature; }
        paint_by_numbers::Designer designer;
    };

  private Q_SLOTS:
    /// Also before anything was ever opened in it.
    void everyButtonSaysWhatItDoes() {
        const paint_by_numbers::Designer designer;
        for (const auto* button : designer.findChildren<QPushButton*>())
            QVERIFY2(!button->text().isEmpty(), qPrintable(button->objectName()));
    }

    void strokesDrawAndErase() {
        Desk desk;
        desk.drag({0, 0}, {3, 0});
        QCOMPARE(desk.rows(), QStringLiteral("xxxx./...../...../...../....."));
        desk.drag({1, 0}, {1, 2});
        QCOMPARE(desk.rows(), QStringLiteral("x.xx./...../...../...../....."));
        // The other button makes white, whatever a cell was.
        desk.drag({2, 0}, {2, 0}, Qt::RightButton);
        QCOMPARE(desk.rows(), QStringLiteral("x..x./...../...../...../....."));
        QVERIFY(desk.designer.canUndo());
        desk.designer.undo();
        desk.designer.undo();
        QCOMPARE(desk.rows(), QStringLiteral("xxxx./...../...../...../....."));
        desk.designer.redo();
        QCOMPARE(desk.rows(), QStringLiteral("x.xx./...../...../...../....."));
    }
    /// The drawing is on the screen once its colours have faded in, also where the verdict comes meanwhile, and
    /// where longer numbers have moved the cells.
    void strokesAreSeenAtOnce() {
        plt::motion::setEnabled(true);
        Desk desk;
        desk.drag({0, 0}, {0, 0});
        desk.drag({0, 2}, {0, 4});
        desk.drag({2, 0}, {2, 4});
        QTRY_VERIFY(desk.isDecided());
        // Longer than the fade.
        QTest::qWait(plt::motion::paced(plt::motion::fade) + 100);
        const auto onScreen = [&] {
            return desk.designer.screen()
                ->grabWindow(desk.designer.winId())
                .toImage()
                .convertToFormat(QImage::Format_RGB32);
        };
        const auto drawn = [&] {
            return desk.designer.grab().toImage().convertToFormat(QImage::Format_RGB32);
        };
        QTRY_COMPARE(onScreen(), drawn());
        plt::motion::setEnabled(false);
    }
    /// Row xx.x. gives 2 1; an empty row nothing; when the only blue cell of a line goes, both clues do.
    void numbersFollow() {
        Desk desk;
        desk.drag({0, 0}, {1, 0});
        desk.drag({3, 0}, {3, 0});
        const auto& clues = desk.designer.board().content().clues;
        QCOMPARE(clues, Clues(Grid::ofText("xx.x./...../...../...../.....")));
        QCOMPARE(std::vector<int>(clues.row(0).begin(), clues.row(0).end()), (std::vector{2, 1}));
        QVERIFY(clues.row(1).empty());
        desk.drag({3, 0}, {3, 0});
        QVERIFY(desk.designer.board().content().clues.column(3).empty());
        QCOMPARE(desk.designer.board().content().clues.row(0).size(), 1U);
    }
    void keysDraw() {
        Desk desk;
        auto& board = desk.designer.board();
        board.setFocus();
        board.setCursorCell({1, 1});
        QTest::keyClick(&board, Qt::Key_Space);
        QTest::keyClick(&board, Qt::Key_Right);
        QTest::keyClick(&board, Qt::Key_Space);
        QCOMPARE(desk.rows(), QStringLiteral("...../.xx../...../...../....."));
        QTest::keyClick(&board, Qt::Key_Backspace);
        QCOMPARE(desk.rows(), QStringLiteral("...../.x.../...../...../....."));
    }
    void toolsMoveThePicture() {
        Desk desk("xx./x..");
        desk.click("mirrorAcross");
        QCOMPARE(desk.rows(), QStringLiteral(".xx/..x"));
        desk.click("mirrorDown");
        QCOMPARE(desk.rows(), QStringLiteral("..x/.xx"));
        desk.click("turn");
        QCOMPARE(desk.rows(), QStringLiteral("../x./xx"));
        desk.click("shiftRight");
        desk.click("shiftUp");
        QCOMPARE(desk.rows(), QStringLiteral(".x/xx/.."));
        desk.click("shiftLeft");
        desk.click("shiftDown");
        QCOMPARE(desk.rows(), QStringLiteral("../x./xx"));
        desk.click("invert");
        QCOMPARE(desk.rows(), QStringLiteral("xx/.x/.."));
        desk.click("clear");
        QCOMPARE(desk.rows(), QStringLiteral("../../.."));
        for (int i = 0; i < 9; ++i) desk.designer.undo();
        QCOMPARE(desk.rows(), QStringLiteral("xx./x.."));
        QVERIFY(!desk.designer.canUndo());
    }
    void sizeIsTyped() {
        Desk desk("xx./x..");
        auto* columns = desk.designer.findChild<QSpinBox*>(QStringLiteral("columns"));
        columns->setFocus();
        columns->selectAll();
        QTest::keyClicks(columns, QStringLiteral("1"));
        QTest::keyClicks(columns, QStringLiteral("2"));
        // On its way to 12 it was no 1.
        QCOMPARE(desk.designer.drawing().width(), 3);
        QTest::keyClick(columns, Qt::Key_Return);
        QCOMPARE(desk.designer.drawing().width(), 12);
        auto* rows = desk.designer.findChild<QSpinBox*>(QStringLiteral("rows"));
        rows->setValue(1);
        QCOMPARE(desk.rows(), QStringLiteral("xx.........."));
        desk.designer.undo();
        QCOMPARE(rows->value(), 2);
        desk.designer.undo();
        QCOMPARE(columns->value(), 3);
        QCOMPARE(desk.rows(), QStringLiteral("xx./x.."));
    }

    void verdictFollows() {
        Desk desk(paint_by_numbers::samples::crown);
        QTRY_VERIFY(desk.isDecided());
        QCOMPARE(desk.nature(), Nature::byLines);
        QVERIFY(desk.designer.verdict().contains(QStringLiteral("line by line")));
        QCOMPARE(desk.designer.findChild<paint_by_numbers::VerdictSign*>()->kind(),
                 paint_by_numbers::VerdictSign::Kind::good);
        QVERIFY(!desk.designer.findChild<QPushButton*>(QStringLiteral("propose"))->isEnabled());
        desk.designer.open(paint_by_numbers::samples::puzzleOf("..xxx./x....x/..x.x./x..xx./.x..../xxx..."));
        QVERIFY(!desk.isDecided());
        QTRY_VERIFY(desk.isDecided());
        QCOMPARE(desk.nature(), Nature::bySearch);
        desk.click("clear");
        QVERIFY(!desk.isDecided());
        QVERIFY(desk.designer.verdict().contains(QStringLiteral("Draw something")));
        QVERIFY(!desk.designer.findChild<QPushButton*>(QStringLiteral("test"))->isEnabled());
    }
    void cellsThatDifferAreMarked() {
        Desk desk(paint_by_numbers::samples::twoWays);
        QTRY_VERIFY(desk.isDecided());
        QCOMPARE(desk.nature(), Nature::several);
        QCOMPARE(desk.designer.board().content().hinted, (std::vector{0, 1, 5, 6}));
        QVERIFY2(desk.designer.verdict().contains(QStringLiteral("2 solutions")),
                 qPrintable(desk.designer.verdict()));
    }
    void changeIsProposedAndMade() {
        Desk desk(paint_by_numbers::samples::twoWays);
        QTRY_VERIFY(desk.isDecided());
        desk.click("propose");
        QTRY_VERIFY(desk.designer.repair().has_value());
        QCOMPARE(desk.designer.repair()->cells.size(), 1U);
        QVERIFY(desk.designer.repair()->isFewest);
        QCOMPARE(desk.designer.board().content().hinted, desk.designer.repair()->cells);
        // Nothing is changed before that is wanted.
        QCOMPARE(desk.rows(), QString::fromStdString(paint_by_numbers::samples::twoWays));
        desk.click("accept");
        QTRY_VERIFY(desk.isDecided());
        QVERIFY(desk.designer.assessment()->isUnique());
        QVERIFY(!desk.designer.repair());
        desk.designer.undo();
        QCOMPARE(desk.rows(), QString::fromStdString(paint_by_numbers::samples::twoWays));
    }
    /// A stroke during the search for a change makes its result worthless.
    void proposalsOfOtherPicturesAreDropped() {
        Desk desk(paint_by_numbers::samples::twoWays);
        QTRY_VERIFY(desk.isDecided());
        desk.designer.proposeRepair();
        desk.drag({2, 2}, {2, 2});
        QTRY_VERIFY(desk.isDecided());
        QVERIFY(!desk.designer.repair());
        QVERIFY(!desk.designer.verdict().contains(QStringLiteral("Looking")));
    }
    void titlesAreKept() {
        Desk desk(paint_by_numbers::samples::crown);
        auto* title = desk.designer.findChild<QLineEdit*>(QStringLiteral("title"));
        QTest::keyClicks(title, QStringLiteral("A crown"));
        QCOMPARE(desk.designer.puzzle().title, std::string("A crown"));
        auto other = paint_by_numbers::samples::puzzleOf("x", "dot");
        other.copyright = "nobody";
        desk.designer.open(other);
        QCOMPARE(title->text(), QStringLiteral("dot"));
        QCOMPARE(desk.designer.puzzle().copyright, std::string("nobody"));
        QVERIFY(!desk.designer.canUndo());
    }
    void largestIsDrawn() {
        Desk desk;
        Grid large(80, 80, Cell::white);
        for (int cell = 0; cell < large.cells(); ++cell)
            if (cell % 7 != 0 && cell % 11 != 3) large.set(cell, Cell::blue);
        desk.designer.drawInstead(large);
        QCOMPARE(desk.designer.drawing().width(), 80);
        desk.drag({0, 0}, {0, 3});
        QTRY_VERIFY_WITH_TIMEOUT(desk.isDecided(), 30000);
        for (const QSize size : {QSize(360, 420), QSize(560, 320), QSize(1500, 1000)}) {
            desk.designer.resize(size);
            QCoreApplication::processEvents();
            QVERIFY(!desk.designer.grab().isNull());
        }
    }
    /// Destroyed while it looks for something, it waits for nobody.
    void goesWhileItThinks() {
        auto designer = std::make_unique<paint_by_numbers::Designer>();
        Grid large(80, 80, Cell::white);
        for (int cell = 0; cell < large.cells(); ++cell)
            if ((cell * 7919 + cell / 80 * 31) % 5 < 2) large.set(cell, Cell::blue);
        designer->drawInstead(large);
        designer->proposeRepair();
        designer.reset();
        QVERIFY(designer == nullptr);
    }
};

QTEST_MAIN(TestDesigner)
#include "test_view_designer.moc"
