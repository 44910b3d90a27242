// SPDX-License-Identifier: MIT
// Benchmarks of Chat Noir's searches, and of painting its largest board whole at 1920 x 1080.

#include "chat-noir/board.h"
#include "chat-noir/grid/field.h"
#include "chat-noir/grid/search.h"
#include "chat-noir/hint/planner.h"

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
