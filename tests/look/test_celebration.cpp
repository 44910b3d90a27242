// SPDX-License-Identifier: MIT
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "common/testing/clean_home.h"

#include <algorithm>
#include <array>

#include <QAccessible>
#include <QAction>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using plt::Celebration;

const plt::testing::CleanHome home;

class TestCelebration : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void init() {
        plt::motion::setEnabled(true);
        window = std::make_unique<QWidget>();
        button = new QPushButton(QStringLiteral("&Go"), window.get());
        window->resize(300, 200);
        button->setGeometry(20, 20, 100, 40);
        window->show();
        QVERIFY(QTest::qWaitForWindowExposed(window.get()));
    }

    void endsByItself() {
        Celebration::start(window.get());
        QVERIFY(Celebration::isRunning(window.get()));
        QTRY_VERIFY(!Celebration::isRunning(window.get()));
        QTRY_VERIFY(!window->findChild<Celebration*>());
    }

    void paintsSomething() {
        const QImage before = window->grab().toImage();
        // On a machine that is very busy a whole shower may pass between two looks.
        QTRY_VERIFY([&] {
            if (!Celebration::isRunning(window.get())) Celebration::start(window.get());
            return window->grab().toImage() != before;
        }());
    }

    /// A game may let its own pieces fly. Each kind is drawn once, all of them are seen, and they fly upright
    /// where they are not to tumble.
    void ownPiecesFly() {
        static const std::array colours{QColor(255, 0, 255), QColor(0, 255, 255), QColor(255, 255, 0)};
        QList<int> drawn;
        Celebration::Confetti pieces;
        pieces.kinds = int(colours.size());
        pieces.paint = [&drawn](QPainter& painter, const QRectF& box, int kind) {
            drawn << kind;
            painter.fillRect(box, colours.at(static_cast<std::size_t>(kind)));
        };
        pieces.side = 0.2;
        pieces.tumbles = false;
        QSet<QRgb> seen;
        QTRY_VERIFY([&] {
            if (!Celebration::isRunning(window.get())) Celebration::start(window.get(), pieces);
            const QImage now = window->grab().toImage();
            for (int y = 0; y < now.height(); ++y)
                for (int x = 0; x < now.width(); ++x) seen.insert(now.pixel(x, y));
            return std::all_of(colours.begin(), colours.end(),
                               [&seen](const QColor& colour) { return seen.contains(colour.rgb()); });
        }());
        QCOMPARE(QSet<int>(drawn.cbegin(), drawn.cend()), QSet<int>({0, 1, 2}));
        Celebration::stop(window.get());
    }

    /// A celebration that is kept as a picture must not be cut at its edges.
    void paperStaysInItsSquare() {
        const auto paper = Celebration::paper();
        QSet<QByteArray> different;
        for (int kind = 0; kind < paper.kinds; ++kind) {
            QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            paper.paint(painter, QRectF(10, 10, 40, 40), kind);
            painter.end();
            int inside = 0;
            for (int y = 0; y < 60; ++y)
                for (int x = 0; x < 60; ++x) {
                    const bool ink = qAlpha(image.pixel(x, y)) > 0;
                    const bool in = QRect(10, 10, 40, 40).contains(x, y);
                    QVERIFY(!ink || in);
                    inside += ink;
                }
            QVERIFY(inside > 200);
            different.insert(
                QByteArray(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes()));
        }
        QCOMPARE(different.size(), paper.kinds);
    }

    /// Undo by its shortcut shows another position, over which nothing flies any more.
    void shortcutsEndIt() {
        QAction undo;
        undo.setShortcut(QKeySequence::Undo);
        window->addAction(&undo);
        QSignalSpy undone(&undo, &QAction::triggered);
        window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(window.get()));
        Celebration::start(window.get());
        QTest::keyClick(window.get(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(undone.size(), 1);
        QVERIFY(!Celebration::isRunning(window.get()));
    }

    /// A click goes where it is meant to, and ends the shower.
    void isNeverInTheWay() {
        QSignalSpy clicks(button, &QPushButton::clicked);
        Celebration::start(window.get());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(clicks.size(), 1);
        QVERIFY(!Celebration::isRunning(window.get()));
        Celebration::start(window.get());
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(clicks.size(), 2);
        QVERIFY(!Celebration::isRunning(window.get()));
    }

    /// Screen readers find the same parts of a board as before.
    void isNoPartOfTheBoard() {
        auto* const seen = QAccessible::queryAccessibleInterface(window.get());
        const int children = seen->childCount();
        Celebration::start(window.get());
        QVERIFY(Celebration::isRunning(window.get()));
        QCOMPARE(seen->childCount(), children);
        Celebration::stop(window.get());
    }

    void followsTheWindow() {
        Celebration::start(window.get());
        window->resize(500, 400);
        QCOMPARE(window->findChild<Celebration*>()->size(), window->size());
    }

    void oneAtATime() {
        Celebration::start(window.get());
        Celebration::start(window.get());
        QCOMPARE(window->findChildren<Celebration*>().size(), 1);
        Celebration::stop(window.get());
        QVERIFY(!window->findChild<Celebration*>());
    }

    void nothingWithoutMotion() {
        plt::motion::setEnabled(false);
        Celebration::start(window.get());
        QVERIFY(!Celebration::isRunning(window.get()));
        plt::motion::setEnabled(true);
        window->hide();
        Celebration::start(window.get());
        QVERIFY(!Celebration::isRunning(window.get()));
    }

    /// The window may go while the paper still flies.
    void windowMayClose() {
        Celebration::start(window.get());
        window.reset();
        QTest::qWait(1);
    }

  private:
    std::unique_ptr<QWidget> window;
    QPushButton* button = nullptr;
};

QTEST_MAIN(TestCelebration)
#include "test_celebration.moc"
