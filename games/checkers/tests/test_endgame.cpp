// SPDX-License-Identifier: MIT
#include "checkers/endgames/endgame_index.h"
#include "checkers/search/search.h"
#include "checkers/tests/games.h"
#include "common/rules/random.h"
#include "tests/support/bytes.h"

#include <map>

#include <QTest>

namespace checkers::games {

using plt::testing::bytes;

/// The endgame tables: values, numbering, files.
class TestEndgame : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { startWith(nullptr); }
    void endgamesOfTheSpecification_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("plies");
        using Kind = EndgameValue::Kind;
        const auto row = [](const char* position, Kind kind, int plies) {
            QTest::newRow(position) << QString::fromLatin1(position) << static_cast<int>(kind) << plies;
        };
        row("W:WK1,K2:BK14", Kind::won, 33);
        row("W:WK31,K32:BK1", Kind::won, 33);
        row("W:WK14,K15:BK1", Kind::won, 17);
        row("W:WK10,K14:BK1", Kind::won, 15);
        row("B:WK10,K14:BK1", Kind::lost, 16);
        row("W:WK3,K4:BK11", Kind::drawn, 0);
        row("W:WK6,K7:BK2", Kind::drawn, 0);
    }
    void endgamesOfTheSpecification() {
        QFETCH(QString, position);
        QFETCH(int, kind);
        QFETCH(int, plies);
        const auto value = smallEndgames()->lookUp(fen(position.toStdString()));
        QVERIFY(value.has_value());
        QCOMPARE(static_cast<int>(value->kind), kind);
        QCOMPARE(value->plies, plies);
        QCOMPARE(*smallEndgames()->lookUp(mirrored(fen(position.toStdString()))), *value);
    }
    void twoKingsAgainstOne() {
        const auto tally = [](const Material& material) {
            std::map<EndgameValue::Kind, std::pair<int, int>> sums;
            const EndgameIndex index(material);
            for (std::uint32_t i = 0; i < index.size(); ++i) {
                const auto position = index.position(i);
                if (!position) continue;
                const auto value = *smallEndgames()->lookUp(*position);
                auto& [number, longest] = sums[value.kind];
                ++number;
                longest = std::max(longest, value.plies);
            }
            return sums;
        };
        using Kind = EndgameValue::Kind;
        auto strong = tally({0, 2, 0, 1});
        QCOMPARE(strong[Kind::won], std::make_pair(14846, 33));
        QCOMPARE(strong[Kind::drawn], std::make_pair(34, 0));
        QCOMPARE(strong[Kind::lost].first, 0);
        auto weak = tally({0, 1, 0, 2});
        QCOMPARE(weak[Kind::lost], std::make_pair(13018, 34));
        QCOMPARE(weak[Kind::drawn], std::make_pair(1450, 0));
        QCOMPARE(weak[Kind::won].first, 412);
    }
    void endgameNumbersAndPositions() {
        for (const Material& material :
             {Material{1, 1, 1, 1}, Material{0, 2, 0, 1}, Material{2, 0, 1, 1}, Material{3, 0, 0, 1}}) {
            const EndgameIndex index(material);
            int positions = 0;
            for (std::uint32_t i = 0; i < index.size(); i += 7) {
                const auto position = index.position(i);
                if (!position) continue;
                ++positions;
                QVERIFY(isPossible(*position));
                QCOMPARE(materialOf(*position), material);
                QCOMPARE(index.of(*position), i);
            }
            QVERIFY(positions > 500);
        }
        const auto endgames = smallEndgames();
        QCOMPARE(endgames->pieces(), 3);
        QVERIFY(!endgames->lookUp(standardPosition()));
        QVERIFY(!endgames->lookUp(fen("B:W:B1")));
        QVERIFY(!endgames->lookUp(fen("B:WK2,K3:B1,5")));
    }
    /// Every value follows from those of the moves: then wins and losses are right by induction over their
    /// distances, and what is neither is a draw.
    void endgameValuesFollowFromTheMoves() {
        const int pieces = largePieces;
        const auto endgames = largeEndgames();
        QCOMPARE(endgames->pieces(), pieces);
        using Kind = EndgameValue::Kind;
        std::uint32_t checked = 0;
        for (int total = 2; total <= pieces; ++total)
            for (int own = 1; own < total; ++own)
                for (int ownMen = 0; ownMen <= own; ++ownMen)
                    for (int theirMen = 0; theirMen <= total - own; ++theirMen) {
                        const EndgameIndex index({ownMen, own - ownMen, theirMen, total - own - theirMen});
                        for (std::uint32_t i = 0; i < index.size(); i += total == 4 ? 5 : 1) {
                            const auto position = index.position(i);
                            if (!position) continue;
                            MoveList list;
                            generate(*position, list);
                            int win = 0;
                            int loss = 0;
                            bool draw = false;
                            for (const Move& move : list) {
                                const Position next = after(*position, move);
                                const auto value = next.pieces(next.toMove) == 0 ? EndgameValue{Kind::lost, 0}
                                                                                 : *endgames->lookUp(next);
                                if (value.kind == Kind::lost)
                                    win = win == 0 ? value.plies + 1 : std::min(win, value.plies + 1);
                                else if (value.kind == Kind::drawn)
                                    draw = true;
                                else
                                    loss = std::max(loss, value.plies + 1);
                            }
                            const EndgameValue expected = win > 0 ? EndgameValue{Kind::won, win}
                                                          : draw  ? EndgameValue{}
                                                                  : EndgameValue{Kind::lost, loss};
                            ++checked;
                            if (*endgames->lookUp(*position) != expected) QFAIL(writeFen(*position).c_str());
                        }
                    }
        QVERIFY(checked > (slowBuild ? 50'000U : 200'000U));
    }
    void endgamesAgreeWithTheSearch() {
        plt::Random random(12);
        const auto endgames = smallEndgames();
        int proven = 0;
        for (int round = 0; round < 400; ++round) {
            SearchTask task;
            task.position = anyPosition(random, 3);
            const auto value = *endgames->lookUp(task.position);
            if (!canMove(task.position)) continue;
            task.budget.depth = 9;
            task.budget.nodes = 20000;
            const auto found = search(task);
            const auto line = bytes(writeFen(task.position));
            if (found.value >= provenValue) {
                QVERIFY2(value.kind == EndgameValue::Kind::won, line.constData());
                QVERIFY2(value.plies <= winValue - found.value, line.constData());
                ++proven;
            } else if (found.value <= -provenValue) {
                QVERIFY2(value.kind == EndgameValue::Kind::lost, line.constData());
                ++proven;
            }
            // A win this short cannot be missed.
            if (value.kind == EndgameValue::Kind::won && value.plies <= 5)
                QCOMPARE(winValue - found.value, value.plies);
        }
        QVERIFY(proven > 40);
    }
    void endgameFiles() {
        const auto endgames = smallEndgames();
        const auto bytesOf = endgames->serialise();
        QVERIFY(bytesOf.size() > 200'000 && bytesOf.size() < 230'000);
        const auto read = Endgames::parse(bytesOf);
        QVERIFY(read.ok());
        QCOMPARE((*read)->pieces(), 3);
        QVERIFY((*read)->serialise() == bytesOf);
        QCOMPARE((*read)->lookUp(fen("W:WK1,K2:BK14"))->plies, 33);
        plt::Random random(13);
        for (int round = 0; round < 40; ++round) {
            auto damaged = bytesOf;
            damaged[random.below(damaged.size())] ^= static_cast<std::uint8_t>(1U << random.below(8));
            QVERIFY(!Endgames::parse(damaged).ok());
            damaged = bytesOf;
            damaged.resize(random.below(damaged.size()));
            QVERIFY(!Endgames::parse(damaged).ok());
        }
        auto longer = bytesOf;
        longer.push_back(0);
        QVERIFY(!Endgames::parse(longer).ok());
        QVERIFY(!Endgames::parse({}).ok());
        // The same tables whenever they are made, so that a kept file never differs from a new one.
        QVERIFY(Endgames::generate(3)->serialise() == bytesOf);
        std::stop_source stop;
        stop.request_stop();
        QVERIFY(!Endgames::generate(4, stop.get_token()));
        QVERIFY(Endgames::generate(0)->lookUp(fen("W:WK1:BK14")) == std::nullopt);
    }
};

}  // namespace checkers::games

QTEST_GUILESS_MAIN(checkers::games::TestEndgame)
#include "test_endgame.moc"
