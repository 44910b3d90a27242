// SPDX-License-Identifier: MIT
// The cost of a frame of a board in perspective, and the time until the first one. Run it with a window
// system and LIBGL_ALWAYS_SOFTWARE=1 on a machine that does nothing else.
#include "common/board3d/perspective/perspective_scene.h"
#include "common/board3d/scene/scene_hand.h"
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

/// Frames that are not counted, because a renderer in software translates its programs during them.
constexpr int warming = 5;

/// A board in a window of its own, and a pointer.
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
    /// The very first frame has rough edges, the following ones do not.
    bool settle() { return show() && waitForFrame(1); }
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
        if (!PerspectiveScene::isSupported()) QSKIP("needs a window system with OpenGL");
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
        QVERIFY(window.settle());
        QVERIFY(window.hand.lift(9));
        int step = 0;
        const auto frame = [&] {
            const int before = window.perspective.framesDrawn();
            window.hand.hold(QPointF(1 + step % 60 * 0.1, 3.2 + step % 7 * 0.1));
            ++step;
            return window.waitForFrame(before);
        };
        for (int i = 0; i < warming; ++i) QVERIFY(frame());
        QBENCHMARK {
            QVERIFY(frame());
        }
    }

    void turnFrame_data() { sizes(); }
    void turnFrame() {
        QFETCH(QSize, size);
        Window window(size);
        QVERIFY(window.settle());
        const auto mouse = [&window](QEvent::Type type, double x, Qt::MouseButton button) {
            QMouseEvent event(type, {x, 5}, window.perspective.mapToGlobal(QPointF(x, 5)), button,
                              Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(&window.perspective, &event);
        };
        // By the pointer on the table. The first frame decides whether edges are smoothed while the board
        // turns.
        double x = 5;
        mouse(QEvent::MouseButtonPress, x, Qt::LeftButton);
        const auto frame = [&] {
            const int before = window.perspective.framesDrawn();
            mouse(QEvent::MouseMove, x += 7, Qt::NoButton);
            return window.waitForFrame(before);
        };
        for (int i = 0; i < warming; ++i) QVERIFY(frame());
        QBENCHMARK {
            QVERIFY(frame());
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
