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
constexpr std::array<std::string_view, 5> seatNames{"n", "p", "30", "60", "90"};
constexpr std::string_view stays = "-stay";

const plt::Message badOptions = PLT_TR("These are not options of Memory (such as 5x4 or 6x5-animals+60).");
const plt::Message badStart = PLT_TR("These are not the cards of a game of Memory with these options.");

bool isUsed(const Options& options, int players) {
    return players - 1 < static_cast<int>(options.others.size()) &&
           std::any_of(options.others.begin() + (players - 1), options.others.end(),
                       [](Seat seat) { return seat != Seat::nobody; });
}

template <class Names>
int indexOf(const Names& names, std::string_view text) {
    const auto found = std::find(names.begin(), names.end(), text);
    return found == names.end() ? none : static_cast<int>(found - names.begin());
}

/// Whether a game with these options can have these pictures.
bool fits(const Options& options, const std::vector<std::uint8_t>& pictures) {
    std::array<int, pictureCount> count{};
    for (const auto picture : pictures) ++count[picture];
    int ofSet = 0;
    for (int picture = 0; picture < pictureCount; ++picture) {
        const int cards = count[static_cast<std::size_t>(picture)];
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
    for (int player = 1; isUsed(options, player); ++player) {
        text += '+';
        text += seatNames[static_cast<std::size_t>(options.seat(player))];
    }
    if (options.players() == 1 && !options.turnBack) text += stays;
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
    if (static_cast<int>(seats.size()) > mostPlayers)
        return plt::Message(PLT_TR("At most four can play at this table."));
    for (std::size_t i = 1; i < seats.size(); ++i) {
        const int seat = indexOf(seatNames, seats[i]);
        if (seat == none) return badOptions;
        if (static_cast<Seat>(seat) == Seat::nobody) {
            return plt::Message(
                PLT_TR("Player %1 is missing. Choose somebody, or leave out the players after."), {i + 1});
        }
        options.others[i - 1] = static_cast<Seat>(seat);
    }
    if (!options.turnBack && options.players() > 1) return badOptions;
    return options;
}

std::string Rules::write(const Start& start) {
    std::string text;
    for (const auto picture : start.pictures) text += pictureLetters[picture];
    if (start.luck != 0) text += '.' + std::to_string(start.luck);
    return text;
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
        if (!luck || options.people() == options.players()) return badStart;
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
    // Whole sentences, so that they can be translated: by picture set, then by who plays.
    static constexpr std::array<std::array<const char*, 5>, setNames.size()> texts{{
        {PLT_TR("%1 x %2, classic pictures"), PLT_TR("%1 x %2, classic pictures, cards stay up"),
         PLT_TR("%1 x %2, classic pictures, %3"),
         PLT_TR("%1 x %2, classic pictures, against the computer (%4)"),
         PLT_TR("%1 x %2, classic pictures, %3 and the computer (%4)")},
        {PLT_TR("%1 x %2, animals"), PLT_TR("%1 x %2, animals, cards stay up"),
         PLT_TR("%1 x %2, animals, %3"), PLT_TR("%1 x %2, animals, against the computer (%4)"),
         PLT_TR("%1 x %2, animals, %3 and the computer (%4)")},
        {PLT_TR("%1 x %2, garden"), PLT_TR("%1 x %2, garden, cards stay up"), PLT_TR("%1 x %2, garden, %3"),
         PLT_TR("%1 x %2, garden, against the computer (%4)"),
         PLT_TR("%1 x %2, garden, %3 and the computer (%4)")},
        {PLT_TR("%1 x %2, things"), PLT_TR("%1 x %2, things, cards stay up"), PLT_TR("%1 x %2, things, %3"),
         PLT_TR("%1 x %2, things, against the computer (%4)"),
         PLT_TR("%1 x %2, things, %3 and the computer (%4)")},
        {PLT_TR("%1 x %2, mixed pictures"), PLT_TR("%1 x %2, mixed pictures, cards stay up"),
         PLT_TR("%1 x %2, mixed pictures, %3"), PLT_TR("%1 x %2, mixed pictures, against the computer (%4)"),
         PLT_TR("%1 x %2, mixed pictures, %3 and the computer (%4)")},
    }};
    plt::Message memories;
    for (int player = 1; player < options.players(); ++player) {
        if (!isComputer(options.seat(player))) continue;
        const plt::Message memory(PLT_TR("%1 %"), {memoryOf(options.seat(player))});
        memories = memories.empty() ? memory : plt::Message(PLT_TR("%1, %2"), {memories, memory});
    }
    const plt::Message people(PLT_TR_N("%Ln people", "1 person"), options.people());
    const std::size_t who = options.players() == 1  ? (options.turnBack ? 0U : 1U)
                            : memories.empty()      ? 2U
                            : options.people() == 1 ? 3U
                                                    : 4U;
    return {texts[static_cast<std::size_t>(options.pictures)][who],
            {options.columns(), options.rows(), people, memories}};
}

}  // namespace memory
