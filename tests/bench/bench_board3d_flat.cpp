// SPDX-License-Identifier: MIT
// The cost of a frame of a board with pieces that is seen flat from above. Run it with a window system on a
// machine that does nothing else.
#include "common/board3d/flat/flat_scene.h"
#include "common/board3d/scene/scene_hand.h"
#include "common/look/motion.h"
#include "tests/board3d/scenes_for_tests.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QTest>

using namespace plt;
using namespace plt::test;

namespace {

/// Frames that are not counted: the board below the pieces is drawn in the first.
constexpr int warming = 5;

/// A board with its hand in a window of its own, which counts how often it is painted.
class Window : public QObject {
  public:
    Window() {
        hand.setScene(checkers());
        flat.showScene(false);
        connect(&hand, &SceneHand::changed, &flat, &FlatScene::showHand);
        flat.installEventFilter(this);
        flat.resize(1920, 1080);
    }
    bool show() {
        flat.show();
        return QTest::qWaitForWindowExposed(&flat);
    }
    bool waitForFrame(int before) {
        QElapsedTimer patience;
        patience.start();
        while (frames == before && patience.elapsed() < 10000)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 100);
        return frames > before;
    }
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint) ++frames;
        return false;
    }
    void mouse(QEvent::Type type, QPointF point, Qt::MouseButton button) {
        QMouseEvent event(type, point, flat.mapToGlobal(point), button, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&flat, &event);
    }
    SceneHand hand;
    FlatScene flat{hand};
    int frames = 0;
};

}  // namespace

class BenchBoard3dFlat : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { motion::setEnabled(false); }

    void dragFrame() {
        Window window;
        QVERIFY(window.show());
        const QPointF from = window.flat.piecePoint(9);
        window.mouse(QEvent::MouseButtonPress, from, Qt::LeftButton);
        QCOMPARE(window.hand.lifted(), 9);
        int step = 0;
        const auto frame = [&] {
            const int before = window.frames;
            // To and fro over all of the board.
            window.mouse(QEvent::MouseMove, from + QPointF(step % 60 * 9, -(step % 7) * 13 - 20),
                         Qt::NoButton);
            ++step;
            return window.waitForFrame(before);
        };
        for (int i = 0; i < warming; ++i) QVERIFY(frame());
        QBENCHMARK {
            QVERIFY(frame());
        }
    }

    void wholeBoard() {
        Window window;
        QVERIFY(window.show());
        const auto frame = [&] {
            const int before = window.frames;
            window.flat.update();
            return window.waitForFrame(before);
        };
        for (int i = 0; i < warming; ++i) QVERIFY(frame());
        QBENCHMARK {
            QVERIFY(frame());
        }
    }
};

QTEST_MAIN(BenchBoard3dFlat)
#include "bench_board3d_flat.moc"
