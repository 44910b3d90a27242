// SPDX-License-Identifier: MIT
// Proofs that a cat can be trapped, checked by code that knows nothing of how they were found.
#include "chat-noir/grid/search.h"
#include "chat-noir/hint/planner.h"
#include "chat-noir/proof/trap_search.h"
#include "chat-noir/rules.h"
#include "common/rules/random.h"

#include <algorithm>
#include <array>
#include <deque>
#include <set>
#include <string>

#include <QTest>

using namespace chat_noir;

namespace {

constexpr int noLimit = 10'000'000;

/// The fewest hedges with which every cat in the middle can be trapped on 5 x 5 and 7 x 7, and the fewest that
/// we know on 9 x 9.
const std::vector<Cell> fence5{{2, 0}, {0, 1}, {3, 1}, {0, 3}, {3, 3}};
const std::vector<Cell> fence7{{1, 0}, {4, 0}, {6, 2}, {0, 3}, {0, 5}};
const std::vector<Cell> fence9{{5, 0}, {6, 1}, {5, 4}, {1, 5}, {3, 6}, {5, 6}, {3, 7}};

/// Returns true if the cat is in a room of which no cell is at the edge or has two ways out: the player bars
/// the way out of the cell that the cat stands on, in every turn, until none is left.
bool isFenced(const Board& board, Cell cat) {
    const Field field(board);
    Field::Distances contested;
    field.contested(contested);
    std::deque<Cell> queue{cat};
    std::set<Cell> room{cat};
    for (; !queue.empty(); queue.pop_front()) {
        int outlets = 0;
        if (onEdge(queue.front(), board.size())) return false;
        for (const Cell next : sixNeighbours(queue.front())) {
            if (!board.isFree(next)) continue;
            if (contested[field.number(next)] != Field::unreached) {
                if (++outlets > 1) return false;
            } else if (room.insert(next).second) {
                queue.push_back(next);
            }
        }
    }
    return true;
}

/// Plays a proof against every step of the cat; true if it is fenced at the end of every
/// line.
class Checker {
  public:
    Checker(TrapSearch& search, const Lattice& lattice) : search_(search), lattice_(lattice) {}

    bool holds(const Board& board, Cell cat) {
        if (isFenced(board, cat)) return true;
        const CellSet blocked = lattice_.set(board.blockedCells());
        const int number = cat.y * board.size() + cat.x;
        std::string key = std::to_string(number) + ':';
        blocked.forEach([&](int cell) { key += std::to_string(cell) + ' '; });
        if (!seen_.insert(key).second) return true;
        const auto named = search_.block(blocked, number);
        if (!named) return false;
        const Cell block{*named % board.size(), *named / board.size()};
        if (block == cat || !board.isFree(block)) return false;
        Board after = board;
        after.block(block);
        if (isShutIn(after, cat)) return true;
        for (const Cell step : sixNeighbours(cat)) {
            if (!after.isFree(step)) continue;
            if (onEdge(step, board.size()) || !holds(after, step)) return false;
        }
        return true;
    }
    std::size_t positions() const { return seen_.size(); }

  private:
    TrapSearch& search_;
    const Lattice& lattice_;
    std::set<std::string> seen_;
};

/// Looks for hedges, at most `left` more, with which the cat is trapped. Each set must meet the cells of every
/// escape that is known, so only these are tried.
bool findsTrap(TrapSearch& search, const Lattice& lattice, const CellSet& blocked, CellSet excluded, int left,
               int& unknown) {
    const int cat = lattice.count() / 2;
    if (search.lemmas().escape(cat, blocked) == nullptr) {
        const auto verdict = search.run(blocked, cat, noLimit, {});
        if (verdict == TrapSearch::Verdict::trapped) return true;
        if (verdict == TrapSearch::Verdict::unknown) {
            ++unknown;
            return false;
        }
    }
    if (left == 0) return false;
    const CellSet escape = *search.lemmas().escape(cat, blocked) - excluded;
    bool found = false;
    escape.forEach([&](int cell) {
        if (found) return;
        CellSet more = blocked;
        more.add(cell);
        found = findsTrap(search, lattice, more, excluded, left - 1, unknown);
        excluded.add(cell);
    });
    return found;
}

Board boardWith(int size, const std::vector<Cell>& hedges) {
    Board board = Board::empty(size);
    for (const Cell cell : hedges) board.block(cell);
    return board;
}

}  // namespace

class TestChatNoirProof : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void latticeAgreesWithTheField();
    void sureFences_data();
    void sureFences();
    void fewerHedgesAreTooFew_data();
    void fewerHedgesAreTooFew();
    void verdictsAgreeWithTryingAll();
    void sureDealsAreWonByTheHint_data();
    void sureDealsAreWonByTheHint();
    void sureOptions();
};

void TestChatNoirProof::latticeAgreesWithTheField() {
    plt::Random random(31);
    for (int round = 0; round < 150; ++round) {
        const int size = random.between(1, 6) * 2 + 1;
        Board board = Board::empty(size);
        addRandomBlocks(board, random.between(0, size * size / 2), random);
        const Lattice lattice(size);
        const Field field(board);
        Field::Distances contested;
        field.contested(contested);
        const CellSet free = lattice.all() - lattice.set(board.blockedCells());
        const auto levels = lattice.contested(free);
        QVERIFY(levels.back() == lattice.reached(free));
        for (int cell = 0; cell < lattice.count(); ++cell) {
            std::size_t level = 0;
            while (level < levels.size() && !levels[level].has(cell)) ++level;
            QCOMPARE(level == levels.size() ? Field::unreached : static_cast<int>(level) + 1,
                     static_cast<int>(contested[cell]));
        }
        for (const auto kind : {CatKind::plain, CatKind::sharp, CatKind::sleepy}) {
            CellSet steps = lattice.set(replies(board, centreOf(size), kind));
            QVERIFY(steps == lattice.replies(free, lattice.count() / 2, kind));
        }
    }
}

void TestChatNoirProof::sureFences_data() {
    QTest::addColumn<int>("size");
    QTest::newRow("5 x 5") << 5;
    QTest::newRow("7 x 7") << 7;
    QTest::newRow("9 x 9") << 9;
}

void TestChatNoirProof::sureFences() {
    QFETCH(int, size);
    const Board board = boardWith(size, size == 5 ? fence5 : size == 7 ? fence7 : fence9);
    const Lattice lattice(size);
    TrapSearch search(lattice, CatKind::sleepy);
    QCOMPARE(search.run(lattice.set(board.blockedCells()), lattice.count() / 2, noLimit, {}),
             TrapSearch::Verdict::trapped);
    Checker checker(search, lattice);
    QVERIFY(checker.holds(board, centreOf(size)));
    QVERIFY(checker.positions() > 0);
}

void TestChatNoirProof::fewerHedgesAreTooFew_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("hedges");
    QTest::newRow("5 x 5") << 5 << 4;
    QTest::newRow("7 x 7") << 7 << 4;
    QTest::newRow("9 x 9") << 9 << 2;
}

void TestChatNoirProof::fewerHedgesAreTooFew() {
    QFETCH(int, size);
    QFETCH(int, hedges);
    const Lattice lattice(size);
    TrapSearch search(lattice, CatKind::sleepy, TrapSearch::Blocks::all);
    int unknown = 0;
    QVERIFY(!findsTrap(search, lattice, {}, {}, hedges, unknown));
    QCOMPARE(unknown, 0);
}

namespace {

/// Returns true if a cat that may take every step escapes, by trying everything.
bool escapesByForce(const Board& board, Cell cat) {
    for (const Cell block : board.cells()) {
        if (block == cat || !board.isFree(block)) continue;
        Board after = board;
        after.block(block);
        if (isShutIn(after, cat)) return false;
        const auto steps = sixNeighbours(cat);
        if (std::ranges::none_of(steps, [&](Cell step) {
                return after.isFree(step) && (onEdge(step, board.size()) || escapesByForce(after, step));
            }))
            return false;
    }
    return true;
}

}  // namespace

void TestChatNoirProof::verdictsAgreeWithTryingAll() {
    plt::Random random(32);
    const Lattice lattice(5);
    std::array<int, 2> seen{};
    for (int round = 0; round < 60; ++round) {
        Board board = Board::empty(5);
        addRandomBlocks(board, random.between(8, 12), random);
        if (isShutIn(board, centreOf(5))) continue;
        TrapSearch search(lattice, CatKind::sleepy, TrapSearch::Blocks::all);
        const auto verdict = search.run(lattice.set(board.blockedCells()), 12, noLimit, {});
        const bool escapes = escapesByForce(board, centreOf(5));
        QCOMPARE(verdict, escapes ? TrapSearch::Verdict::escapes : TrapSearch::Verdict::trapped);
        ++seen[escapes ? 1 : 0];
    }
    QVERIFY(seen[0] > 3 && seen[1] > 3);
}

void TestChatNoirProof::sureDealsAreWonByTheHint_data() {
    QTest::addColumn<QString>("options");
    for (const char* options : {"7-8-plain-sure", "9-6-sharp-sure", "9-14-sleepy-sure", "11-12-plain-sure"})
        QTest::newRow(options) << QString::fromLatin1(options);
}

void TestChatNoirProof::sureDealsAreWonByTheHint() {
    QFETCH(QString, options);
    const auto read = Rules::readOptions(options.toStdString());
    QVERIFY(read.ok());
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
        auto state = Rules::begin(*read, Rules::deal(*read, seed));
        QVERIFY(Rules::deal(*read, seed) == Rules::deal(*read, seed));
        while (Rules::outcome(state) == plt::Outcome::playing) {
            const Plan next = plan(state.position, read->cat, {});
            QCOMPARE(next.certainty, Plan::Certainty::proven);
            state = *Rules::apply(state, {next.cell});
        }
        QCOMPARE(Rules::outcome(state), plt::Outcome::won);
    }
}

void TestChatNoirProof::sureOptions() {
    const Options options{9, 8, CatKind::plain, true};
    QCOMPARE(Rules::write(options), std::string("9-8-plain-sure"));
    QVERIFY(*Rules::readOptions("9-8-plain-sure") == options);
    QVERIFY(valid(options) && Rules::dealIsSlow(options) && !Rules::dealIsSlow({}));
    QCOMPARE(Rules::describe(options).english(), std::string("Size 9, 8 hedges, plain cat, can be won"));
    for (const char* text : {"9-0-plain-sure", "15-20-plain-sure", "9-4-sleepy-sure", "9-8-sure-plain"})
        QVERIFY(!Rules::readOptions(text).ok());
    // A stopped deal is a board all the same.
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(std::ssize(Rules::deal(options, 1, stop.get_token()).blocked), 8);
}

QTEST_APPLESS_MAIN(TestChatNoirProof)
#include "test_proof.moc"
