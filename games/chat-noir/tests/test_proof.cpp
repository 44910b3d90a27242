// SPDX-License-Identifier: MIT
// Proofs that a cat can be trapped, checked by code that knows nothing of how they were found.
#include "chat-noir/grid/search.h"
#include "chat-noir/hint/planner.h"
#include "chat-noir/proof/trap_search.h"
#include "chat-noir/rules.h"
#include "chat-noir/tests/certificate.h"
#include "chat-noir/tests/every_game.h"
#include "common/rules/random.h"

#include <string>
#include <vector>

#include <QFile>
#include <QTest>

using namespace chat_noir;

namespace {

constexpr int noLimit = 10'000'000;

/// The fewest hedges with which every cat in the middle can be trapped on 5 x 5 and 7 x 7, and the fewest that
/// we know on 9 x 9.
const std::vector<Cell> fence5{{2, 0}, {0, 1}, {3, 1}, {0, 3}, {3, 3}};
const std::vector<Cell> fence7{{1, 0}, {4, 0}, {6, 2}, {0, 3}, {0, 5}};
const std::vector<Cell> fence9{{5, 0}, {6, 1}, {5, 4}, {1, 5}, {3, 6}, {5, 6}, {3, 7}};

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

}  // namespace

class TestChatNoirProof : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void latticeAgreesWithTheField();
    void sureFences_data();
    void sureFences();
    void fewerHedgesAreTooFew_data();
    void fewerHedgesAreTooFew();
    void verdictsAgreeWithEveryGame_data();
    void verdictsAgreeWithEveryGame();
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
    const Lattice lattice(size);
    const CellSet fence = lattice.set(size == 5 ? fence5 : size == 7 ? fence7 : fence9);
    const int middle = lattice.count() / 2;
    TrapSearch search(lattice, CatKind::sleepy);
    QCOMPARE(search.run(fence, middle, noLimit, {}), TrapSearch::Verdict::trapped);
    const Certificate found = certificateOf(search, lattice, middle, fence);
    QVERIFY(found.find(middle, fence) != nullptr);
    QVERIFY(found.isClosed());
    // The published one, which needs no search.
    QFile file(QStringLiteral(PLT_GAME_FOLDER "/tests/certificates/%1.txt").arg(size));
    QVERIFY(file.open(QIODevice::ReadOnly));
    Certificate published(lattice);
    published.read(file.readAll().toStdString());
    QVERIFY(published.find(middle, fence) != nullptr);
    QVERIFY(published.isClosed());
    // The check can fail: here the cat has more steps than instructions.
    published.add(middle, {{}, {}});
    QVERIFY(!published.isClosed());
}

void TestChatNoirProof::fewerHedgesAreTooFew_data() {
    QTest::addColumn<int>("size");
    QTest::addColumn<int>("hedges");
    QTest::newRow("5 x 5") << 5 << 4;
    QTest::newRow("7 x 7") << 7 << 4;
    QTest::newRow("9 x 9") << 9 << 3;
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

void TestChatNoirProof::verdictsAgreeWithEveryGame_data() {
    QTest::addColumn<int>("fewest");
    QTest::addColumn<int>("most");
    QTest::addColumn<int>("kind");
    QTest::newRow("any") << 8 << 12 << static_cast<int>(CatKind::sleepy);
    QTest::newRow("plain") << 9 << 12 << static_cast<int>(CatKind::plain);
    QTest::newRow("sharp") << 9 << 12 << static_cast<int>(CatKind::sharp);
}

void TestChatNoirProof::verdictsAgreeWithEveryGame() {
    constexpr int size = 5;
    QFETCH(int, fewest);
    QFETCH(int, most);
    QFETCH(int, kind);
    const auto cat = static_cast<CatKind>(kind);
    plt::Random random(32);
    const Lattice lattice(size);
    EveryGame truth(size, cat);
    int trapped = 0;
    int escaped = 0;
    while (trapped + escaped < 80) {
        Board board = Board::empty(size);
        addRandomBlocks(board, random.between(fewest, most), random);
        if (isShutIn(board, centreOf(size))) continue;
        TrapSearch search(lattice, cat,
                          cat == CatKind::sleepy ? TrapSearch::Blocks::all : TrapSearch::Blocks::relevant);
        const auto verdict = search.run(lattice.set(board.blockedCells()), lattice.count() / 2, noLimit, {});
        const bool escapes = truth.escapes(board, centreOf(size));
        // Against a cat that does not take every step an escape is never proven.
        const auto open =
            cat == CatKind::sleepy ? TrapSearch::Verdict::escapes : TrapSearch::Verdict::unknown;
        QCOMPARE(verdict, escapes ? open : TrapSearch::Verdict::trapped);
        ++(escapes ? escaped : trapped);
    }
    QVERIFY2(trapped > 10 && escaped > 10, qPrintable(QStringLiteral("%1, %2").arg(trapped).arg(escaped)));
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
    QCOMPARE(Rules::describe(options).english(),
             std::string("Size 9, 8 hedges, plain cat, proven boards only"));
    for (const char* text : {"9-0-plain-sure", "15-20-plain-sure", "9-4-sleepy-sure", "9-8-sure-plain"})
        QVERIFY(!Rules::readOptions(text).ok());
    // A stopped deal is a board all the same.
    std::stop_source stop;
    stop.request_stop();
    QCOMPARE(std::ssize(Rules::deal(options, 1, stop.get_token()).blocked), 8);
}

QTEST_APPLESS_MAIN(TestChatNoirProof)
#include "test_proof.moc"
