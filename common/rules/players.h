// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/rules/random.h"
#include "common/rules/text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plt {

/// The limits of a computer player's search for one move. The limit that is reached first ends the search.
/// With the node limit alone, equal positions and seeds give equal moves on every machine.
struct Budget {
    std::chrono::milliseconds time = std::chrono::milliseconds::max();
    std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();
    int depth = std::numeric_limits<int>::max();  ///< plies
};

/// The progress of a computer player's search, reported while it thinks.
struct Thought {
    int depth = 0;            ///< plies searched completely
    double value = 0;         ///< for the side to move, in the game's own unit (a man, a line)
    bool proven = false;      ///< true if the value is exact: won, lost or drawn
    std::uint64_t nodes = 0;  ///< positions searched so far
    std::string line;         ///< principal variation in the rules' text form, separated by spaces
};

/// The parameters of a computer player's search, besides the state.
struct Question {
    Budget budget;
    /// To be polled often: requested when the position is no longer shown or the player wants a move at once.
    /// A stopped search returns the best move it has found, or any legal one.
    std::stop_token stop;
    std::uint64_t seed = 0;  ///< for choices among equal moves, and for the errors of weaker levels
    std::function<void(const Thought&)> report = {};  ///< called on the worker thread; may be empty
};

/// A strength of the computer player.
struct Level {
    std::string word;  ///< name in files, lower-case letters and digits: "expert"
    Message name;      ///< name shown after "Computer": "expert"
    Message about{};   ///< one sentence about its play; may be empty
};

/// The player of one seat: a person, or the computer at one of the game's levels.
struct Seat {
    std::string level;  ///< Level::word; empty for a person

    bool isPerson() const { return level.empty(); }
    static Seat person() { return {}; }
    static Seat computer(std::string_view level) { return {std::string(level)}; }
    bool operator==(const Seat&) const = default;
};

/// The players, in the order of the game's seats. They are no options of a game: anybody can play the same
/// deal, and the players may change in the middle of it.
using Seats = std::vector<Seat>;

/// The word for a person among levels.
inline constexpr std::string_view personWord = "person";

/// Returns the text form, such as "person-expert".
inline std::string writeSeats(const Seats& seats) {
    std::string text;
    for (const Seat& seat : seats) {
        if (!text.empty()) text += '-';
        text += seat.isPerson() ? personWord : std::string_view(seat.level);
    }
    return text;
}

/// Parses the text of writeSeats() for a game with these levels; refuses unknown words.
inline Result<Seats> readSeats(std::string_view text, const std::vector<Level>& levels) {
    Seats seats;
    if (text.empty()) return seats;
    for (const auto word : split(text, '-')) {
        bool known = word == personWord;
        for (const Level& level : levels) known = known || level.word == word;
        if (!known)
            return Message(PLT_TR("There is no player called %1."), {std::string(word.substr(0, 40))});
        seats.push_back(word == personWord ? Seat::person() : Seat::computer(word));
    }
    return seats;
}

/// Parses as much as possible: a person replaces an unknown player (a level that no longer exists).
inline Seats readKnownSeats(std::string_view text, const std::vector<Level>& levels) {
    Seats seats;
    if (text.empty()) return seats;
    for (const auto word : split(text, '-')) {
        const auto one = readSeats(word, levels);
        seats.push_back(one && one->size() == 1 ? one->front() : Seat::person());
    }
    return seats;
}

/// Returns the number of people.
inline std::size_t people(const Seats& seats) {
    std::size_t count = 0;
    for (const Seat& seat : seats) count += seat.isPerson() ? 1 : 0;
    return count;
}

/// Returns the seat of the one person who plays against computers only; -1 if there are no or several people,
/// or fewer than two seats.
inline int onlyPerson(const Seats& seats) {
    if (seats.size() < 2 || people(seats) != 1) return -1;
    int seat = 0;
    while (!seats[seat].isPerson()) ++seat;
    return seat;
}

/// Makes random moves until the game is over, and no more than a number of them. Returns their number. A move
/// that ends the game and does not win it is tried again a few times, because no player would resign or agree
/// to a draw at once. `isUnwise(before, after)` is called for ends.
template <class State, class LegalMoves, class Apply, class IsOver, class IsUnwise>
int playAtRandom(State& state, Random& random, int mostMoves, const LegalMoves& legalMoves,
                 const Apply& apply, const IsOver& isOver, const IsUnwise& isUnwise) {
    constexpr int tries = 4;
    bool over = isOver(state);
    for (int moves = 0;; ++moves) {
        if (over || moves >= mostMoves) return moves;
        const auto legal = legalMoves(state);
        if (legal.empty()) return moves;
        for (int tried = 1;; ++tried) {
            auto next = apply(state, legal[static_cast<std::size_t>(random.below(legal.size()))]);
            if (!next) return moves;
            over = isOver(*next);
            if (over && tried < tries && isUnwise(state, *next)) continue;
            state = *std::move(next);
            break;
        }
    }
}

/// Returns true if a seat is not better than all others together: these ranks are a loss or a draw for it.
inline bool isNoWin(const std::vector<int>& ranks, int seat) {
    const auto own = static_cast<std::size_t>(seat < 0 ? 0 : seat);
    if (ranks.size() < 2 || own >= ranks.size()) return false;
    for (std::size_t i = 0; i < ranks.size(); ++i)
        if (i != own && ranks[i] <= ranks[own]) return true;
    return false;
}

/// Returns the names of the players round a table, in the order of their seats: first names, so that a
/// sentence can say who did what. The only person among computers is "You", at any seat. `count`: 1 .. 6.
inline std::vector<Message> tableNames(int count, const Seats& seats) {
    static constexpr std::array<const char*, 6> names{PLT_TR("Ann"), PLT_TR("Ben"), PLT_TR("Cleo"),
                                                      PLT_TR("Dan"), PLT_TR("Eve"), PLT_TR("Finn")};
    const auto round = std::clamp(static_cast<std::size_t>(count), std::size_t{1}, names.size());
    std::vector<Message> all(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(round));
    const int you = onlyPerson(seats);
    if (you >= 0 && you < count) all[you] = PLT_TR("You");
    return all;
}

}  // namespace plt
