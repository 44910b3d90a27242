// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <optional>
#include <utility>

namespace plt::testing {

namespace {

/// One random game and all its invariants.
class RandomGame {
  public:
    RandomGame(const AnyRules& rules, Random& random, Finding& finding, const AnyInvariant& invariant,
               const Watch& watch)
        : rules_(rules), random_(random), finding_(finding), invariant_(invariant), watch_(watch) {}

    /// Returns false when the caller wants to end the check.
    bool play(const std::string& options, int plies) {
        moment_ = {dealId(rules_, options, random_.next()), {}, {}};
        if (!goesOn()) return false;
        ++finding_.games;
        auto position = begin();
        if (!position) return true;
        std::size_t remembered = 0;
        for (int ply = 0; ply < plies && finding_.ok(); ++ply) {
            checkStanding(*position);
            if (position->moveCount() == 0) break;
            constexpr int allMovesEvery = 16;
            if (ply % allMovesEvery == 0) checkAllMoves(*position);
            checkOtherMoves(*position);
            const auto move = static_cast<std::size_t>(random_.below(position->moveCount()));
            moment_.move = position->moveText(move);
            if (!goesOn()) return false;
            auto next = checkMove(*position, move);
            if (!next) return true;
            // Of positions all over the game.
            constexpr std::size_t maximumRemembered = 8;
            const auto any = static_cast<std::size_t>(random_.below(position->moveCount()));
            if (others_.size() < maximumRemembered) others_.emplace_back();
            others_[remembered++ % maximumRemembered] = position->moveText(any);
            moment_.moves.push_back(std::exchange(moment_.move, {}));
            ++finding_.moves;
            position = *std::move(next);
        }
        if (finding_.ok()) checkEnd(*position);
        return true;
    }

  private:
    bool goesOn() const { return !watch_ || watch_(moment_); }
    void fail(const Message& problem) {
        if (finding_.ok()) finding_.problem = at(moment_, problem);
    }

    /// The same deal by its number twice, and by its exact start.
    std::optional<Position> begin() {
        auto position = Position::open(rules_, moment_.game);
        if (!position) {
            fail({PLT_TR("a deal of its own number is refused: %1"), {position.problem()}});
            return std::nullopt;
        }
        const auto again = Position::open(rules_, moment_.game);
        if (!again || !(*position == *again)) fail(PLT_TR("the same number gives another game"));
        const auto id = position->gameId();
        const auto plain = id.substr(0, id.find(':')) + id.substr(id.find(':') + 1);
        if (!isPlainText(plain))
            fail({PLT_TR("the text of options and start has characters that it may not have: %1"), {id}});
        const auto read = Position::open(rules_, id);
        if (!read)
            fail({PLT_TR("options or start do not read back: %1 is refused: %2"), {id, read.problem()}});
        else if (!(*position == *read))
            fail({PLT_TR("options or start read back as others: %1"), {id}});
        return finding_.ok() ? std::optional(*position) : std::nullopt;
    }

    /// Checks the invariants of a position.
    void checkStanding(const Position& position) {
        const bool goesOn = position.outcome() == Outcome::playing;
        if (goesOn && position.moveCount() == 0) fail(PLT_TR("the game goes on, but no move is legal"));
        const auto seats = static_cast<int>(position.seatCount());
        if (seats == 0) return;
        if (goesOn) {
            const int seat = position.seatToMove();
            if (seat < 0 || seat >= seats) fail({PLT_TR("seat %1 of %2 is to move"), {seat, seats}});
            return;
        }
        const auto places = rules_.standing(position.state());
        if (static_cast<int>(places.size()) != seats) {
            fail({PLT_TR("the standing does not have a place for each seat: %1 instead of %2"),
                  {places.size(), seats}});
            return;
        }
        if (std::any_of(places.begin(), places.end(),
                        [&](int place) { return place < 1 || place > seats; }) ||
            std::find(places.begin(), places.end(), 1) == places.end())
            fail(PLT_TR("the places of the standing do not begin with 1, or leave the number of seats"));
        const auto outcome = position.outcome();
        if (seats > 1 && outcome != Outcome::over && outcome != Outcome::drawn)
            fail(PLT_TR("a game of several seats ends as won or lost, which follows from its standing"));
    }

    /// Every legal move is accepted.
    void checkAllMoves(const Position& position) {
        constexpr std::size_t most = 64;
        const auto step = position.moveCount() / most + 1;
        for (std::size_t move = 0; move < position.moveCount() && finding_.ok(); move += step)
            if (const auto next = position.apply(move); !next)
                fail({PLT_TR("a legal move is refused: %1: %2"), {position.moveText(move), next.problem()}});
    }

    /// A move that was legal elsewhere is accepted exactly where it is legal.
    void checkOtherMoves(const Position& position) {
        constexpr int some = 2;
        for (int i = 0; i < some && !others_.empty(); ++i) {
            const auto& text = others_[random_.below(others_.size())];
            const auto read = position.readMove(text);
            const auto next = position.applyText(text);
            const bool isLegal = read.ok() && read->has_value();
            if (next.ok() && !isLegal)
                fail({PLT_TR("a move that is not legal is accepted: %1"), {text}});
            else if (!next && isLegal)
                fail({PLT_TR("a legal move is refused: %1: %2"), {text, next.problem()}});
            else if (!next && (next.problem().empty() || !isWhole(next.problem())))
                fail({PLT_TR("a move is refused without a whole sentence: %1: %2"), {text, next.problem()}});
        }
    }

    std::optional<Position> checkMove(const Position& position, std::size_t move) {
        const auto& text = moment_.move;
        if (text.empty() || !isPlainText(text))
            fail({PLT_TR("the text of a move has characters that it may not have: %1"), {text}});
        if (const auto read = position.readMove(text); !read)
            fail({PLT_TR("a move does not read back: %1 is refused: %2"), {text, read.problem()}});
        else if (!*read || !rules_.areEqual(position.moves()[**read], position.moves()[move]))
            fail({PLT_TR("a move reads back as another one: %1"), {text}});
        auto next = position.apply(move);
        if (!next) {
            fail({PLT_TR("a legal move is refused: %1: %2"), {text, next.problem()}});
            return std::nullopt;
        }
        if (const auto again = position.apply(move); !again || !(*next == *again))
            fail({PLT_TR("the same move leads to another state the second time: %1"), {text}});
        if (const auto told = rules_.tell(position.state(), position.moves()[move], next->state(), {});
            !isWhole(told))
            fail({PLT_TR("the record's sentence has an empty place: %1"), {told}});
        if (const auto wrong = invariant_ ? invariant_(position, move, *next) : std::string(); !wrong.empty())
            fail({PLT_TR("%1, by the move %2"), {wrong, text}});
        return finding_.ok() ? std::optional(*next) : std::nullopt;
    }

    /// The whole game once more, from texts alone.
    void checkEnd(const Position& last) {
        checkStanding(last);
        if (last.outcome() != Outcome::playing) {
            ++finding_.ended;
            for (const auto& figure : rules_.figures(last.state(), std::chrono::minutes(1)))
                if (figure.name.empty() || figure.value != figure.value)
                    fail({PLT_TR("a figure for the statistics has no name or no value: %1"), {figure.name}});
        }
        auto position = Position::open(rules_, last.gameId()).value();
        for (const auto& move : moment_.moves) {
            auto next = position.applyText(move);
            if (!next) {
                fail({PLT_TR("the game cannot be played again: %1 is refused: %2"), {move, next.problem()}});
                return;
            }
            position = std::move(*next);
        }
        if (!(position == last)) fail(PLT_TR("the same moves lead to another state the second time"));
    }

    const AnyRules& rules_;
    Random& random_;
    Finding& finding_;
    const AnyInvariant& invariant_;
    const Watch& watch_;
    Moment moment_;
    std::vector<std::string> others_;  // moves that are legal in other positions
};

/// Checks the rows in which options are chosen, and the presets.
Message wrongRows(const AnyRules& rules, const AnyOptions& options) {
    const auto text = rules.write(options);
    const auto rows = rules.optionRows(options);
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const auto& [kind, label, low, high, values] = rows[row];
        const bool isChoice = kind == OptionRow::Kind::choice;
        const int least = isChoice ? 0 : low;
        const int most = isChoice ? static_cast<int>(values.size()) - 1 : high;
        if (const int now = rules.optionValue(options, row); now < least || now > most)
            return {PLT_TR("row %1 of the options %2 shows %3, which is outside of its limits"),
                    {label, text, now}};
        // A long range is tried in a hundred places.
        const std::int64_t step = std::max<std::int64_t>(1, (std::int64_t{most} - least) / 100);
        for (std::int64_t next = least; next <= most; next += step) {
            const int value = static_cast<int>(next);
            const auto changed = rules.withOption(options, row, value);
            if (rules.optionValue(changed, row) != value)
                return {PLT_TR("row %1 of the options %2 cannot become %3"), {label, text, value}};
            if (rules.optionRows(changed).size() != rows.size())
                return {PLT_TR("row %1 of the options %2 changes their number"), {label, text}};
        }
    }
    for (const auto& preset : rules.optionPresets())
        if (const auto read = rules.readOptions(rules.write(preset.options)); !read) return read.problem();
    return {};
}

/// Checks that options read back, and are described whole.
Message wrongOptions(const AnyRules& rules, const std::string& text) {
    const auto read = rules.readOptions(text);
    if (!read) return {PLT_TR("options do not read back: %1 is refused: %2"), {text, read.problem()}};
    if (const auto written = rules.write(*read); written != text)
        return {PLT_TR("options are written in two ways: %1 and %2"), {text, written}};
    if (!isPlainText(text))
        return {PLT_TR("the text of options has characters that it may not have: %1"), {text}};
    // Options of which nothing needs to be said may be described by nothing.
    if (!isWhole(rules.describe(*read)))
        return {PLT_TR("the description of options has an empty place: %1"), {text}};
    return wrongRows(rules, *read);
}

}  // namespace

std::string dealId(const AnyRules& rules, const std::string& options, std::uint64_t seed) {
    return plt::dealId(rules, rules.readOptions(options).value(), seed);
}
bool dealIsSlow(const AnyRules& rules, const std::string& options) {
    return rules.dealIsSlow(rules.readOptions(options).value());
}

Finding randomGames(const AnyRules& rules, const std::vector<std::string>& optionSets, const Extent& extent,
                    const AnyInvariant& invariant, const Watch& watch) {
    Finding finding;
    for (const auto& options : optionSets)
        if (finding.ok()) finding.problem = wrongOptions(rules, options);
    Random random(extent.seed);
    for (int game = 0; game < extent.games && finding.ok(); ++game) {
        const auto& options = optionSets[static_cast<std::size_t>(game) % optionSets.size()];
        if (!RandomGame(rules, random, finding, invariant, watch).play(options, extent.plies)) break;
    }
    return finding;
}

}  // namespace plt::testing
