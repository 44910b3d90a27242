// SPDX-License-Identifier: MIT
// Benchmarks of Chat Noir's searches, and of painting its largest board whole at 1920 x 1080.

#include "chat-noir/board.h"
#include "chat-noir/grid/field.h"
#include "chat-noir/grid/search.h"
#include "chat-noir/hint/planner.h"
#include "chat-noir/proof/trap_search.h"

#include <ctime>

#include <QTest>

using namespace chat_noir;

namespace {

Position dealt(const Options& options, std::uint64_t seed) {
    return Rules::begin(options, Rules::deal(options, seed)).position;
}

}  // namespace

class BenchChatNoir : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void pathDisplay() {
        const World world{dealt({}, 1), Cell{3, 3}, true};
        QBENCHMARK {
            QVERIFY(!shortestPathCells(world).empty());
        }
    }
    void readsAStart() {
        // Reading includes the check whether the cat is shut in.
        const Options options{21, maxBlocks(21), CatKind::plain};
        const auto text = Rules::write(Rules::deal(options, 1));
        QBENCHMARK {
            QVERIFY(Rules::readStart(options, text).ok());
        }
    }
    void fastDistances() {
        const Field field(dealt({}, 1).board);
        Field::Distances distances;
        QBENCHMARK {
            field.distances(distances);
        }
    }
    void contestedDistances() {
        const Field field(dealt({}, 1).board);
        Field::Distances distances;
        QBENCHMARK {
            field.contested(distances);
        }
    }
    void catsReply_data() {
        QTest::addColumn<int>("kind");
        QTest::newRow("as in the manual") << static_cast<int>(CatKind::plain);
        QTest::newRow("sharper") << static_cast<int>(CatKind::sharp);
        QTest::newRow("sleepier") << static_cast<int>(CatKind::sleepy);
    }
    void catsReply() {
        QFETCH(int, kind);
        const auto position = dealt({}, 1);
        QBENCHMARK {
            QVERIFY(!replies(position.board, position.cat, static_cast<CatKind>(kind)).empty());
        }
    }
    void hintAtTheStart() {
        const auto position = dealt({}, 1);
        QBENCHMARK {
            plan(position, CatKind::plain, {});
        }
    }
    void hintOnTheLargestBoard() {
        const auto position = dealt({21, 100, CatKind::plain}, 1);
        QBENCHMARK {
            plan(position, CatKind::plain, {});
        }
    }
    void proofs_data() {
        QTest::addColumn<QString>("options");
        for (const char* options : {"7-8-plain", "9-8-plain", "11-6-plain", "11-8-plain", "11-10-plain",
                                    "11-12-plain", "13-12-plain", "9-6-sharp", "11-6-sharp", "13-6-sharp",
                                    "7-8-sleepy", "9-10-sleepy", "11-16-sleepy", "13-24-sleepy"})
            QTest::newRow(options) << QString::fromLatin1(options);
    }
    /// The share of any deals on which a deal that promises a proof would stop, and the processor time that
    /// it takes until then.
    void proofs() {
        QFETCH(QString, options);
        const Options read = *Rules::readOptions(options.toStdString());
        const Lattice lattice(read.size);
        constexpr int deals = 20;
        int proven = 0;
        const auto begun = std::clock();
        for (std::uint64_t seed = 0; seed < deals; ++seed) {
            TrapSearch search(lattice, read.cat);
            const auto blocked = lattice.set(Rules::deal(read, seed).blocked);
            const auto verdict = search.run(blocked, lattice.count() / 2, 3000, {});
            proven += verdict == TrapSearch::Verdict::trapped ? 1 : 0;
        }
        const double seconds = static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC;
        qInfo("%d of %d proven, %.2f s for each of these", proven, deals, seconds / std::max(1, proven));
    }
    void paintsTheLargestBoard() {
        BoardWidget board;
        board.resize(1920, 1080);
        const Options options{21, maxBlocks(21), CatKind::plain};
        board.showGame(Rules::begin(options, Rules::deal(options, 1)), {}, true, false);
        QImage image(board.size(), QImage::Format_ARGB32_Premultiplied);
        QBENCHMARK {
            board.render(&image);
        }
    }
};

QTEST_MAIN(BenchChatNoir)
#include "bench_chat_noir.moc"
