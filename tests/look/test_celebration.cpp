// SPDX-License-Identifier: MIT
#include "common/look/celebration.h"
#include "common/look/motion.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using plt::Celebration;

class TestCelebration : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
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
        Celebration::over(window.get());
        QVERIFY(Celebration::isOver(window.get()));
        QTRY_VERIFY(!Celebration::isOver(window.get()));
        QTRY_VERIFY(!window->findChild<Celebration*>());
    }

    void paintsSomething() {
        const QImage before = window->grab().toImage();
        // On a machine that is very busy a whole shower may pass between two looks.
        QTRY_VERIFY([&] {
            if (!Celebration::isOver(window.get())) Celebration::over(window.get());
            return window->grab().toImage() != before;
        }());
    }

    /// A click goes where it is meant to, and ends the shower.
    void isNeverInTheWay() {
        QSignalSpy clicks(button, &QPushButton::clicked);
        Celebration::over(window.get());
        QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(clicks.size(), 1);
        QVERIFY(!Celebration::isOver(window.get()));
        Celebration::over(window.get());
        QTest::keyClick(button, Qt::Key_Space);
        QCOMPARE(clicks.size(), 2);
        QVERIFY(!Celebration::isOver(window.get()));
    }

    void followsTheWindow() {
        Celebration::over(window.get());
        window->resize(500, 400);
        QCOMPARE(window->findChild<Celebration*>()->size(), window->size());
    }

    void oneAtATime() {
        Celebration::over(window.get());
        Celebration::over(window.get());
        QCOMPARE(window->findChildren<Celebration*>().size(), 1);
        Celebration::end(window.get());
        QVERIFY(!window->findChild<Celebration*>());
    }

    void nothingWithoutMotion() {
        plt::motion::setEnabled(false);
        Celebration::over(window.get());
        QVERIFY(!Celebration::isOver(window.get()));
        plt::motion::setEnabled(true);
        window->hide();
        Celebration::over(window.get());
        QVERIFY(!Celebration::isOver(window.get()));
    }

    /// The window may go while the paper still flies.
    void windowMayClose() {
        Celebration::over(window.get());
        window.reset();
        QTest::qWait(1);
    }

  private:
    std::unique_ptr<QWidget> window;
    QPushButton* button = nullptr;
};

QTEST_MAIN(TestCelebration)
#include "test_celebration.moc"
