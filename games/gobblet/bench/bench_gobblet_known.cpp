// SPDX-License-Identifier: MIT
// Counts the positions of 3 x 3 in which a best action takes long to find, and with PLT_WRITE=file writes the
// table of known_positions.cpp anew. PLT_PIECES=n looks at boards of up to n pieces.

#include "gobblet/board/symmetry.h"
#include "gobblet/board/threats.h"
#include "gobblet/player/player.h"
#include "gobblet/player/solver.h"
#include "gobblet/rules.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <unordered_set>

#include <QFile>
#include <QTest>
#include <QTextStream>

using namespace gobblet;

namespace {

/// Longer searches are in the table: so many positions are looked at in a few milliseconds.
constexpr std::uint64_t longest = 6'000;

bool isComplete(const Position& position, int pieces) {
    const int mine = std::popcount(position.pieces[0]);
    const int theirs = std::popcount(position.pieces[1]);
    if (mine + theirs != pieces) return false;
    // Before the first pieces are placed no piece can move. Red is to move here, which may be either side.
    return pieces < 2 ? mine == 0 : mine > 0 && theirs > 0;
}

/// Calls found() with each position of so many pieces, of those that are mirror images of each other with
/// one.
void forEach(int pieces, const std::function<void(const Position&)>& found) {
    std::unordered_set<std::uint64_t> seen;
    Position position;
    const std::function<void(int, int)> place = [&](int next, int left) {
        if (left == 0) {
            if (!isComplete(position, pieces) || lineWinner(position)) return;
            if (seen.insert(smallBoardKey(canonical(position))).second) found(position);
            return;
        }
        for (int at = next; at < 54; ++at) {
            const int size = at / 18;
            const Side side = at / 9 % 2 == 0 ? Side::red : Side::yellow;
            const Pieces one = piece(size, cellAt(at % 3, at / 3 % 3));
            if (((position.pieces[0] | position.pieces[1]) & one) != 0) continue;
            if (count(position.of(side), size) == position.copies()) continue;
            position.of(side) |= one;
            place(at + 1, left - 1);
            position.of(side) ^= one;
        }
    };
    place(0, pieces);
}

std::vector<Move> actions(const Position& position) {
    MoveList list;
    generate(position, list);
    return {list.begin(), list.end()};
}

}  // namespace

class BenchGobbletKnown : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void positionsThatTakeLong() {
        const int most =
            qEnvironmentVariableIsSet("PLT_PIECES") ? qEnvironmentVariableIntValue("PLT_PIECES") : 2;
        std::map<std::uint64_t, std::uint16_t> known;  // by key: the packed best action
        for (int pieces = 0; pieces <= most; ++pieces) {
            std::size_t all = 0;
            const std::size_t before = known.size();
            std::uint64_t worst = 0;
            forEach(pieces, [&](const Position& position) {
                ++all;
                Solver solver;
                const auto moves = actions(position);
                const auto quick = solver.choose(position, moves, longest);
                worst = std::max(worst, quick.nodes);
                if (quick.nodes <= longest) return;
                const Advice advice = advise(Rules::begin({}, {position}), {});
                const Canonical seen = canonical(position);
                known[smallBoardKey(seen)] = packed(imageOf(advice.move, seen.symmetry, position.width));
            });
            qInfo("%d pieces: %zu positions, %zu of them take more than %llu", pieces, all,
                  known.size() - before, static_cast<unsigned long long>(longest));
        }
        QFile file(qEnvironmentVariable("PLT_WRITE"));
        if (file.fileName().isEmpty()) return;
        QVERIFY(file.open(QIODevice::WriteOnly));
        QTextStream text(&file);
        text << "constexpr std::array<std::uint64_t, " << known.size() << "> keys{" << Qt::hex;
        for (const auto& [key, best] : known) text << "0x" << key << ", ";
        text << "};\nconstexpr std::array<std::uint16_t, " << Qt::dec << known.size() << "> best{" << Qt::hex;
        for (const auto& [key, best] : known) text << "0x" << best << ", ";
        text << "};\n";
    }
};

QTEST_MAIN(BenchGobbletKnown)
#include "bench_gobblet_known.moc"
