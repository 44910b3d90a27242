// SPDX-License-Identifier: MIT
#include "common/script/rules/script_rules.h"
#include "common/session/general/solver.h"
#include "common/session/general/tree_search.h"

#include <algorithm>
#include <atomic>
#include <cstdlib>
#include <malloc.h>
#include <memory>
#include <new>

#include <QTest>

using plt::script::Failure;
using plt::script::ScriptRules;

namespace {

std::atomic<std::int64_t> live{0};
std::atomic<std::int64_t> highest{0};

/// The size of a block with what the heap takes for itself.
std::int64_t sizeOf(void* block) {
    return static_cast<std::int64_t>(malloc_usable_size(block) + sizeof(std::size_t));
}

}  // namespace

// Memory of all C++ code in this program is counted. That of Lua is no part of a state.
void* operator new(std::size_t size) {
    void* const block = std::malloc(std::max<std::size_t>(size, 1));
    if (block == nullptr) throw std::bad_alloc();
    highest = std::max(highest.load(), live += sizeOf(block));
    return block;
}
void operator delete(void* block) noexcept {
    if (block != nullptr) live -= sizeOf(block);
    std::free(block);
}
void operator delete(void* block, std::size_t) noexcept {
    operator delete(block);
}

namespace {

/// What a game needs besides its first state and its moves: 30 moves are one way to a win.
const std::string rest = R"(
function deal() return "start" end
function apply(state, move)
  state.made = state.made + 1
  state.list[state.made] = move
  return state
end
function outcome(state) return state.made < 30 and "playing" or "won" end
)";
const QByteArray eightMoves = "function legal_moves(state) return { 1, 2, 3, 4, 5, 6, 7, 8 } end\n";

std::unique_ptr<ScriptRules> rulesOf(const std::string& text) {
    auto rules = ScriptRules::load(text + rest, "memory.lua");
    if (const auto* const failure = std::get_if<Failure>(&rules))
        qFatal("%s", failure->sentence().english().c_str());
    return std::get<std::unique_ptr<ScriptRules>>(std::move(rules));
}

plt::AnyState firstOf(const ScriptRules& rules) {
    const auto usual = rules.usualOptions();
    return rules.begin(usual, rules.deal(usual, 1, {}));
}

/// A limit of memory, and none of time that a test could reach.
plt::general::Limits megabytes(std::size_t count) {
    plt::general::Limits limits;
    limits.positions = 20000;
    limits.time = std::chrono::hours(1);
    limits.bytes = count << 20U;
    return limits;
}

}  // namespace

/// The memory that states of scripts take, and searches among them.
class TestMemory : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void statesTakeWhatIsSaid_data() {
        QTest::addColumn<QByteArray>("script");
        const auto add = [](const char* name, const QByteArray& script) { QTest::newRow(name) << script; };
        add("numbers", eightMoves + R"(
            function begin()
              local numbers = {}
              for i = 1, 20 do numbers[i] = i end
              return { made = 0, list = {}, numbers = numbers }
            end)");
        add("tables", eightMoves + R"(
            function begin()
              local cards = {}
              for i = 1, 52 do cards[i] = { suit = i % 4, rank = i // 4, open = true } end
              return { made = 0, list = {}, cards = cards }
            end)");
        add("texts", eightMoves + R"(
            function begin()
              local words = {}
              for i = 1, 40 do words[i] = string.rep("word", i) end
              return { made = 0, list = {}, words = words }
            end)");
        add("moves", R"(
            function begin() return { made = 0, list = {} } end
            function legal_moves(state)
              local moves = {}
              for i = 1, 100 do moves[i] = { from = i, to = i + 1 } end
              return moves
            end)");
    }
    void statesTakeWhatIsSaid() {
        QFETCH(QByteArray, script);
        const auto rules = rulesOf(script.toStdString());
        const auto first = firstOf(*rules);
        const auto moves = rules->legalMoves(first);
        constexpr std::int64_t count = 200;
        std::vector<plt::AnyState> states;
        states.reserve(count);
        const auto before = live.load();
        for (std::int64_t i = 0; i < count; ++i) {
            states.push_back(*rules->apply(first, moves[0]));
            QVERIFY(!rules->legalMoves(states.back()).empty());
        }
        const auto each = static_cast<std::size_t>((live - before) / count);
        const auto said = rules->traits().stateBytes;
        const auto words =
            QByteArray::number(qulonglong{said}) + " said, " + QByteArray::number(qulonglong{each});
        QVERIFY2(each > 1024 && said >= each && said <= each * 3 / 2, words.constData());
    }

    void searchesStayBelowTheirLimit_data() {
        QTest::addColumn<bool>("isSolver");
        QTest::newRow("player") << false;
        QTest::newRow("solver") << true;
    }
    void searchesStayBelowTheirLimit() {
        QFETCH(bool, isSolver);
        const auto rules = rulesOf(eightMoves.toStdString() + R"(
            function begin()
              local other = {}
              for i = 1, 200 do other[i] = i end
              return { made = 0, list = {}, other = other }
            end)");
        const auto first = firstOf(*rules);
        const auto before = live.load();
        highest = before;
        constexpr std::size_t most = 4;
        if (isSolver)
            (void)plt::general::solve(*rules, first, megabytes(most), {});
        else
            (void)plt::general::searchTree(*rules, first, megabytes(most), 1, {});
        const auto taken = highest - before;
        // The limit was reached.
        QVERIFY2(taken > std::int64_t{most} << 19, QByteArray::number(qlonglong{taken}).constData());
        QVERIFY2(taken < std::int64_t{most} << 20, QByteArray::number(qlonglong{taken}).constData());
    }
};

QTEST_APPLESS_MAIN(TestMemory)
#include "test_memory.moc"
