// SPDX-License-Identifier: MIT
// What a frame of a board in perspective costs, and the time until the first one. Run it with a window system
// and LIBGL_ALWAYS_SOFTWARE=1 on a machine that does nothing else.
#include "common/board3d/perspective_scene.h"
#include "common/board3d/scene_hand.h"
#include "common/look/motion.h"
#include "tests/board3d/scenes_for_tests.h"

#include <memory>

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTest>

using namespace plt;
using namespace plt::test;

namespace {

/// A board with its hand in a window of its own.
struct Window {
    explicit Window(QSize size) : perspective(hand) {
        hand.setScene(checkers());
        perspective.showScene(false);
        QObject::connect(&hand, &SceneHand::changed, &perspective, &PerspectiveScene::showHand);
        perspective.resize(size);
    }
    bool show() {
        perspective.show();
        return QTest::qWaitForWindowExposed(&perspective) && waitForFrame(0);
    }
    bool waitForFrame(int before) {
        QElapsedTimer patience;
        patience.start();
        while (perspective.framesDrawn() == before && patience.elapsed() < 10000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 100);
        return perspective.framesDrawn() > before;
    }
    SceneHand hand;
    PerspectiveScene perspective;
};

}  // namespace

class BenchBoard3d : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        if (!PerspectiveScene::isWorthTrying()) QSKIP("needs a window system with OpenGL");
        motion::setEnabled(false);
    }

    void firstFrame() {
        QBENCHMARK {
            Window window(QSize(1280, 960));
            QVERIFY(window.show());
        }
    }

    void dragFrame_data() { sizes(); }
    void dragFrame() {
        QFETCH(QSize, size);
        Window window(size);
        QVERIFY(window.show());
        QVERIFY(window.hand.lift(9));
        int step = 0;
        QBENCHMARK {
            const int before = window.perspective.framesDrawn();
            window.hand.hold(QPointF(1 + step % 60 * 0.1, 3.2 + step % 7 * 0.1));
            ++step;
            QVERIFY(window.waitForFrame(before));
        }
    }

    void turnFrame_data() { sizes(); }
    void turnFrame() {
        QFETCH(QSize, size);
        Window window(size);
        QVERIFY(window.show());
        const auto mouse = [&window](QEvent::Type type, double x, Qt::MouseButton button) {
            QMouseEvent event(type, {x, 5}, window.perspective.mapToGlobal(QPointF(x, 5)), button,
                              Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&window.perspective, &event);
        };
        // By the pointer on the table. The first frame decides whether edges are smoothed while the board
        // turns.
        double x = 5;
        mouse(QEvent::MouseButtonPress, x, Qt::LeftButton);
        QBENCHMARK {
            const int before = window.perspective.framesDrawn();
            mouse(QEvent::MouseMove, x += 7, Qt::NoButton);
            QVERIFY(window.waitForFrame(before));
        }
    }

  private:
    static void sizes() {
        QTest::addColumn<QSize>("size");
        QTest::newRow("800x600") << QSize(800, 600);
        QTest::newRow("1280x960") << QSize(1280, 960);
        QTest::newRow("1600x1200") << QSize(1600, 1200);
    }
};

QTEST_MAIN(BenchBoard3d)
#include "bench_board3d.moc"
