// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "common/thinking/background.h"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <stop_token>
#include <utility>

namespace plt::testing {

namespace {

/// A stop token that is stopped after some time, for calculations on the calling thread.
class StopsAfter {
  public:
    explicit StopsAfter(std::chrono::milliseconds time) {
        const auto wait = [this, time](std::stop_token gone) {
            std::unique_lock lock(mutex_);
            woken_.wait_for(lock, std::move(gone), time, [] { return false; });
            return stop_.request_stop();
        };
        clock_.run(nullptr, wait, {});
    }
    std::stop_token token() const { return stop_.get_token(); }

  private:
    std::stop_source stop_;
    std::mutex mutex_;
    std::condition_variable_any woken_;
    Background<bool> clock_;
};

/// Requests hints and computers' moves in positions of random games.
class Thinking {
  public:
    Thinking(const AnyRules& rules, Random& random, Finding& finding, const Watch& watch)
        : rules_(rules), random_(random), finding_(finding), watch_(watch), levels_(rules.levels()) {}

    /// Plays a random game and checks some of its positions.
    bool play(const std::string& options, int plies, const std::function<bool(const Position&)>& ask) {
        moment_ = {dealId(rules_, options, random_.next()), {}, {}};
        auto position = Position::open(rules_, moment_.game);
        if (!position) return true;
        ++finding_.games;
        for (int ply = 0; ply <= plies && position->outcome() == Outcome::playing; ++ply) {
            constexpr int seldom = 8;
            if ((ply == 0 || random_.below(seldom) == 0) && !ask(*position)) return false;
            if (!finding_.ok() || position->moveCount() == 0) return true;
            const auto any = static_cast<std::size_t>(random_.below(position->moveCount()));
            auto move = std::exchange(advised_, {});
            if (move.empty() || random_.coin()) move = position->moveText(any);
            auto next = position->applyText(move);
            if (!next) return true;
            moment_.moves.push_back(std::move(move));
            position = std::move(next);
        }
        return true;
    }

    /// A hint says something, and its steps are legal, one after the other.
    bool hint(const Position& position) {
        if (!goesOn(PLT_TR("a hint"))) return false;
        ++finding_.thoughts;
        constexpr std::chrono::seconds longest(1);
        const StopsAfter clock(longest);
        const auto hint = rules_.hint(position.seen(), clock.token());
        if (!hint.steps.empty()) advised_ = rules_.write(hint.steps.front().move);
        // A hint that was stopped, as on a busy machine, may say nothing.
        if (hint.steps.empty() && hint.verdict.empty() && !clock.token().stop_requested())
            fail(PLT_TR("a hint says nothing"));
        if (!isWhole(hint.verdict))
            fail({PLT_TR("a hint's sentence has an empty place: %1"), {hint.verdict}});
        Position place = position;
        for (const auto& step : hint.steps) {
            const auto move = rules_.write(step.move);
            if (step.reason.empty() || !isWhole(step.reason))
                fail({PLT_TR("the hint %1 has no whole reason: %2"), {move, step.reason}});
            auto applied = place.applyText(move);
            if (!applied) {
                fail({PLT_TR("a hint is not legal: %1: %2"), {move, applied.problem()}});
                break;
            }
            place = std::move(*applied);
        }
        return true;
    }

    /// Every level plays a legal move, the same with the same seed, and a legal one when it is stopped at
    /// once.
    bool levels(const Position& position) {
        for (const auto& level : levels_) {
            if (!goesOn(level.word)) return false;
            ++finding_.thoughts;
            constexpr std::uint64_t nodes = 2000;
            Question question;
            question.budget.nodes = nodes;
            question.seed = random_.next();
            const auto choose = [&] {
                return rules_.write(rules_.choose(position.seen(), level.word, question));
            };
            const auto move = choose();
            checkChosen(position, level, move);
            if (choose() != move)
                fail({PLT_TR("the same seed gives another move at level %1"), {level.word}});
            std::stop_source stopped;
            stopped.request_stop();
            question.stop = stopped.get_token();
            checkChosen(position, level, choose());
        }
        return true;
    }

    /// Names of levels are words that files can hold.
    void checkLevels() {
        std::set<std::string> words{std::string(personWord)};
        for (const auto& level : levels_) {
            const bool isWord =
                !level.word.empty() && std::all_of(level.word.begin(), level.word.end(), [](char c) {
                    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
                });
            if (!isWord || !words.insert(level.word).second)
                fail({PLT_TR("the word of a level is no word, or not its own: %1"), {level.word}});
            if (level.name.empty()) fail({PLT_TR("level %1 has no name"), {level.word}});
        }
    }

  private:
    bool goesOn(std::string what) {
        moment_.move = std::move(what);
        return !watch_ || watch_(moment_);
    }
    void fail(const Message& problem) {
        moment_.move.clear();
        if (finding_.ok()) finding_.problem = at(moment_, problem);
    }
    void checkChosen(const Position& position, const Level& level, const std::string& move) {
        if (const auto next = position.applyText(move); !next)
            fail({PLT_TR("a move that is not legal is played at level %1: %2: %3"),
                  {level.word, move, next.problem()}});
    }

    const AnyRules& rules_;
    Random& random_;
    Finding& finding_;
    const Watch& watch_;
    const std::vector<Level> levels_;
    Moment moment_;
    std::string advised_;  // by the last hint, for the next move
};

}  // namespace

Finding hintsAreLegal(const AnyRules& rules, const std::vector<std::string>& optionSets, const Extent& extent,
                      const Watch& watch) {
    Finding finding;
    Random random(extent.seed);
    if (!rules.traits().hasHint) return finding;
    Thinking thinking(rules, random, finding, watch);
    for (int game = 0; game < extent.games && finding.ok(); ++game)
        if (!thinking.play(optionSets[static_cast<std::size_t>(game) % optionSets.size()], extent.plies,
                           [&](const Position& position) { return thinking.hint(position); }))
            break;
    return finding;
}

Finding levelsPlayLegally(const AnyRules& rules, const std::vector<std::string>& optionSets,
                          const Extent& extent, const Watch& watch) {
    Finding finding;
    Random random(extent.seed);
    Thinking thinking(rules, random, finding, watch);
    thinking.checkLevels();
    if (rules.levels().empty()) return finding;
    for (int game = 0; game < extent.games && finding.ok(); ++game)
        if (!thinking.play(optionSets[static_cast<std::size_t>(game) % optionSets.size()], extent.plies,
                           [&](const Position& position) { return thinking.levels(position); }))
            break;
    return finding;
}

}  // namespace plt::testing
