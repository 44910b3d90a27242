// SPDX-License-Identifier: MIT
#include "common/players/turns.h"
#include "common/session/general/solver.h"
#include "common/session/general/tree_search.h"
#include "common/session/rules_session.h"
#include "common/testing/game_checks.h"
#include "tests/support/noughts.h"
#include "tests/support/number_game.h"

#include <algorithm>
#include <cmath>

#include <QTest>

namespace {

using plt::testing::NumberGame;

/// To be reached: 100, by doubling (2) or by adding. A number that is too large is lost. Moves are counted,
/// so no two ways to a number end in equal states.
struct Doubling : NumberGame {
    struct State {
        int number = 0;
        int moves = 0;
        std::string padding{};  ///< a member whose bytes do not identify it
        bool operator==(const State&) const = default;
    };
    static constexpr int goal = 100;
    static State begin(const Options&, const Start& start) { return {start.number, 0, {}}; }
    static plt::Outcome outcome(const State& state) {
        return state.number == goal  ? plt::Outcome::won
               : state.number > goal ? plt::Outcome::lost
                                     : plt::Outcome::playing;
    }
    static std::vector<Move> legalMoves(const State&) { return {{2}, {1}}; }
    static plt::Result<State> apply(const State& state, const Move& move) {
        constexpr int most = 1'000'000;
        const int next = move.number == 2 ? 2 * state.number : state.number + move.number;
        return State{std::min(next, most), state.moves + 1, {}};
    }
};
struct KeyedDoubling : Doubling {
    static std::string key(const State& state) { return std::to_string(state.number); }
};
struct DrawnDoubling : Doubling {
    static std::string diagram(const State& state) { return std::to_string(state.number); }
};
struct Endless : Doubling {
    static plt::Outcome outcome(const State&) { return plt::Outcome::playing; }
};
/// The same with a score: the number, until it is too large.
struct EndlessForPoints : Endless {
    static std::int64_t score(const State& state) { return state.number > goal ? 0 : state.number; }
};
/// From a multiple of 3 there are only others.
struct Tripling : Doubling {
    static std::vector<Move> legalMoves(const State&) { return {{3}, {6}}; }
    static std::string key(const State& state) { return std::to_string(state.number); }
};

/// Only one of all ways wins, and it looks like the others.
struct Password : NumberGame {
    static constexpr std::size_t length = 40;
    struct State {
        std::string typed;
        bool operator==(const State&) const = default;
    };
    static State begin(const Options&, const Start&) { return {}; }
    static plt::Outcome outcome(const State& state) {
        if (state.typed.size() < length) return plt::Outcome::playing;
        return state.typed == std::string(length, '2') ? plt::Outcome::won : plt::Outcome::lost;
    }
    static std::vector<Move> legalMoves(const State&) { return {{1}, {2}}; }
    static plt::Result<State> apply(const State& state, const Move& move) {
        return State{state.typed + write(move)};
    }
    static std::string key(const State& state) { return state.typed + '.'; }
};

/// The same for a point.
struct PasswordForPoints : Password {
    static plt::Outcome outcome(const State& state) {
        return state.typed.size() < length ? plt::Outcome::playing : plt::Outcome::over;
    }
    static std::int64_t score(const State& state) { return state.typed == std::string(length, '2') ? 1 : 0; }
};

/// Doubling in which the rules refuse one of their own moves, as a script that fails does.
struct Failing : KeyedDoubling {
    static std::vector<Move> legalMoves(const State&) { return {{3}, {6}}; }
    static plt::Result<State> apply(const State& state, const Move& move) {
        if (state.number >= 30) return plt::Message("It has failed.");
        return Doubling::apply(state, move);
    }
};

/// Rules that request a stop when they have listed moves so often.
struct Stopping : KeyedDoubling {
    static constexpr int last = 2200;
    static inline std::stop_source stop;
    static inline int lists = 0;
    static plt::Outcome outcome(const State&) { return plt::Outcome::playing; }
    static std::vector<Move> legalMoves(const State&) {
        if (++lists == last) stop.request_stop();
        return {{2}, {1}};
    }
};

/// The first of three seats lets the second move (1), who becomes the last and chooses the winner among the
/// others, or the third (2), who has no choice.
struct Kingmaker : NumberGame {
    struct State {
        std::string moves;
        bool operator==(const State&) const = default;
    };
    static State begin(const Options&, const Start&) { return {}; }
    static plt::Outcome outcome(const State& state) {
        return state.moves.size() < 2 ? plt::Outcome::playing : plt::Outcome::over;
    }
    static std::vector<plt::Message> seats(const Options&) { return {"First", "Second", "Third"}; }
    static int seatToMove(const State& state) { return state.moves.empty() ? 0 : state.moves == "1" ? 1 : 2; }
    static std::vector<int> standing(const State& state) {
        return state.moves == "11"   ? std::vector<int>{1, 3, 2}
               : state.moves == "12" ? std::vector<int>{2, 3, 1}
                                     : std::vector<int>{2, 1, 3};
    }
    static std::vector<Move> legalMoves(const State& state) {
        return state.moves == "2" ? std::vector<Move>{{1}} : std::vector<Move>{{1}, {2}};
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        return State{state.moves + write(move)};
    }
};

/// Four moves of 1 or 3 points, but after a 3 there is no 3.
struct Gathering : NumberGame {
    struct State {
        int points = 0;
        int moves = 0;
        int last = 0;
        bool operator==(const State&) const = default;
    };
    static State begin(const Options&, const Start&) { return {}; }
    static plt::Outcome outcome(const State& state) {
        return state.moves == 4 ? plt::Outcome::over : plt::Outcome::playing;
    }
    static std::int64_t score(const State& state) { return state.points; }
    static std::vector<Move> legalMoves(const State& state) {
        return state.last == 3 ? std::vector<Move>{{1}} : std::vector<Move>{{1}, {3}};
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        return State{state.points + move.number, state.moves + 1, move.number};
    }
};

/// Two players have a card each of 1 .. 9 and see only their own. The first passes (0), which is a draw, or
/// shows (1), and then the higher card wins.
struct Cards : NumberGame {
    struct State {
        int own = 0;
        int others = 0;
        int shown = -1;
        bool operator==(const State&) const = default;
    };
    struct Observation {
        int own = 0;
        int shown = -1;
        bool operator==(const Observation&) const = default;
    };
    static State begin(const Options&, const Start& start) {
        return {start.number / 10, start.number % 10, -1};
    }
    static plt::Outcome outcome(const State& state) {
        return state.shown < 0 ? plt::Outcome::playing : plt::Outcome::over;
    }
    static std::vector<plt::Message> seats(const Options&) { return {"First", "Second"}; }
    static int seatToMove(const State&) { return 0; }
    static std::vector<int> standing(const State& state) {
        if (state.shown == 0) return {1, 1};
        return {state.own > state.others ? 1 : 2, state.own > state.others ? 2 : 1};
    }
    static std::vector<Move> legalMoves(const State& state) {
        return state.shown < 0 ? std::vector<Move>{{0}, {1}} : std::vector<Move>{};
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        return State{state.own, state.others, move.number};
    }
    static Observation observe(const State& state, int seat) {
        return {seat == 0 ? state.own : state.others, state.shown};
    }
};
struct ImaginedCards : Cards {
    static State imagine(const Observation& seen, plt::Random& random) {
        int others = random.between(1, 8);
        if (others >= seen.own) ++others;
        return {seen.own, others, seen.shown};
    }
};
struct UnaidedNoughts : noughts::Rules {
    static constexpr bool unaided = true;
};

template <class R>
plt::AnyState stateOf(const typename R::Start& start) {
    return plt::AnyState::of(R::begin({}, start));
}

noughts::Move chosen(std::string_view cells, std::string_view level, std::uint64_t seed = 1) {
    const auto& rules = plt::rulesOf<noughts::Rules>();
    plt::Question question;
    question.seed = seed;
    const auto state = plt::AnyState::of(noughts::State{std::string(cells)});
    return rules.choose(rules.observe(state, rules.seatToMove(state)), level, question).as<noughts::Move>();
}

/// A limit of positions, and none of time that a test could reach.
plt::general::Limits positions(std::uint64_t count) {
    plt::general::Limits limits;
    limits.positions = count;
    limits.time = std::chrono::hours(1);
    return limits;
}

}  // namespace

/// Players and hints for rules that have none.
class TestGeneral : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void gamesGetWhatTheyLack() {
        const auto& rules = plt::rulesOf<noughts::Rules>();
        QCOMPARE(rules.levels().size(), std::size_t{3});
        QCOMPARE(rules.levels().front().word, std::string("easy"));
        QCOMPARE(rules.levels().back().word, std::string("hard"));
        QVERIFY(rules.traits().hasHint);
        QVERIFY(plt::rulesOf<Doubling>().levels().empty());
        QVERIFY(plt::rulesOf<Doubling>().traits().hasHint);
        QVERIFY(plt::rulesOf<ImaginedCards>().traits().hasHint);
        QCOMPARE(plt::rulesOf<ImaginedCards>().levels().size(), std::size_t{3});
        // It would have to see what is hidden.
        QVERIFY(!plt::rulesOf<Cards>().traits().hasHint);
        QVERIFY(plt::rulesOf<Cards>().levels().empty());
        QVERIFY(!plt::rulesOf<UnaidedNoughts>().traits().hasHint);
        QVERIFY(plt::rulesOf<UnaidedNoughts>().levels().empty());
    }

    void allChecksHold() {
        const auto& rules = plt::rulesOf<noughts::Rules>();
        const std::vector<std::string> options{"3"};
        QVERIFY(holds(plt::testing::hintsAreLegal(rules, options, {1, 9, 3})));
        QVERIFY(holds(plt::testing::levelsPlayLegally(rules, options, {1, 9, 3})));
    }

    void winsInOneAreFound_data() {
        QTest::addColumn<QString>("cells");
        QTest::addColumn<int>("cell");
        QTest::newRow("wins") << "xx-oo----" << 2;
        QTest::newRow("wins as second") << "xx-oo---x" << 5;
        QTest::newRow("blocks") << "x---o---x" << -1;
        QTest::newRow("blocks a row") << "xx--o----" << 2;
    }
    void winsInOneAreFound() {
        QFETCH(QString, cells);
        QFETCH(int, cell);
        for (const char* level : {"medium", "hard"}) {
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                const auto made = chosen(cells.toStdString(), level, seed).cell;
                // Without a single answer, the corners lose.
                QVERIFY2(cell >= 0 ? made == cell : made % 2 == 1, level);
            }
        }
    }

    void aSolvedGameIsPlayedPerfectly() {
        const auto& rules = plt::rulesOf<noughts::Rules>();
        plt::Random random(7);
        int won = 0;
        for (int game = 0; game < 20; ++game) {
            noughts::State state;
            const int own = game % 2;
            while (noughts::Rules::outcome(state) == plt::Outcome::playing) {
                const auto legal = noughts::Rules::legalMoves(state);
                const auto move = noughts::Rules::seatToMove(state) == own
                                      ? chosen(state.cells, "hard", random.next())
                                      : legal[static_cast<std::size_t>(random.below(legal.size()))];
                state = *noughts::Rules::apply(state, move);
            }
            const auto ranks = rules.standing(plt::AnyState::of(state));
            QVERIFY2(ranks[static_cast<std::size_t>(own)] == 1, state.cells.c_str());
            won += ranks[static_cast<std::size_t>(1 - own)] == 2 ? 1 : 0;
        }
        QVERIFY(won > 10);
    }

    void valuesAreProven() {
        const auto& rules = plt::rulesOf<noughts::Rules>();
        const auto from = plt::AnyState::of(noughts::State{});
        const auto opinion = plt::general::searchTree(rules, from, positions(300000), 1, {});
        const auto& best = opinion.candidates[opinion.best()];
        QVERIFY(best.isProven);
        QCOMPARE(best.value, 0.5);
    }

    void aSeedGivesTheSameMove() {
        const auto& rules = plt::rulesOf<noughts::Rules>();
        const auto from = plt::AnyState::of(noughts::State{});
        const auto one = plt::general::searchTree(rules, from, positions(2000), 5, {});
        const auto same = plt::general::searchTree(rules, from, positions(2000), 5, {});
        const auto other = plt::general::searchTree(rules, from, positions(2000), 6, {});
        QCOMPARE(one.positions, same.positions);
        bool differs = false;
        for (std::size_t i = 0; i < one.candidates.size(); ++i) {
            QCOMPARE(one.candidates[i].visits, same.candidates[i].visits);
            QCOMPARE(one.candidates[i].value, same.candidates[i].value);
            differs = differs || one.candidates[i].value != other.candidates[i].value;
        }
        QVERIFY(differs);
    }

    void anothersChoiceIsNoProof() {
        const auto& rules = plt::rulesOf<Kingmaker>();
        const auto opinion = plt::general::searchTree(rules, stateOf<Kingmaker>({}), positions(2000), 1, {});
        QVERIFY(!opinion.candidates[0].isProven);
        // The second takes one of its moves as often as the other.
        QVERIFY(std::abs(opinion.candidates[0].value - 0.75) < 0.1);
        QVERIFY(opinion.candidates[1].isProven);
        QCOMPARE(opinion.candidates[1].value, 0.5);
        QCOMPARE(opinion.best(), std::size_t{0});
    }

    void failuresProveNothing() {
        const auto& rules = plt::rulesOf<Failing>();
        const auto found = plt::general::solve(rules, stateOf<Failing>({3}), positions(10000), {});
        QVERIFY(found.line.empty() && !found.isProven);
        QVERIFY(found.positions < 1000);
    }

    void aSolverStopsBetweenItsSearches() {
        const auto& rules = plt::rulesOf<Stopping>();
        // Half of the positions are two each of 2000 states, and all states after these are queued.
        plt::general::solve(rules, stateOf<Stopping>({1}), positions(8000), Stopping::stop.get_token());
        QCOMPARE(Stopping::lists, Stopping::last);
    }

    void searchesEndAtTheirLimits() {
        const auto& rules = plt::rulesOf<noughts::Rules>();
        const auto from = plt::AnyState::of(noughts::State{});
        // A step more is the last moves that are tried or played out.
        constexpr std::uint64_t step = 20;
        const auto opinion = plt::general::searchTree(rules, from, positions(1000), 1, {});
        QVERIFY(opinion.positions >= 1000 && opinion.positions <= 1000 + step);
        // Little memory makes it weaker, not longer.
        auto narrow = positions(2000);
        narrow.bytes = 1;
        const auto small = plt::general::searchTree(rules, from, narrow, 1, {});
        QCOMPARE(small.candidates.size(), noughts::cellCount);
        QVERIFY(!small.candidates[small.best()].isProven);
        // A stopped search still gives a move.
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = plt::general::searchTree(rules, from, positions(1000000), 1, stop.get_token());
        QVERIFY(stopped.positions <= step);
        QCOMPARE(stopped.candidates.size(), noughts::cellCount);
    }

    void hiddenThingsChangeNothing() {
        const auto& rules = plt::rulesOf<ImaginedCards>();
        const auto move = [&rules](int own, int others) {
            plt::Question question;
            question.seed = 3;
            const auto state = stateOf<ImaginedCards>({10 * own + others});
            return rules.choose(rules.observe(state, 0), "hard", question).as<Cards::Move>().number;
        };
        for (int others = 1; others <= 9; ++others) {
            if (others != 2) QCOMPARE(move(2, others), 0);
            if (others != 8) QCOMPARE(move(8, others), 1);
        }
        const auto seen = rules.observe(stateOf<ImaginedCards>({81}), 0);
        QCOMPARE(rules.hint(seen, {}).verdict.english().find("proven.") != std::string::npos, true);
        QVERIFY(rules.hint(seen, {}).verdict.english().find("nothing is proven") != std::string::npos);
    }

    void shortestWaysAreProven() {
        const auto& rules = plt::rulesOf<KeyedDoubling>();
        // 1 2 3 6 12 24 25 50 100
        const auto found = plt::general::solve(rules, stateOf<KeyedDoubling>({1}), positions(100000), {});
        QVERIFY(found.wins && found.isProven);
        QCOMPARE(found.line.size(), std::size_t{8});
        QVERIFY(found.positions < 500);
        const auto hint = rules.hint(rules.observe(stateOf<KeyedDoubling>({1}), -1), {});
        QCOMPARE(hint.steps.size(), std::size_t{8});
        QCOMPARE(hint.verdict.english(), std::string("It wins in 8 moves; proven, no way is shorter."));
    }

    void equalDiagramsProveNothing() {
        const auto& rules = plt::rulesOf<DrawnDoubling>();
        const auto found = plt::general::solve(rules, stateOf<DrawnDoubling>({1}), positions(100000), {});
        QVERIFY(found.wins && !found.isProven);
        QVERIFY(found.positions < 500);
    }

    void statesThemselvesProveToo() {
        const auto& rules = plt::rulesOf<Doubling>();
        const auto found = plt::general::solve(rules, stateOf<Doubling>({1}), positions(100000), {});
        QVERIFY(found.wins && found.isProven);
        QCOMPARE(found.line.size(), std::size_t{8});
    }

    void aWayIsFoundBeyondTheReachOfBreadth() {
        const auto& rules = plt::rulesOf<Doubling>();
        const auto found = plt::general::solve(rules, stateOf<Doubling>({1}), positions(250), {});
        QVERIFY(found.wins && !found.isProven);
        Doubling::State state{1, 0, {}};
        for (const auto& move : found.line) state = *Doubling::apply(state, move.as<Doubling::Move>());
        QCOMPARE(state.number, Doubling::goal);
    }

    void deadEndsAreProven() {
        const auto& rules = plt::rulesOf<Tripling>();
        const auto seen = rules.observe(stateOf<Tripling>({3}), -1);
        QVERIFY(rules.hint(seen, {}).steps.empty());
        QCOMPARE(rules.hint(seen, {}).verdict.english(),
                 std::string("This cannot be won from here: proven."));
    }

    void whatIsNotFoundIsSaid() {
        const auto& rules = plt::rulesOf<Endless>();
        const auto none = plt::general::solve(rules, stateOf<Endless>({1}), positions(5000), {});
        QVERIFY(none.line.empty() && !none.isProven);
        QVERIFY(none.positions >= 5000 && none.positions <= 5002);
        auto narrow = positions(1000000);
        narrow.bytes = 100000;
        QVERIFY(plt::general::solve(rules, stateOf<Endless>({1}), narrow, {}).positions < 1000);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(
            plt::general::solve(rules, stateOf<Endless>({1}), positions(1000000), stop.get_token()).positions,
            std::uint64_t{0});
    }

    void whatBringsPointsIsSaidWithoutAWin() {
        const auto& rules = plt::rulesOf<EndlessForPoints>();
        const auto found = plt::general::solve(rules, stateOf<EndlessForPoints>({3}), positions(5000), {});
        QVERIFY(!found.wins && !found.ends && !found.isProven);
        QCOMPARE(found.score, std::optional<std::int64_t>(Endless::goal));
        Endless::State state{3, 0, {}};
        for (const auto& move : found.line) state = *Endless::apply(state, move.as<Endless::Move>());
        QCOMPARE(state.number, Endless::goal);
        const auto best =
            plt::general::solve(rules, stateOf<EndlessForPoints>({Endless::goal}), positions(5000), {});
        QVERIFY(best.line.empty());
    }

    void pointsAreGathered() {
        const auto& rules = plt::rulesOf<Gathering>();
        const auto hint = rules.hint(rules.observe(stateOf<Gathering>({}), -1), {});
        QCOMPARE(hint.steps.size(), std::size_t{4});
        QCOMPARE(hint.verdict.english(), std::string("It ends with a score of 8; proven, none is better."));
    }

    void hintsNeverPromiseLess() {
        const auto& rules = plt::rulesOf<Password>();
        const auto seen = rules.observe(stateOf<Password>({}), -1);
        const std::vector<plt::AnyMove> winning(Password::length, plt::AnyMove::of(Password::Move{2}));
        const std::vector<plt::AnyMove> wrong(3, plt::AnyMove::of(Password::Move{1}));
        QVERIFY(rules.hintAlong(seen, {wrong}, {}).steps.empty());
        const auto hint = rules.hintAlong(seen, {wrong, winning, {}}, {});
        QCOMPARE(hint.steps.size(), winning.size());
        QCOMPARE(hint.verdict.english(), std::string("It wins in 40 moves; perhaps a shorter way exists."));
    }

    void hintsNeverPromiseFewerPoints() {
        const auto& rules = plt::rulesOf<PasswordForPoints>();
        const auto seen = rules.observe(stateOf<PasswordForPoints>({}), -1);
        const std::vector<plt::AnyMove> best(Password::length, plt::AnyMove::of(Password::Move{2}));
        const auto promise = [&](const plt::Ways<plt::AnyMove>& known) {
            return rules.hintAlong(seen, known, {}).verdict.english();
        };
        QVERIFY(promise({}).find("a score of 0") != std::string::npos);
        QVERIFY(promise({best}).find("a score of 1") != std::string::npos);
    }

    void computersPlayInASession() {
        plt::RulesSession<noughts::Rules> session(false);
        plt::Turns turns(session);
        turns.setPace(plt::Turns::Pace::atOnce);
        session.beginFirst({}, {plt::Seat::person(), plt::Seat::computer("medium")});
        QVERIFY(session.play({4}));
        QTRY_COMPARE(session.moveCount(), 2);
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QVERIFY(!session.hintText().isEmpty());
    }
};

QTEST_MAIN(TestGeneral)
#include "test_general.moc"
