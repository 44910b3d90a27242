// SPDX-License-Identifier: MIT
// The cost of a frame of Jewel while a whole board falls. Run it with a window system and
// LIBGL_ALWAYS_SOFTWARE=1 on a machine that does nothing else.
#include "common/gl/gl_widget.h"
#include "common/look/motion.h"
#include "jewel/table/board.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <vector>

#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

using namespace jewel;

namespace {

/// Counts how often the gems are painted, so that no frame is measured that was none.
class Paintings : public QObject {
  public:
    explicit Paintings(Board& board) {
        for (auto* child : board.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
            if (child->testAttribute(Qt::WA_OpaquePaintEvent)) child->installEventFilter(this);
    }
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::Paint;
        return false;
    }
    std::size_t count = 0;
};

}  // namespace

class BenchJewel : public QObject {
    Q_OBJECT

    static State position() { return Rules::begin({}, Rules::deal({}, 1)); }

  private Q_SLOTS:
    void swap() {
        const auto state = position();
        const auto move = Rules::hint(state, {}).steps.front().move;
        QBENCHMARK {
            (void)Rules::apply(state, move);
        }
    }
    void deal() {
        std::uint64_t seed = 0;
        QBENCHMARK {
            (void)Rules::deal({}, ++seed);
        }
    }
    void fall_data() {
        QTest::addColumn<bool>("space");
        QTest::addColumn<bool>("signs");
        QTest::newRow("flat") << false << false;
        QTest::newRow("flat, signs") << false << true;
        QTest::newRow("in space") << true << false;
        QTest::newRow("in space, signs") << true << true;
    }
    /// All gems fall in from above, frame after frame, each painted and put together with the window.
    void fall() {
        QFETCH(bool, space);
        QFETCH(bool, signs);
        if (space && !plt::GlWidget::isSupported()) QSKIP("needs a window system with OpenGL");
        plt::motion::setEnabled(true);
        plt::motion::setPace(plt::motion::Pace::normal);
        Board board;
        board.setInSpace(space);
        board.setSigns(signs);
        board.resize(960, 720);
        board.showState(position());
        board.show();
        QVERIFY(QTest::qWaitForWindowExposed(&board));
        Paintings paintings(board);
        std::vector<double> frames;
        std::vector<double> processor;
        constexpr int rounds = 6;
        for (int round = 0; round < rounds; ++round) {
            board.showFallIn(position());
            while (board.isAnimating()) {
                QElapsedTimer clock;
                clock.start();
                const plt::testing::ThreadClock thread;
                board.drawFrame();
                // The first round also translates programs and draws pictures that are then only copied.
                if (round == 0) {
                    paintings.count = 0;
                    continue;
                }
                frames.push_back(static_cast<double>(clock.nsecsElapsed()) / 1e6);
                processor.push_back(thread.seconds() * 1000);
            }
        }
        QVERIFY(paintings.count >= frames.size());
        std::sort(frames.begin(), frames.end());
        std::sort(processor.begin(), processor.end());
        const auto at = [](const std::vector<double>& all, std::size_t part) {
            return all[(all.size() - 1) * part / 100];
        };
        qInfo(
            "%zu frames: median %.2f ms, 95 %% within %.2f ms, longest %.2f ms; processor time of the "
            "window's thread: median %.2f ms",
            frames.size(), at(frames, 50), at(frames, 95), frames.back(), at(processor, 50));
    }
};

QTEST_MAIN(BenchJewel)
#include "bench_jewel.moc"
