// SPDX-License-Identifier: MIT
#include "tally-maze/board/board.h"
#include "tally-maze/rules.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <array>
#include <vector>

#include <QFile>
#include <QImage>
#include <QTest>

using namespace tally_maze;

namespace {

/// The most memory that this program has had so far, in MB.
int peakMemory() {
    QFile file(QStringLiteral("/proc/self/status"));
    if (!file.open(QIODevice::ReadOnly)) return 0;
    for (const auto& line : file.readAll().split('\n')) {
        if (line.startsWith("VmHWM:")) return line.mid(6).trimmed().split(' ').first().toInt() / 1024;
    }
    return 0;
}

/// Number of boards of a benchmark; PLT_GAMES=number for more.
int gamesOf(int usual) {
    const int wanted = qEnvironmentVariableIntValue("PLT_GAMES");
    return wanted > 0 ? wanted : usual;
}

double part(const std::vector<double>& sorted, double share) {
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[last * share];
}

void addSizes() {
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("usualGames");
    QTest::newRow("6x6") << 6 << 100;
    QTest::newRow("9x9") << 9 << 100;
    QTest::newRow("12x12") << 12 << 100;
    QTest::newRow("16x16") << 16 << 30;
}

}  // namespace

class BenchTallyMaze : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void initTestCase() {
        const plt::testing::ThreadClock clock;
        (void)mazeCount(largestSide, largestSide);
        qInfo("counting all mazes: %.0f ms", clock.seconds() * 1000);
    }
    void maze() {
        BoardNumber number = mazeCount(12, 12) / 3;
        QBENCHMARK {
            (void)mazeAt(12, 12, ++number);
        }
    }
    void key() {
        const auto state = Rules::begin({12}, {mazeCount(12, 12) / 3});
        QBENCHMARK {
            (void)Rules::apply(state, Key::next);
        }
    }
    /// Deals with their proof, the boards that were thrown away among them; and their pars.
    void deal_data() { addSizes(); }
    void deal() {
        QFETCH(int, size);
        QFETCH(int, usualGames);
        const int games = gamesOf(usualGames);
        std::vector<double> seconds;
        std::vector<double> parSeconds;
        std::vector<double> pars;
        double nexts = 0;
        QBENCHMARK_ONCE {
            for (int game = 1; game <= games; ++game) {
                const plt::testing::ThreadClock clock;
                const auto start = Rules::deal({size}, static_cast<std::uint64_t>(game));
                seconds.push_back(clock.seconds());
                const plt::testing::ThreadClock parClock;
                const auto first = Rules::begin({size}, start);
                const auto par = findEscape(size, first.number, first.position, {maximumKeys(size)}, {});
                parSeconds.push_back(parClock.seconds());
                QVERIFY(par.verdict == Escape::Verdict::found);
                pars.push_back(static_cast<double>(par.keys.size()));
                nexts += static_cast<double>(std::count(par.keys.begin(), par.keys.end(), Key::next));
            }
        }
        for (auto* figures : {&seconds, &parSeconds, &pars}) std::sort(figures->begin(), figures->end());
        qInfo(
            "%d deals: median %.3f s, 90 %% %.3f s, 99 %% %.3f s, most %.3f s; par: most %.3f s, median %.0f "
            "keys, most %.0f, %.1f of them next mazes; %d MB so far",
            games, part(seconds, 0.5), part(seconds, 0.9), part(seconds, 0.99), seconds.back(),
            parSeconds.back(), part(pars, 0.5), pars.back(), nexts / games, peakMemory());
    }
    /// A board that cannot be won with so few keys takes longest: everything is tried.
    void everythingIsTried() {
        const int size = 16;
        const int games = gamesOf(10);
        double most = 0;
        std::size_t positions = 0;
        int unknown = 0;
        QBENCHMARK_ONCE {
            for (int game = 0; game < games; ++game) {
                const auto state = Rules::begin({size}, {mazeCount(size, size) / (2 * games) * game});
                const plt::testing::ThreadClock clock;
                const auto escape = fewestKeys(state, {});
                most = std::max(most, clock.seconds());
                positions = std::max(positions, escape.positions);
                unknown += escape.verdict == Escape::Verdict::unknown ? 1 : 0;
            }
        }
        qInfo("%d boards of any kind: %.2f s at most, %zu positions, %d undecided; %d MB so far", games, most,
              positions, unknown, peakMemory());
    }
    /// More of them than escapes are remembered, not at the start, which the deal has looked at.
    void hints() {
        const auto first = Rules::begin({12}, Rules::deal({12}, 1));
        QBENCHMARK_ONCE {
            auto state = first;
            for (int key = 0; key < 10; ++key) {
                state = Rules::apply(state, Key::next).value();
                (void)Rules::hint(state, {});
            }
        }
    }
    /// The largest maze; with the next one over it; and where that one is another nearly everywhere, because
    /// it is the first one again.
    void paintAtFullHd_data() {
        QTest::addColumn<bool>("ahead");
        QTest::addColumn<bool>("last");
        QTest::newRow("the maze") << false << false;
        QTest::newRow("with the next maze") << true << false;
        QTest::newRow("with the first one over the last one") << true << true;
    }
    void paintAtFullHd() {
        QFETCH(bool, ahead);
        QFETCH(bool, last);
        Board board;
        board.resize(1920, 1080);
        const BoardNumber& count = mazeCount(largestSide, largestSide);
        Board::Content content;
        content.state = Rules::begin({largestSide}, {last ? BoardNumber(count - 1) : BoardNumber(count / 3)});
        content.ahead = ahead;
        board.showGame(content, false);
        QImage image(1920, 1080, QImage::Format_RGB32);
        board.render(&image);
        QBENCHMARK {
            board.render(&image);
        }
    }
    /// The cost of a key in the GUI thread: other hedges, drawn once.
    void anotherMazeAtFullHd() {
        Board board;
        board.resize(1920, 1080);
        const BoardNumber count = mazeCount(largestSide, largestSide);
        const std::array states{Rules::begin({largestSide}, {count / 3}),
                                Rules::begin({largestSide}, {count / 5})};
        QImage image(1920, 1080, QImage::Format_RGB32);
        std::size_t shown = 0;
        QBENCHMARK {
            Board::Content content;
            content.state = states[++shown % 2];
            board.showGame(content, false);
            board.render(&image);
        }
    }
    /// The cost of looking ahead in that thread when nearly everything changes: all hedges, drawn once.
    void lookingAheadFromTheLastMazeAtFullHd() {
        Board board;
        board.resize(1920, 1080);
        Board::Content content;
        content.state = Rules::begin({largestSide}, {mazeCount(largestSide, largestSide) - 1});
        board.showGame(content, false);
        QImage image(1920, 1080, QImage::Format_RGB32);
        board.render(&image);
        double most = 0;
        QBENCHMARK {
            const plt::testing::ThreadClock clock;
            board.holdAhead(true);
            board.render(&image);
            most = std::max(most, clock.seconds());
            board.holdAhead(false);
            board.render(&image);
        }
        qInfo("the picture that looks ahead: %.1f ms at most", most * 1000);
    }
};

QTEST_MAIN(BenchTallyMaze)
#include "bench_tally_maze.moc"
