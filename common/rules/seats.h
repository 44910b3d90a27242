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

/// A strength at which the computer plays a game.
struct Level {
    std::string word;  ///< how it is written in files, lower-case letters and digits: "expert"
    Message name;      ///< as players read it after "Computer": "expert"
    Message about{};   ///< what is to be expected of it, in a sentence; may be empty
};

/// Who plays at one place of a table: a person, or the computer at one of the game's levels.
struct Seat {
    std::string level;  ///< the level's word; empty for a person

    bool isPerson() const { return level.empty(); }
    static Seat person() { return {}; }
    static Seat computer(std::string_view level) { return {std::string(level)}; }
    bool operator==(const Seat&) const = default;
};

/// Who plays, in the order in which the game names its seats. Seats are no options of a game: the same deal
/// can be played by anybody, and who plays may change in the middle of it.
using Seats = std::vector<Seat>;

/// The word that stands for a person among levels.
inline constexpr std::string_view personWord = "person";

/// "person-expert".
inline std::string writeSeats(const Seats& seats) {
    std::string text;
    for (const Seat& seat : seats) {
        if (!text.empty()) text += '-';
        text += seat.isPerson() ? personWord : std::string_view(seat.level);
    }
    return text;
}

/// Reads what writeSeats() wrote, for a game with these levels; refuses words that are none of them.
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

/// Reads what can be read: whoever is not known (any more) becomes a person.
inline Seats readKnownSeats(std::string_view text, const std::vector<Level>& levels) {
    Seats seats;
    if (text.empty()) return seats;
    for (const auto word : split(text, '-')) {
        const auto one = readSeats(word, levels);
        seats.push_back(one && one->size() == 1 ? one->front() : Seat::person());
    }
    return seats;
}

/// How many of them are people.
inline std::size_t people(const Seats& seats) {
    std::size_t count = 0;
    for (const Seat& seat : seats) count += seat.isPerson() ? 1 : 0;
    return count;
}

/// The number of the one person who plays against computers only; -1 where nobody or several people play, or
/// somebody alone.
inline int onlyPerson(const Seats& seats) {
    if (seats.size() < 2 || people(seats) != 1) return -1;
    int seat = 0;
    while (!seats[static_cast<std::size_t>(seat)].isPerson()) ++seat;
    return seat;
}

}  // namespace plt
