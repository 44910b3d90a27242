// SPDX-License-Identifier: MIT
#include "common/players/turns.h"
#include "common/rules/random.h"
#include "common/rules/text.h"
#include "common/testing/game_checks.h"

#include <numeric>

#include <QTest>

namespace {

/// Take-away games that are made while the program runs: by turns two players take some of what is left, as
/// many as a list says, and the last one who can move wins. No type of it is known to the session; every
/// value is numbers.
class TakeAway : public plt::AnyRules {
  public:
    explicit TakeAway(std::vector<int> mayTake) : mayTake_(std::move(mayTake)) {
        traits_.hasDeals = true;
        traits_.hasHint = true;
        traits_.hasRecord = true;
        traits_.hasDiagram = true;
    }

    const plt::RulesTraits& traits() const override { return traits_; }

    plt::AnyOptions usualOptions() const override { return plt::AnyOptions::of(20); }
    plt::Result<plt::AnyOptions> readOptions(std::string_view text) const override {
        return read<plt::AnyOptions>(text, 5, 99, PLT_TR("There are 5 to 99 at most."));
    }
    std::string write(const plt::AnyOptions& most) const override { return std::to_string(most.as<int>()); }
    bool areEqual(const plt::AnyOptions& one, const plt::AnyOptions& other) const override {
        return one.as<int>() == other.as<int>();
    }
    plt::Message describe(const plt::AnyOptions& most) const override {
        return {PLT_TR("Up to %1"), {most.as<int>()}};
    }

    plt::AnyStart deal(const plt::AnyOptions& most, std::uint64_t seed, std::stop_token) const override {
        return plt::AnyStart::of(plt::Random(seed).between(5, most.as<int>()));
    }
    plt::Result<plt::AnyStart> readStart(const plt::AnyOptions& most, std::string_view text) const override {
        return read<plt::AnyStart>(text, 5, most.as<int>(), PLT_TR("There are too many or too few."));
    }
    std::string write(const plt::AnyStart& start) const override { return std::to_string(start.as<int>()); }
    bool areEqual(const plt::AnyStart& one, const plt::AnyStart& other) const override {
        return one.as<int>() == other.as<int>();
    }

    plt::AnyState begin(const plt::AnyOptions&, const plt::AnyStart& start) const override {
        return plt::AnyState::of(State{start.as<int>(), 0});
    }
    plt::Result<plt::AnyState> apply(const plt::AnyState& state, const plt::AnyMove& move) const override {
        const auto [left, seat] = state.as<State>();
        const int taken = move.as<int>();
        if (taken > left || std::find(mayTake_.begin(), mayTake_.end(), taken) == mayTake_.end())
            return plt::Message(PLT_TR("%1 cannot be taken."), {taken});
        return plt::AnyState::of(State{left - taken, 1 - seat});
    }
    std::vector<plt::AnyMove> legalMoves(const plt::AnyState& state) const override {
        std::vector<plt::AnyMove> moves;
        for (const int taken : mayTake_)
            if (taken <= state.as<State>().left) moves.push_back(plt::AnyMove::of(taken));
        return moves;
    }
    plt::Outcome outcome(const plt::AnyState& state) const override {
        return legalMoves(state).empty() ? plt::Outcome::over : plt::Outcome::playing;
    }
    bool areEqual(const plt::AnyState& one, const plt::AnyState& other) const override {
        return one.as<State>() == other.as<State>();
    }
    std::string diagram(const plt::AnyState& state) const override {
        return std::string(static_cast<std::size_t>(state.as<State>().left), 'o');
    }

    plt::Result<plt::AnyMove> readMove(std::string_view text) const override {
        return read<plt::AnyMove>(text, 1, 99, PLT_TR("A move is a number."));
    }
    std::string write(const plt::AnyMove& move) const override { return std::to_string(move.as<int>()); }
    bool areEqual(const plt::AnyMove& one, const plt::AnyMove& other) const override {
        return one.as<int>() == other.as<int>();
    }
    plt::Message tell(const plt::AnyState&, const plt::AnyMove& move, const plt::AnyState&,
                      const plt::Seats&) const override {
        return {PLT_TR("%1 were taken."), {move.as<int>()}};
    }

    std::size_t seatCount(const plt::AnyOptions&) const override { return 2; }
    std::vector<plt::Message> seatNames(const plt::AnyOptions&, const plt::Seats&) const override {
        return {PLT_TR("First"), PLT_TR("Second")};
    }
    int seatToMove(const plt::AnyState& state) const override { return state.as<State>().seat; }
    std::vector<int> standing(const plt::AnyState& state) const override {
        const int loser = state.as<State>().seat;
        return {loser == 0 ? 2 : 1, loser == 1 ? 2 : 1};
    }
    const std::vector<plt::Level>& levels() const override {
        static const std::vector<plt::Level> levels{{"greedy", PLT_TR("greedy")}};
        return levels;
    }
    plt::AnyObservation observe(const plt::AnyState& state, int) const override {
        return plt::AnyObservation::of(state.as<State>());
    }
    plt::Hint<plt::AnyMove> hint(const plt::AnyObservation& seen, std::stop_token) const override {
        plt::Hint<plt::AnyMove> hint;
        hint.steps.push_back({most(seen), PLT_TR("Take as many as you can."), {}});
        return hint;
    }
    plt::AnyMove choose(const plt::AnyObservation& seen, std::string_view,
                        const plt::Question&) const override {
        return most(seen);
    }

  private:
    struct State {
        int left = 0;
        int seat = 0;
        bool operator==(const State&) const = default;
    };

    template <class Any>
    static plt::Result<Any> read(std::string_view text, int low, int high, const char* problem) {
        const auto number = plt::readNumber(text, low, high);
        if (!number) return plt::Message(problem);
        return Any::of(*number);
    }
    plt::AnyMove most(const plt::AnyObservation& seen) const {
        int best = 0;
        for (const int taken : mayTake_)
            if (taken <= seen.as<State>().left) best = std::max(best, taken);
        return plt::AnyMove::of(best);
    }

    plt::RulesTraits traits_;
    std::vector<int> mayTake_;
};

}  // namespace

/// Rules that are not known when the program is compiled get everything from the session that others get.
class TestRunTimeRules : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void allChecksHold() {
        const TakeAway rules({1, 3, 4});
        const std::vector<std::string> options{"20", "60"};
        const auto make = [&rules] { return std::make_shared<plt::GameSession>(rules, true); };
        QVERIFY(holds(plt::testing::randomGames(rules, options, {30, 60})));
        QVERIFY(holds(plt::testing::damagedTexts(rules, options, {500, 0, 7})));
        QVERIFY(holds(plt::testing::hintsAreLegal(rules, options, {5, 40, 3})));
        QVERIFY(holds(plt::testing::levelsPlayLegally(rules, options, {5, 40, 3})));
        QVERIFY(holds(plt::testing::sessionChecks(make, options, {10, 30, 1})));
    }

    void twoGamesAtOnceKeepTheirOwnRules() {
        const TakeAway few({1, 2});
        const TakeAway many({5});
        plt::GameSession one(few, false);
        plt::GameSession other(many, false);
        QVERIFY(one.openId(QStringLiteral("20:12")).isEmpty());
        QVERIFY(other.openId(QStringLiteral("20:12")).isEmpty());
        QVERIFY(one.playText(QStringLiteral("2")));
        QVERIFY(!other.playText(QStringLiteral("2")));
        QVERIFY(other.playText(QStringLiteral("5")));
        QCOMPARE(other.lastTold(), QStringLiteral("5 were taken."));
        QCOMPARE(other.rules().diagram(other.anyState()), std::string(7, 'o'));
    }

    void aComputerPlaysAlong() {
        const TakeAway rules({1, 3});
        plt::GameSession session(rules, false);
        plt::Turns turns(session);
        turns.setPace(plt::Turns::Pace::atOnce);
        QVERIFY(session.openId(QStringLiteral("20:9")).isEmpty());
        session.setSeats({plt::Seat::person(), plt::Seat::computer("greedy")});
        QVERIFY(session.playText(QStringLiteral("1")));
        QTRY_COMPARE(session.moveCount(), 2);
        QCOMPARE(session.rules().diagram(session.anyState()), std::string(5, 'o'));
        session.requestHint();
        QTRY_VERIFY(session.hasShownStep());
        QCOMPARE(session.hintText(), QStringLiteral("Take as many as you can."));
    }
};

QTEST_MAIN(TestRunTimeRules)
#include "test_run_time_rules.moc"
