// SPDX-License-Identifier: MIT
#include "checkers/search/search.h"
#include "checkers/search/transpositions.h"
#include "checkers/tests/games.h"
#include "common/rules/random.h"

#include <future>

#include <QScopeGuard>
#include <QTest>

namespace checkers::games {

namespace {

/// A search without limits that is stopped when it has seen this depth.
SearchResult searchTo(const Position& position, int depth) {
    SearchTask task;
    std::stop_source stop;
    task.position = position;
    task.stop = stop.get_token();
    task.report = [&stop, depth](const plt::Thought& thought) {
        if (thought.depth >= depth) stop.request_stop();
    };
    return search(task);
}

}  // namespace

/// The search, its table, and its tables of endgames.
class TestSearch : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { startWith(nullptr); }
    void tableKeepsTheDeeper() {
        Transpositions table(2);
        const auto entry = [](std::uint64_t key, int depth) {
            return Transposition{key, 5, static_cast<std::int8_t>(depth), Bound::exact, 1};
        };
        for (const int depth : {7, 3, 8, 9})
            table.store(entry(static_cast<std::uint64_t>(depth) << 8, depth));
        QVERIFY(table.find(3 << 8));
        table.store(entry(1 << 8, 2));
        QVERIFY(!table.find(3 << 8));
        for (const int kept : {1, 7, 8, 9}) QVERIFY(table.find(static_cast<std::uint64_t>(kept) << 8));
        // The same position again takes no other's place, and does not lose its move.
        table.store({8 << 8, -4, 1, Bound::upper, Transposition::noMove});
        QCOMPARE(static_cast<int>(table.find(8 << 8)->value), -4);
        QCOMPARE(static_cast<int>(table.find(8 << 8)->move), 1);
        // Deep but old positions make room.
        for (int search = 0; search < 4; ++search) table.age();
        for (const std::uint64_t fresh : {20, 21, 22, 23}) table.store(entry(fresh << 8, 1));
        for (const std::uint64_t fresh : {20, 21, 22, 23}) QVERIFY(table.find(fresh << 8));
    }
    void unlimitedSearchesRemember() {
        const Position p = fen("W:W18,21,22,26,27,30,31,32:B1,2,3,8,10,12,14,15");
        const auto once = searchTo(p, 11);
        const auto twice = searchTo(p, 11);
        QVERIFY(once.depth >= 11);
        QVERIFY(twice.nodes < once.nodes / 2);
        // Beside another search of this kind as well.
        auto one = std::async(std::launch::async, searchTo, p, 9);
        auto two = std::async(std::launch::async, searchTo, standardPosition(), 9);
        QVERIFY(one.get().depth >= 9);
        QVERIFY(two.get().depth >= 9);
    }
    /// With a limit of positions it matters nothing what has been searched before.
    void limitedSearchesDoNotRemember() {
        plt::Random random(44);
        for (int round = 0; round < 6; ++round) {
            SearchTask task;
            task.position = anyPosition(random, 14);
            if (!canMove(task.position)) continue;
            task.budget.nodes = 30'000;
            const auto before = search(task);
            searchTo(task.position, 8);
            const auto later = search(task);
            QVERIFY(before.line == later.line);
            QCOMPARE(before.value, later.value);
            QCOMPARE(before.nodes, later.nodes);
        }
    }
    void stopIsLookedAt() {
        SearchTask task;
        std::stop_source stop;
        std::uint64_t seen = 0;
        task.position = standardPosition();
        task.stop = stop.get_token();
        task.report = [&](const plt::Thought& thought) {
            seen = thought.nodes;
            if (thought.depth == 6) stop.request_stop();
        };
        const auto found = search(task);
        QCOMPARE(found.depth, 6);
        QVERIFY(found.nodes <= seen + 1024);
    }
    /// While the tables are made, a search with a limit of time goes on without them.
    void timeIsNotSpentOnWaiting() {
        const auto tables = largeEndgames();
        const auto restore = qScopeGuard([&tables] { startWith(tables); });
        LateTables late(tables);
        auto maker = std::async(std::launch::async, [] { return largeEndgames(); });
        // A failure must not wait for them without end.
        auto given = qScopeGuard([&late] { late.give(); });
        late.waitUntilAsked();
        QVERIFY(!finishedEndgames());
        plt::Question question;
        // Without the wait a few milliseconds are enough, but the machine may be busy.
        question.budget.time = std::chrono::milliseconds(500);
        const State state = stateAt("W:W15,20,24:BK2,K19");
        const Analysis analysis = analyse(state, question);
        QVERIFY(analysis.depth > 4);
        // One that waits and is stopped sees as much as its level does.
        std::stop_source stop;
        plt::Question waiting;
        waiting.stop = stop.get_token();
        int depth = 0;
        waiting.report = [&depth](const plt::Thought& thought) { depth = thought.depth; };
        auto chosen = std::async(std::launch::async, [&] { return choose(state, Level::strong, waiting); });
        stop.request_stop();
        const Move move = chosen.get();
        QCOMPARE(depth, 7);
        QVERIFY(Rules::apply(state, move).ok());
        given.dismiss();
        late.give();
        QVERIFY(maker.get());
        QVERIFY(finishedEndgames() == tables);
    }
    void tablesAreUsedWhenTheyExist() {
        SearchTask task;
        task.position = fen("W:WK1,K2:BK14");
        int asked = 0;
        task.awaited = [&asked]() -> std::shared_ptr<const Endgames> {
            return ++asked < 4 ? nullptr : smallEndgames();
        };
        task.budget.nodes = 100'000;
        const auto found = search(task);
        QCOMPARE(asked, 4);
        QVERIFY(found.exact);
        QCOMPARE(winValue - found.value, 33);
    }
};

}  // namespace checkers::games

QTEST_GUILESS_MAIN(checkers::games::TestSearch)
#include "test_search.moc"
