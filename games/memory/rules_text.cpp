// SPDX-License-Identifier: MIT
#include "common/rules/text.h"
#include "memory/rules.h"

#include <algorithm>
#include <limits>

namespace memory {

namespace {

constexpr std::string_view pictureLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn";
static_assert(pictureLetters.size() == pictureCount);
constexpr std::array<std::string_view, 5> setNames{"classic", "animals", "garden", "things", "mixed"};
/// The players of the further places, in the words of earlier versions.
constexpr std::array<std::string_view, 4> oldSeatWords{"p", "30", "60", "90"};
constexpr std::string_view stays = "-stay";

const plt::Message badOptions = PLT_TR("These are not options of Memory (such as 5x4 or 6x5-animals+2).");
const plt::Message badStart = PLT_TR("These cards do not make a game of Memory with these options.");

template <class Names>
int indexOf(const Names& names, std::string_view text) {
    const auto found = std::find(names.begin(), names.end(), text);
    return found == names.end() ? none : static_cast<int>(found - names.begin());
}

/// True if a game with these options can have these pictures.
bool fits(const Options& options, const std::vector<std::uint8_t>& pictures) {
    std::array<int, pictureCount> count{};
    for (const auto picture : pictures) ++count[picture];
    int ofSet = 0;
    for (int picture = 0; picture < pictureCount; ++picture) {
        const int cards = count[picture];
        if (cards != 0 && cards != 2) return false;
        if (cards == 2 && setOf(picture) == options.pictures) ++ofSet;
    }
    return static_cast<int>(pictures.size()) == options.cards() &&
           (options.pictures == PictureSet::mixed || ofSet == std::min(options.pairs(), picturesInSet));
}

}  // namespace

std::string Rules::write(const Options& options) {
    std::string text = std::to_string(options.columns()) + 'x' + std::to_string(options.rows());
    if (options.pictures != PictureSet::classic) {
        text += '-';
        text += setNames[static_cast<std::size_t>(options.pictures)];
    }
    if (options.players > 1) text += '+' + std::to_string(options.players);
    if (options.players == 1 && !options.turnBack) text += stays;
    return text;
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    Options options;
    if (text.ends_with(stays)) {
        options.turnBack = false;
        text.remove_suffix(stays.size());
    }
    const auto seats = plt::split(text, '+');
    const auto board = plt::split(seats.front(), '-');
    const auto size = std::find_if(allSizes.begin(), allSizes.end(), [&](Size any) {
        return std::to_string(columnsOf(any)) + 'x' + std::to_string(rowsOf(any)) == board.front();
    });
    if (size == allSizes.end() || board.size() > 2) return badOptions;
    options.size = *size;
    if (board.size() == 2) {
        const int set = indexOf(setNames, board[1]);
        if (set == none) return badOptions;
        options.pictures = static_cast<PictureSet>(set);
    }
    const auto number = seats.size() == 2 ? plt::readNumber(seats[1], 2, mostPlayers) : std::nullopt;
    if (number) {
        options.players = *number;
    } else {
        if (static_cast<int>(seats.size()) > mostPlayers)
            return plt::Message(PLT_TR("At most four can play at this table."));
        for (std::size_t i = 1; i < seats.size(); ++i)
            if (indexOf(oldSeatWords, seats[i]) == none) return badOptions;
        options.players = static_cast<int>(seats.size());
    }
    if (!options.turnBack && options.players > 1) return badOptions;
    return options;
}

std::optional<plt::Seats> Rules::seatsOf(std::string_view text) {
    const auto parts = plt::split(text, '+');
    plt::Seats seats{plt::Seat::person()};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (indexOf(oldSeatWords, parts[i]) == none) return std::nullopt;
        seats.push_back(parts[i] == oldSeatWords.front() ? plt::Seat::person()
                                                         : plt::Seat::computer(parts[i]));
    }
    return seats.size() > 1 ? std::optional(seats) : std::nullopt;
}

std::string Rules::countedAs(const Options& options, const plt::Seats& seats) {
    if (seats.size() < 2) return write(options);
    if (!seats.front().isPerson()) return write(options) + '-' + plt::writeSeats(seats);
    Options alone = options;
    alone.players = 1;
    alone.turnBack = true;
    std::string text = write(alone);
    for (std::size_t i = 1; i < seats.size(); ++i)
        text += '+' + (seats[i].isPerson() ? std::string(oldSeatWords.front()) : seats[i].level);
    return text;
}

std::string Rules::write(const Start& start) {
    std::string text;
    for (const auto picture : start.pictures) text += pictureLetters[picture];
    if (start.luck != 0) text += '.' + std::to_string(start.luck);
    return text;
}

std::string Rules::knownAs(const Options& /*options*/, const Start& start) {
    Start pattern;
    std::vector<std::uint8_t> met;
    std::string ofSets;
    for (const auto picture : start.pictures) {
        const auto twin = std::find(met.begin(), met.end(), picture);
        pattern.pictures.push_back(static_cast<std::uint8_t>(twin - met.begin()));
        if (twin == met.end()) met.push_back(picture);
        ofSets += static_cast<char>('0' + picture % picturesInSet);
    }
    return write(pattern) + ofSets;
}

plt::Result<Start> Rules::readStart(const Options& options, std::string_view text) {
    Start start;
    const auto parts = plt::split(text, '.');
    for (const char letter : parts.front()) {
        const auto picture = pictureLetters.find(letter);
        if (picture == std::string_view::npos) return badStart;
        start.pictures.push_back(static_cast<std::uint8_t>(picture));
    }
    if (!fits(options, start.pictures) || parts.size() > 2) return badStart;
    if (parts.size() == 2) {
        const auto luck =
            plt::readNumber<std::uint32_t>(parts[1], 1, std::numeric_limits<std::uint32_t>::max());
        if (!luck || options.players == 1) return badStart;
        start.luck = *luck;
    }
    return start;
}

std::string Rules::write(const Move& move) {
    return std::to_string(move.place);
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    constexpr int most = 10 * 8 - 1;
    if (const auto place = plt::readNumber(text, 0, most)) return Move{*place};
    return plt::Message(PLT_TR("A move of Memory is the number of a card, from 0 to %1."), {most});
}

plt::Message Rules::describe(const Options& options) {
    // Whole sentences, so that they can be translated, by picture set.
    static constexpr std::array<plt::CountedText, setNames.size()> withOthers{{
        PLT_TR_N("%1 x %2, classic pictures, %Ln players", "%1 x %2, classic pictures, 1 player"),
        PLT_TR_N("%1 x %2, animals, %Ln players", "%1 x %2, animals, 1 player"),
        PLT_TR_N("%1 x %2, garden, %Ln players", "%1 x %2, garden, 1 player"),
        PLT_TR_N("%1 x %2, things, %Ln players", "%1 x %2, things, 1 player"),
        PLT_TR_N("%1 x %2, mixed pictures, %Ln players", "%1 x %2, mixed pictures, 1 player"),
    }};
    // Alone: the cards are turned down again, or stay up.
    static constexpr std::array<std::array<const char*, 2>, setNames.size()> alone{{
        {PLT_TR("%1 x %2, classic pictures"), PLT_TR("%1 x %2, classic pictures, cards stay up")},
        {PLT_TR("%1 x %2, animals"), PLT_TR("%1 x %2, animals, cards stay up")},
        {PLT_TR("%1 x %2, garden"), PLT_TR("%1 x %2, garden, cards stay up")},
        {PLT_TR("%1 x %2, things"), PLT_TR("%1 x %2, things, cards stay up")},
        {PLT_TR("%1 x %2, mixed pictures"), PLT_TR("%1 x %2, mixed pictures, cards stay up")},
    }};
    const auto set = static_cast<std::size_t>(options.pictures);
    if (options.players > 1) return {withOthers[set], options.players, {options.columns(), options.rows()}};
    return {alone[set][options.turnBack ? 0U : 1U], {options.columns(), options.rows()}};
}

}  // namespace memory
