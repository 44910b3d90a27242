// SPDX-License-Identifier: MIT
#include "common/script/rules/script_rules.h"

#include <QTest>

using plt::script::Failure;
using plt::script::ScriptRules;

namespace {

/// Each of two seats has a card of 1 .. 9 and sees only its own. The first passes, which is a draw, or shows
/// both, and then the higher card wins. A start is both cards, 10 * own + other.
const char* const cards = R"(
seats = { "First", "Second" }
function deal(options, random) return random:between(1, 4) * 10 + random:between(5, 9) end
function begin(options, start) return { hands = { start // 10, start % 10 } } end
function seat_to_move(state) return 1 end
function legal_moves(state) return { "pass", "show" } end
function apply(state, move) state.made = move return state end
function outcome(state) return state.made and "over" or "playing" end
function standing(state)
  if state.made == "pass" then return { 1, 1 } end
  return state.hands[1] > state.hands[2] and { 1, 2 } or { 2, 1 }
end
function observe(state, seat) return { seat = seat, own = state.hands[seat] } end
function imagine(seen, random)
  local other = random:between(1, 8)
  if other >= seen.own then other = other + 1 end
  return { hands = seen.seat == 1 and { seen.own, other } or { other, seen.own } }
end
)";

std::string chosen(const ScriptRules& rules, int own, int other) {
    const auto usual = rules.usualOptions();
    const auto state = rules.begin(usual, *rules.readStart(usual, std::to_string(10 * own + other)));
    plt::Question question;
    question.seed = 7;
    question.budget.nodes = 5000;
    return rules.write(rules.choose(rules.observe(state, 0), "hard", question));
}

}  // namespace

/// The player for all rules in scripts that hide something.
class TestHidden : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void otherHiddenCardsChangeNothing() {
        auto loaded = ScriptRules::load(cards, "cards.lua");
        QVERIFY(std::holds_alternative<std::unique_ptr<ScriptRules>>(loaded));
        const auto& rules = *std::get<std::unique_ptr<ScriptRules>>(loaded);
        QCOMPARE(rules.levels().size(), std::size_t{3});
        for (int other = 1; other <= 9; ++other) {
            if (other != 2) QCOMPARE(chosen(rules, 2, other), std::string("pass"));
            if (other != 5) QCOMPARE(chosen(rules, 5, other), chosen(rules, 5, 9));
            if (other != 8) QCOMPARE(chosen(rules, 8, other), std::string("show"));
        }
        const auto failure = rules.takeFailure();
        QVERIFY2(!failure, failure ? failure->english().c_str() : "");
    }
};

QTEST_APPLESS_MAIN(TestHidden)
#include "test_hidden.moc"
