// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/rules/result.h"
#include "common/rules/text.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace plt {

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

/// Parses as much as possible: an unknown player (a level that no longer exists) becomes a person.
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
    while (!seats[static_cast<std::size_t>(seat)].isPerson()) ++seat;
    return seat;
}

}  // namespace plt
