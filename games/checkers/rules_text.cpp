// SPDX-License-Identifier: MIT
#include "checkers/board/notation.h"
#include "checkers/rules.h"
#include "common/rules/text_form.h"

#include <algorithm>

namespace checkers {

namespace form = plt::form;

namespace {

constexpr std::string_view endlessWord = "endless";

/// The players that the text of an earlier version begins with, and whether it is one without draws.
struct EarlierOptions {
    plt::Seats seats;
    bool automaticDraws = true;
};
std::optional<EarlierOptions> readEarlier(std::string_view text) {
    EarlierOptions earlier;
    const std::string ending = '-' + std::string(endlessWord);
    if (text.ends_with(ending)) {
        earlier.automaticDraws = false;
        text.remove_suffix(ending.size());
    }
    const auto seats = plt::readSeats(text, Rules::levels());
    if (!seats || seats->size() != 2) return std::nullopt;
    earlier.seats = *seats;
    return earlier;
}

struct EarlierOptionsText {
    using Value = Options;
    static std::string write(const Options& options) { return options.automaticDraws ? "draws" : "endless"; }
    static std::optional<Options> read(std::string_view text) {
        const auto earlier = readEarlier(text);
        return earlier ? std::optional(Options{earlier->automaticDraws}) : std::nullopt;
    }
};

/// "standard", or a FEN with '_' instead of ':'.
struct StartText {
    static std::string write(const Start& start) {
        if (start == Start{}) return std::string(standard);
        std::string text = writeFen(start.position);
        std::replace(text.begin(), text.end(), ':', '_');
        return text;
    }
    static plt::Result<Start> read(std::string_view text, const Options& /*options*/) {
        if (text == standard) return Start{};
        if (text.find_first_of(": ") != std::string_view::npos)
            return plt::Message(
                PLT_TR("In a game ID a position has _ where FEN has a colon, and no blanks."));
        std::string fen(text);
        std::replace(fen.begin(), fen.end(), '_', ':');
        const auto position = readFen(fen);
        if (!position) return position.problem();
        if (!canMove(*position))
            return plt::Message(PLT_TR("The side to move has no move in this position."));
        return Start{*position};
    }
    static constexpr std::string_view standard = "standard";
};

/// As in PDN, see notation.h.
struct MoveText {
    static std::string write(const Move& move) { return writeMove(move); }
    static plt::Result<Move> read(std::string_view text) { return readMove(text); }
};

}  // namespace

struct TextForms {
    static constexpr auto options = form::text(
        form::oneOf(form::words(&Options::automaticDraws, "endless", "draws"), EarlierOptionsText{}),
        PLT_TR("Options of Checkers are \"draws\" or \"endless\"."));
    static constexpr StartText start{};
    static constexpr MoveText move{};
};

std::optional<plt::Seats> Rules::seatsOf(std::string_view optionsText) {
    const auto earlier = readEarlier(optionsText);
    if (!earlier) return std::nullopt;
    return earlier->seats;
}

std::string Rules::countedAs(const Options& options, const plt::Seats& seats) {
    return plt::writeSeats(seats) + (options.automaticDraws ? "" : '-' + std::string(endlessWord));
}

plt::Message Rules::describe(const Options& options) {
    return options.automaticDraws ? plt::Message() : plt::Message(PLT_TR("No automatic draws"));
}

plt::Message Rules::tell(const State& before, const Move& move, const State& /*after*/) {
    const bool first = before.position.toMove == Side::first;
    switch (move.kind) {
        case Move::Kind::agreeDraw:
            return PLT_TR("Both sides agree on a draw.");
        case Move::Kind::resign:
            return first ? PLT_TR("The first side resigns.") : PLT_TR("The second side resigns.");
        case Move::Kind::board:
            break;
    }
    return {first ? PLT_TR("First side: %1.") : PLT_TR("Second side: %1."), {writeMove(move)}};
}

}  // namespace checkers

template struct plt::WrittenBy<checkers::TextForms, checkers::Options, checkers::Start, checkers::Move>;
