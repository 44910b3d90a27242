// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/hidden_things.h"
#include "tests/support/pair_game.h"

#include <QTest>

using pairgame::Move;
using pairgame::Observation;
using pairgame::Options;
using pairgame::Start;
using pairgame::State;

namespace {

/// Shows the first seat's secret to everybody.
struct TellingRules : pairgame::Rules {
    static Observation observe(const State& state, int) {
        return {state.goal, state.sum, state.moves, state.secret};
    }
};

/// Its computers look at observations of other seats.
struct PeepingRules : pairgame::Rules {
    static Observation observe(const State& state, int seat) {
        last = state.secret;
        return pairgame::Rules::observe(state, seat);
    }
    static Move choose(const Observation&, std::string_view, const plt::Question&) { return {1 + last % 3}; }
    static inline int last = 0;
};

/// Its computers' decisions do not depend on the seed alone.
struct MoodyRules : pairgame::Rules {
    static Move choose(const Observation&, std::string_view, const plt::Question&) {
        return {1 + ++asked % 3};
    }
    static inline int asked = 0;
};

struct IllegalRules : pairgame::Rules {
    static Move choose(const Observation&, std::string_view, const plt::Question&) { return {4}; }
};

/// The first seat knows its secret, the others do not.
Start dealAnew(const Options&, const Start& start, const State&, int seat, plt::Random& random) {
    return seat == 0 ? start : Start{random.between(0, 9)};
}

template <class R>
std::string problemOf(int* dealtAnew = nullptr) {
    const auto found = plt::testing::lookForCheats<R>({{20, 2}, {30, 3}}, {40, 12}, dealAnew);
    if (dealtAnew != nullptr) *dealtAnew = found.dealtAnew;
    return found.problem.english();
}

}  // namespace

/// The harness finds rules whose players know too much, and no others.
class TestHiddenThings : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void honestPlayersAreNotSuspected() {
        int dealtAnew = 0;
        QCOMPARE(problemOf<pairgame::Rules>(&dealtAnew), std::string());
        QVERIFY(dealtAnew > 200);
    }
    void anObservationThatTells() {
        const auto problem = problemOf<TellingRules>();
        QVERIFY2(problem.starts_with("the observation tells what is hidden, to seat 1, also dealt as "),
                 problem.c_str());
        QVERIFY2(problem.find(" (game 20x2:") != std::string::npos, problem.c_str());
    }
    void aPlayerThatPeeps() {
        // A fact that the observation leaves out may not come another way.
        const auto problem = problemOf<PeepingRules>();
        QVERIFY2(problem.starts_with("what is hidden is known at level low, to seat 1"), problem.c_str());
    }
    void aPlayerOfMoods() {
        QVERIFY(problemOf<MoodyRules>().starts_with("the same seed gives another move at level low"));
    }
    void aPlayerAgainstTheRules() {
        QVERIFY(problemOf<IllegalRules>().starts_with("a move that is not legal is played at level low"));
    }
    void aDealThatDoesNotFit() {
        // A harness that deals anew what the record excludes would prove nothing.
        const auto found = plt::testing::lookForCheats<pairgame::Rules>(
            {{20, 2}}, {5, 12}, [](const Options&, const Start&, const State&, int, plt::Random& random) {
                return Start{random.between(0, 9)};
            });
        QVERIFY(found.problem.english().starts_with("the observation tells what is hidden, to seat 0"));
    }
};

QTEST_GUILESS_MAIN(TestHiddenThings)
#include "test_hidden_things.moc"
