// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/rules/rules.h"
#include "common/session/any_rules.h"
#include "common/session/rules_session.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QJsonObject>

/// Checks of the rules of any game, for the tests of their authors and for `plt-games --check --deep`.
namespace plt::testing {

/// True in builds with AddressSanitizer, in which everything takes about ten times as long, so that tests do
/// less.
#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool slowBuild = true;
#else
inline constexpr bool slowBuild = false;
#endif
/// Returns the amount scaled for this build: all in release, a sixth in slow builds.
constexpr int amount(int all) {
    return slowBuild ? (all + 5) / 6 : all;
}

/// The extent of a check. The same numbers give the same games.
struct Extent {
    int games = amount(100);
    int plies = 300;  ///< the maximum number of moves in one game
    std::uint64_t seed = 20261121;
};

/// A moment of a check: the game, the moves made in it, and the next question to its rules.
struct Moment {
    std::string game;  ///< its id, which names options and number
    std::vector<std::string> moves{};
    std::string move{};  ///< the move that is tried; may be empty
};

/// The result of a check.
struct Finding {
    std::string rules;  ///< name of the rules: "mines::Rules"; may be empty
    Message problem;    ///< the first problem; empty if there is none
    int games = 0;      ///< games that were checked
    int moves = 0;
    int ended = 0;     ///< games that reached their end
    int thoughts = 0;  ///< hints and moves of computers that were requested

    bool ok() const { return problem.empty(); }
    /// Returns "mines::Rules: a legal move is refused: 3,4 (game 9x9,10#77 after 1,1)"; empty without a
    /// problem.
    std::string english() const;
};

/// Prints the finding to standard error; returns true if there is no problem. For the assertions of any test
/// framework: `QVERIFY(holds(randomGames<Rules>({{}})))`.
bool holds(const Finding& finding);

/// Called at every moment of a check. Returning false ends the check early.
using Watch = std::function<bool(const Moment&)>;

/// Returns a problem with the moment in which it was found. Only the latest moves of a long game are named:
/// the others follow from the number.
Message at(const Moment& moment, const Message& problem);
/// Returns true if the text is printable ASCII without the characters that have a meaning in game IDs.
bool isPlainText(std::string_view text);
/// Returns true if a message has an argument for each of its placeholders.
bool isWhole(const Message& message);

/// Returns the problem with a move of a game, in words; empty if there is none.
using AnyInvariant =
    std::function<std::string(const Position& before, std::size_t move, const Position& after)>;

/// Returns the ID of a deal with options by their text.
std::string dealId(const AnyRules& rules, const std::string& options, std::uint64_t seed);
bool dealIsSlow(const AnyRules& rules, const std::string& options);

/// Plays random games with options by their texts, in turn. Every deal and every move must read back from its
/// text; moves are accepted if and only if they are legal, and lead to the same state each time; seats,
/// standing, record and figures are valid; and each game leads to the same end when it is played again.
Finding randomGames(const AnyRules& rules, const std::vector<std::string>& optionSets, const Extent& extent,
                    const AnyInvariant& invariant = {}, const Watch& watch = {});
/// Reads damaged texts of options, starts, ids and moves.
Finding damagedTexts(const AnyRules& rules, const std::vector<std::string>& optionSets, const Extent& extent,
                     const Watch& watch = {});
/// Checks hints in positions of random games: each has a step or a verdict, and can be played to its end.
Finding hintsAreLegal(const AnyRules& rules, const std::vector<std::string>& optionSets, const Extent& extent,
                      const Watch& watch = {});
/// Checks the computer's moves at all its levels in positions of random games.
Finding levelsPlayLegally(const AnyRules& rules, const std::vector<std::string>& optionSets,
                          const Extent& extent, const Watch& watch = {});

/// Returns the index of the chosen move among Position::moves().
using AnyPlayer = std::function<std::size_t(const Position&)>;
/// Returns a player of random legal moves.
AnyPlayer randomPlayer(std::uint64_t seed);
/// Returns a player that follows the hints; where there is none, it plays its first legal move.
AnyPlayer hintPlayer();
/// Returns a player of this level. Its choices among equal moves, and its errors, differ from game to game if
/// there is a seed.
AnyPlayer levelPlayer(const std::string& level, const Budget& budget, std::uint64_t seed = 0);
/// Returns a player of the best moves that the rules' judge() knows.
AnyPlayer judgePlayer(const Budget& budget);

/// The reviews of some games.
struct ReviewedGames {
    Finding finding;
    int decisions = 0;  ///< judged moves
    int mistakes = 0;   ///< of these, those that cost more than an error of estimation
    double cost = 0;
    double typicalCost = 0;
    /// Returns the accuracy over all games, 0 .. 100, as the reviews do; 0 without decisions.
    double accuracy() const { return typicalCost > 0 ? 100 * std::exp(-cost / typicalCost) : 0; }
};
/// Lets one player play all seats and has every move judged. Checks that judgements are sound: the best move
/// is legal and worth no less than the one that was made, and every mistake has a reason.
ReviewedGames reviewedGames(const AnyRules& rules, const std::vector<std::string>& optionSets,
                            const Extent& extent, const AnyPlayer& player, const Budget& budget);

/// The saved form of a session, written and read again.
struct Kept {
    QJsonObject present;
    QJsonObject others;
    bool operator==(const Kept&) const = default;
};
Kept keptOf(const GameSession& session);
/// Returns a new session of the checked game.
using SessionMaker = std::function<std::shared_ptr<GameSession>()>;
/// Checks saving, restoring, undo, redo and ids of a game in a session.
Finding sessionChecks(const SessionMaker& make, const std::vector<std::string>& optionSets,
                      const Extent& extent = {slowBuild ? 10 : 30, 40, 4711}, const Watch& watch = {});

/// Returns the name of the rules, "mines::Rules"; empty if the compiler does not provide it.
template <class R>
std::string nameOf() {
#if defined(__GNUC__)
    const std::string_view signature = __PRETTY_FUNCTION__;
    const auto from = signature.find("R = ") + 4;
    return std::string(signature.substr(from, signature.find_first_of(";]", from) - from));
#else
    return {};
#endif
}

/// Runs a check of typed rules with options given as text, which must read back as equal ones.
template <Rules R, class Check>
Finding checkTexts(const std::vector<typename R::Options>& optionSets, const Check& check) {
    Finding finding;
    std::vector<std::string> texts;
    for (const auto& options : optionSets) {
        texts.push_back(R::write(options));
        const auto read = R::readOptions(texts.back());
        if (finding.ok() && (!read || !(*read == options)))
            finding.problem = {PLT_TR("options read back as others: %1"), {texts.back()}};
    }
    if (finding.ok()) finding = check(texts);
    finding.rules = nameOf<R>();
    return finding;
}

/// Returns the problem with a move of a game, in words; empty if there is none.
template <Rules R>
using Invariant = std::function<std::string(const typename R::State& before, const typename R::Move& move,
                                            const typename R::State& after)>;

/// The same for typed rules, with an invariant of this game.
template <Rules R>
Finding randomGames(const std::vector<typename R::Options>& optionSets, const Extent& extent = {},
                    const Invariant<R>& invariant = {}) {
    AnyInvariant any;
    if (invariant)
        any = [&](const Position& before, std::size_t move, const Position& after) {
            return invariant(before.state().template as<typename R::State>(),
                             before.moves()[move].template as<typename R::Move>(),
                             after.state().template as<typename R::State>());
        };
    return checkTexts<R>(optionSets,
                         [&](const auto& texts) { return randomGames(rulesOf<R>(), texts, extent, any); });
}

template <Rules R>
Finding damagedTexts(const std::vector<typename R::Options>& optionSets, int rounds) {
    return checkTexts<R>(optionSets, [&](const auto& texts) {
        return damagedTexts(rulesOf<R>(), texts, {rounds, 0, 77});
    });
}

template <Rules R>
Finding hintsAreLegal(const std::vector<typename R::Options>& optionSets, const Extent& extent = {3, 40, 3}) {
    return checkTexts<R>(optionSets,
                         [&](const auto& texts) { return hintsAreLegal(rulesOf<R>(), texts, extent); });
}

template <Rules R>
Finding levelsPlayLegally(const std::vector<typename R::Options>& optionSets,
                          const Extent& extent = {3, 60, 5}) {
    return checkTexts<R>(optionSets,
                         [&](const auto& texts) { return levelsPlayLegally(rulesOf<R>(), texts, extent); });
}

template <Rules R>
Finding sessionChecks(const std::vector<typename R::Options>& optionSets,
                      const Extent& extent = {slowBuild ? 10 : 30, 40, 4711}) {
    return checkTexts<R>(optionSets, [&](const auto& texts) {
        return sessionChecks([] { return std::make_shared<RulesSession<R>>(true); }, texts, extent);
    });
}

template <Rules R>
ReviewedGames reviewedGames(const std::vector<typename R::Options>& optionSets, const Extent& extent,
                            const AnyPlayer& player, const Budget& budget) {
    ReviewedGames out;
    out.finding = checkTexts<R>(optionSets, [&](const auto& texts) {
        out = reviewedGames(rulesOf<R>(), texts, extent, player, budget);
        return out.finding;
    });
    return out;
}

/// Runs all checks for the rules of a game, in random games with these options: the rules themselves, their
/// texts, hints and computer players, and the game in a session. Returns the first problem.
template <Rules R>
Finding gameChecks(const std::vector<typename R::Options>& optionSets, const Invariant<R>& invariant = {}) {
    constexpr int rounds = amount(3000);
    auto finding = randomGames<R>(optionSets, {}, invariant);
    if (finding.ok()) finding = damagedTexts<R>(optionSets, rounds);
    if (finding.ok()) finding = hintsAreLegal<R>(optionSets);
    if (finding.ok()) finding = levelsPlayLegally<R>(optionSets);
    if (finding.ok()) finding = sessionChecks<R>(optionSets);
    return finding;
}

}  // namespace plt::testing
