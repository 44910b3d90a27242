// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "tests/support/pair_game.h"

#include <cmath>

#include <QTest>

using pairgame::Move;
using pairgame::Observation;
using pairgame::Options;
using pairgame::Start;
using pairgame::State;

namespace {

using Good = pairgame::Rules;

// Each of these has one fault.
struct DealsByLuck : Good {
    static Start deal(const Options&, std::uint64_t) {
        static int dealt = 0;
        return {++dealt % 10};
    }
};
struct StartsReadBackWrongly : Good {
    static plt::Result<Start> readStart(const Options&, std::string_view) { return Start{0}; }
    static Start deal(const Options&, std::uint64_t) { return {5}; }
};
struct StartsAreRefused : Good {
    static plt::Result<Start> readStart(const Options&, std::string_view) { return plt::Message("No."); }
};
struct OptionsHaveBlanks : Good {
    using Good::write;
    static std::string write(const Options& options) { return Good::write(options) + " "; }
    static plt::Result<Options> readOptions(std::string_view text) {
        return Good::readOptions(text.substr(0, text.find(' ')));
    }
};
struct OptionsForgetSeats : Good {
    using Good::write;
    static std::string write(const Options& options) { return std::to_string(options.goal); }
};
struct MovesReadBackWrongly : Good {
    using Good::write;
    static std::string write(const Move&) { return "1"; }
};
struct MovesAreRefused : Good {
    static plt::Result<State> apply(const State& state, const Move& move) {
        if (move.add == 3 && state.sum > 4) return plt::Message("Three is too much.");
        return Good::apply(state, move);
    }
};
struct AcceptsTooMuch : Good {
    static std::vector<Move> legalMoves(const State& state) {
        auto moves = Good::legalMoves(state);
        if (!moves.empty() && state.sum % 2 == 1) moves.pop_back();
        return moves;
    }
};
struct RefusesWordlessly : AcceptsTooMuch {
    static plt::Result<State> apply(const State& state, const Move& move) {
        const auto legal = legalMoves(state);
        if (std::find(legal.begin(), legal.end(), move) == legal.end()) return plt::Message();
        return Good::apply(state, move);
    }
};
struct RefusesWithAHole : AcceptsTooMuch {
    static plt::Result<State> apply(const State& state, const Move& move) {
        const auto legal = legalMoves(state);
        if (std::find(legal.begin(), legal.end(), move) == legal.end()) return plt::Message("Not %1.");
        return Good::apply(state, move);
    }
};
struct MovesByLuck : Good {
    static plt::Result<State> apply(const State& state, const Move& move) {
        static int made = 0;
        auto next = Good::apply(state, move);
        if (next) next->secret = ++made;
        return next;
    }
};
struct DependsOnOtherGames : Good {
    static State begin(const Options& options, const Start& start) {
        ++begun;
        return Good::begin(options, start);
    }
    static plt::Result<State> apply(const State& state, const Move& move) {
        auto next = Good::apply(state, move);
        if (next) next->secret = begun;
        return next;
    }
    static inline int begun = 0;
};
struct GetsStuck : Good {
    static std::vector<Move> legalMoves(const State& state) {
        return state.sum > 8 ? std::vector<Move>() : Good::legalMoves(state);
    }
};
struct SeatsOneTooFar : Good {
    static int seatToMove(const State& state) { return 1 + state.moves % state.seats; }
};
struct StandingLacksASeat : Good {
    static std::vector<int> standing(const State&) { return {1}; }
};
struct StandingWithoutAFirst : Good {
    static std::vector<int> standing(const State&) { return {2, 2}; }
};
struct EndsAsWon : Good {
    static plt::Outcome outcome(const State& state) {
        const auto outcome = Good::outcome(state);
        return outcome == plt::Outcome::over ? plt::Outcome::won : outcome;
    }
};
struct RecordHasAHole : Good {
    static plt::Message tell(const State&, const Move&, const State&) { return "%1 adds something."; }
};
struct FigureIsNone : Good {
    static std::vector<plt::Figure> figures(const State&, std::chrono::milliseconds) {
        return {{"Mean", std::nan(""), true}};
    }
};
struct HintIsIllegal : Good {
    static plt::Hint<Move> hint(const Observation&, std::stop_token) {
        plt::Hint<Move> plan;
        plan.steps.push_back({{2}, "Two are good.", {}});
        plan.steps.push_back({{4}, "Four are better.", {}});
        return plan;
    }
};
struct HintSaysNothing : Good {
    static plt::Hint<Move> hint(const Observation&, std::stop_token) { return {}; }
};
struct HintHasNoReason : Good {
    static plt::Hint<Move> hint(const Observation&, std::stop_token) {
        plt::Hint<Move> plan;
        plan.steps.push_back({{1}, {}, {}});
        return plan;
    }
};
struct LevelIsIllegal : Good {
    static Move choose(const Observation&, std::string_view level, const plt::Question&) {
        return {level == "high" ? 4 : 1};
    }
};
struct LevelHasMoods : Good {
    static Move choose(const Observation&, std::string_view, const plt::Question&) {
        static int asked = 0;
        return {1 + ++asked % 3};
    }
};
struct LevelPanics : Good {
    static Move choose(const Observation&, std::string_view, const plt::Question& question) {
        return {question.stop.stop_requested() ? 9 : 1};
    }
};
struct LevelsShareAWord : Good {
    static std::vector<plt::Level> levels() { return {{"low", "Low"}, {"low", "High"}}; }
};
struct LevelIsAPerson : Good {
    static std::vector<plt::Level> levels() { return {{"person", "Clever"}}; }
};
struct MovesSplitOnBlanks : Good {
    using Good::write;
    static std::string write(const Move& move) { return move.add == 2 ? "1 1" : Good::write(move); }
    static plt::Result<Move> readMove(std::string_view text) {
        return text == "1 1" ? plt::Result<Move>(Move{2}) : Good::readMove(text);
    }
};

/// Findings of the checks of rules. The tests know the rules by texts alone, and so are compiled once; a
/// session of each of these faulty rules would take the compiler minutes.
std::string problemOf(const plt::AnyRules& rules) {
    const std::vector<std::string> options{rules.write(rules.readOptions("20x2").value())};
    auto found = plt::testing::randomGames(rules, options, {});
    if (found.ok()) found = plt::testing::hintsAreLegal(rules, options, {3, 40, 3});
    if (found.ok()) found = plt::testing::levelsPlayLegally(rules, options, {3, 60, 5});
    return found.english();
}

template <class R>
std::string problem() {
    return problemOf(plt::rulesOf<R>());
}

/// A first version of the seats in the options' text is still read, but not written.
const std::vector<Options> everyOptions{{20, 2}, {60, 3}, {15, 1}};

}  // namespace

/// The harness finds each fault, names it, and finds none in good rules.
class TestGameChecks : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void rightRulesPass() {
        const auto all = plt::testing::gameChecks<Good>(everyOptions);
        QCOMPARE(all.english(), std::string());
        const auto games = plt::testing::randomGames<Good>(everyOptions, {50, 100});
        QCOMPARE(games.games, 50);
        QCOMPARE(games.ended, 50);
        QVERIFY(games.moves > 500);
        QVERIFY(plt::testing::damagedTexts<Good>(everyOptions, 500).games == 500);
        QVERIFY(plt::testing::hintsAreLegal<Good>(everyOptions).thoughts >= 3);
        QVERIFY(plt::testing::levelsPlayLegally<Good>(everyOptions).thoughts >= 6);
        QVERIFY(plt::testing::sessionChecks<Good>(everyOptions).games >= 10);
    }

    void faultsAreNamed_data() {
        QTest::addColumn<std::string (*)()>("check");
        QTest::addColumn<QString>("sentence");
        const auto row = [](std::string (*check)(), const char* sentence) {
            QTest::newRow(sentence) << check << QString::fromLatin1(sentence);
        };
        row(problem<DealsByLuck>, "the same number gives another game (game 20x2#");
        row(problem<StartsReadBackWrongly>, "options or start read back as others: 20x2:5 (game 20x2#");
        row(problem<StartsAreRefused>, "is refused: No. (game 20x2#");
        row(problem<OptionsHaveBlanks>, "characters that it may not have: 20x2 ");
        row(problem<MovesReadBackWrongly>, "a move reads back as another one: 1 (game 20x2#");
        row(problem<MovesAreRefused>, "a legal move is refused: 3: Three is too much. (game 20x2#");
        row(problem<AcceptsTooMuch>, "a move that is not legal is accepted: 3 (game 20x2#");
        row(problem<RefusesWordlessly>, "a move is refused without a whole sentence: 3:  (game 20x2#");
        row(problem<RefusesWithAHole>, "a move is refused without a whole sentence: 3: Not %1. (game 20x2#");
        row(problem<MovesByLuck>, "the same move leads to another state the second time: ");
        row(problem<DependsOnOtherGames>, "the same moves lead to another state the second time (game 20x2#");
        row(problem<GetsStuck>, "the game goes on, but no move is legal (game 20x2#");
        row(problem<SeatsOneTooFar>, "seat 2 of 2 is to move (game 20x2#");
        row(problem<StandingLacksASeat>,
            "the standing does not have a place for each seat: 1 instead of 2 (game 20x2#");
        row(problem<StandingWithoutAFirst>, "the places of the standing do not begin with 1");
        row(problem<EndsAsWon>, "a game of several seats ends as won or lost");
        row(problem<RecordHasAHole>, "the record's sentence has an empty place: %1 adds something. (game");
        row(problem<FigureIsNone>, "a figure for the statistics has no name or no value: Mean (game 20x2#");
        row(problem<HintIsIllegal>, "a hint is not legal: 4: The move is wrong. (game 20x2#");
        row(problem<HintSaysNothing>, "a hint says nothing (game 20x2#");
        row(problem<HintHasNoReason>, "the hint 1 has no whole reason:  (game 20x2#");
        row(problem<LevelIsIllegal>,
            "a move that is not legal is played at level high: 4: The move is wrong. (game");
        row(problem<LevelHasMoods>, "the same seed gives another move at level low (game 20x2#");
        row(problem<LevelPanics>, "a move that is not legal is played at level low: 9: The");
        row(problem<LevelsShareAWord>, "the word of a level is no word, or not its own: low");
        row(problem<LevelIsAPerson>, "the word of a level is no word, or not its own: person");
        row(problem<MovesSplitOnBlanks>, "the text of a move has characters that it may not have: 1 1");
    }
    void faultsAreNamed() {
        using Check = std::string (*)();
        QFETCH(Check, check);
        QFETCH(QString, sentence);
        const auto found = check();
        QVERIFY2(found.find(sentence.toStdString()) != std::string::npos, found.c_str());
    }

    void optionsThatDoNotReadBack() {
        const auto found = plt::testing::randomGames<OptionsForgetSeats>({{20, 3}});
        QVERIFY2(found.english().ends_with("OptionsForgetSeats: options read back as others: 20"),
                 found.english().c_str());
    }

    void anInvariantNamesItsMove() {
        const auto found = plt::testing::randomGames<Good>(
            {{20, 2}}, {10, 100}, [](const State&, const Move&, const State& after) {
                return std::string(after.sum > 15 ? "the sum is large" : "");
            });
        const auto text = found.english();
        QVERIFY2(text.starts_with("pairgame::Rules: the sum is large, by the move "), text.c_str());
        QVERIFY2(text.find(" (game 20x2#") != std::string::npos, text.c_str());
        // The game and its moves lead there.
        const auto id = text.substr(text.find("20x2#"), text.find(" after ") - text.find("20x2#"));
        auto position = plt::Position::open(plt::rulesOf<Good>(), id).value();
        const auto moves = text.substr(text.find(" after ") + 7);
        for (const auto move : plt::split(std::string_view(moves).substr(0, moves.find(')')), ' '))
            position = position.applyText(move).value();
        const auto last = text.substr(text.find("the move ") + 9, 1);
        position = position.applyText(last).value();
        QVERIFY(position.state().as<State>().sum > 15);
    }

    void whoWatchesEndsACheck() {
        int moments = 0;
        const auto& rules = plt::rulesOf<Good>();
        const auto found =
            plt::testing::randomGames(rules, {"20x2"}, {1000, 100}, {}, [&](const plt::testing::Moment& now) {
                if (!now.game.starts_with("20x2#")) return false;
                return ++moments < 100;
            });
        QVERIFY(found.ok());
        QCOMPARE(moments, 100);
    }

    void longGamesAreToldByTheirEnd() {
        plt::testing::Moment moment{"5#1"};
        for (int i = 1; i <= 45; ++i) moment.moves.push_back(std::to_string(i));
        const auto text = plt::testing::at(moment, "wrong").english();
        QVERIFY2(text.starts_with("wrong (game 5#1 after 5+ 6 7 "), text.c_str());
        QVERIFY(text.ends_with(" 45)"));
    }
};

QTEST_GUILESS_MAIN(TestGameChecks)
#include "test_game_checks.moc"
