// SPDX-License-Identifier: MIT
#include "common/rules/text.h"
#include "common/rules/text_form.h"
#include "memory/rules.h"

#include <algorithm>
#include <limits>

namespace memory {

namespace form = plt::form;

namespace {

/// The players of the further places, in the words of earlier versions.
constexpr std::array<std::string_view, 4> oldSeatWords{"p", "30", "60", "90"};

bool isOldSeatWord(std::string_view text) {
    return std::find(oldSeatWords.begin(), oldSeatWords.end(), text) != oldSeatWords.end();
}

/// Returns true if a game with these options can have these pictures.
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

// "5x4", then "-animals" and the like for pictures other than the classic ones.
constexpr auto size = form::words(&Options::size, "4x3", "5x4", "6x5", "8x6", "10x8");
constexpr auto pictureSet =
    form::fieldUnless(PictureSet::classic, &Options::pictures,
                      form::words<PictureSet>("classic", "animals", "garden", "things", "mixed"));
constexpr auto board = form::fields<Options>('-', size, pictureSet);

/// Options of earlier versions with a word for every further player: "5x4+p+60".
struct EarlierOptionsText {
    using Value = Options;
    static std::string write(const Options& options) { return board.write(options); }
    static std::optional<Options> read(std::string_view text) {
        const auto parts = plt::split(text, '+');
        auto options = board.read(parts.front());
        if (!options || parts.size() < 2 || parts.size() > maximumPlayers ||
            !std::all_of(parts.begin() + 1, parts.end(), isOldSeatWord))
            return std::nullopt;
        options->players = static_cast<int>(parts.size());
        return options;
    }
};

/// One letter per place, `A` for picture 0 to `n` for picture 39.
struct PicturesText {
    using Value = std::vector<std::uint8_t>;
    static constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmn";
    static_assert(letters.size() == pictureCount);

    static std::string write(const Value& pictures) {
        std::string text;
        for (const auto picture : pictures) text += letters[picture];
        return text;
    }
    static std::optional<Value> read(std::string_view text) {
        Value pictures;
        for (const char letter : text) {
            const auto picture = letters.find(letter);
            if (picture == std::string_view::npos) return std::nullopt;
            pictures.push_back(static_cast<std::uint8_t>(picture));
        }
        return pictures;
    }
};

}  // namespace

struct TextForms {
    /// The board, then "-stay" if a card that a single player turns up stays, or "+2" .. "+4" for several.
    static constexpr auto options = form::text(
        form::oneOf(form::when(&Options::players, 1,
                               form::fields<Options>('-', size, pictureSet,
                                                     form::flag(&Options::turnBack, "stay", false))),
                    form::fields<Options>('+', board, form::number(&Options::players, 2, maximumPlayers)),
                    EarlierOptionsText{}),
        PLT_TR("These are not options of Memory (such as 5x4 or 6x5-animals+2)."));

    /// The pictures; with several players "." and the luck.
    static constexpr std::string_view badStart =
        PLT_TR("These cards do not make a game of Memory with these options.");
    static constexpr auto start =
        form::text(form::fields<Start>(
                       '.', form::field(&Start::pictures, PicturesText{}),
                       form::fieldUnless(0U, &Start::luck,
                                         form::number(1U, std::numeric_limits<std::uint32_t>::max()))),
                   badStart)
            .must(
                [](const Start& start, const Options& options) {
                    return fits(options, start.pictures) && (start.luck == 0 || options.players > 1);
                },
                badStart);

    /// The number of the place, from 0.
    static constexpr int lastPlace = 10 * 8 - 1;
    static constexpr auto move =
        form::text(form::number(&Move::place, 0, lastPlace),
                   PLT_TR("A move of Memory is the number of a card, from 0 to %1."), lastPlace);
};

std::optional<plt::Seats> Rules::seatsOf(std::string_view text) {
    const auto parts = plt::split(text, '+');
    plt::Seats seats{plt::Seat::person()};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        if (!isOldSeatWord(parts[i])) return std::nullopt;
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

plt::Message Rules::describe(const Options& options) {
    // Whole sentences, so that they can be translated, by picture set.
    static constexpr std::array<plt::CountedText, pictureSetCount> withOthers{{
        PLT_TR_N("%1 x %2, classic pictures, %Ln players", "%1 x %2, classic pictures, 1 player"),
        PLT_TR_N("%1 x %2, animals, %Ln players", "%1 x %2, animals, 1 player"),
        PLT_TR_N("%1 x %2, garden, %Ln players", "%1 x %2, garden, 1 player"),
        PLT_TR_N("%1 x %2, things, %Ln players", "%1 x %2, things, 1 player"),
        PLT_TR_N("%1 x %2, mixed pictures, %Ln players", "%1 x %2, mixed pictures, 1 player"),
    }};
    // Alone: the cards are turned down again, or stay up.
    static constexpr std::array<std::array<const char*, 2>, pictureSetCount> alone{{
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

template struct plt::WrittenBy<memory::TextForms, memory::Options, memory::Start, memory::Move>;
