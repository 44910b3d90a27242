// SPDX-License-Identifier: MIT
#include "checkers/board/notation.h"
#include "checkers/rules.h"
#include "common/rules/text.h"

#include <algorithm>

namespace checkers {

namespace {

constexpr std::string_view drawsWord = "draws";
constexpr std::string_view endlessWord = "endless";
constexpr std::string_view standardWord = "standard";

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

}  // namespace

std::string Rules::write(const Options& options) {
    return std::string(options.automaticDraws ? drawsWord : endlessWord);
}

std::string Rules::write(const Start& start) {
    if (start == Start{}) return std::string(standardWord);
    std::string text = writeFen(start.position);
    std::replace(text.begin(), text.end(), ':', '_');
    return text;
}

std::string Rules::write(const Move& move) {
    return writeMove(move);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (text == drawsWord || text == endlessWord) return Options{text == drawsWord};
    if (const auto earlier = readEarlier(text)) return Options{earlier->automaticDraws};
    return plt::Message(PLT_TR("Options of Checkers are \"draws\" or \"endless\"."));
}

std::optional<plt::Seats> Rules::seatsOf(std::string_view optionsText) {
    const auto earlier = readEarlier(optionsText);
    if (!earlier) return std::nullopt;
    return earlier->seats;
}

std::string Rules::countedAs(const Options& options, const plt::Seats& seats) {
    return plt::writeSeats(seats) + (options.automaticDraws ? "" : '-' + std::string(endlessWord));
}

plt::Result<Start> Rules::readStart(const Options& /*options*/, std::string_view text) {
    if (text == standardWord) return Start{};
    if (text.find_first_of(": ") != std::string_view::npos)
        return plt::Message(PLT_TR("In a game ID a position has _ where FEN has a colon, and no blanks."));
    std::string fen(text);
    std::replace(fen.begin(), fen.end(), '_', ':');
    const auto position = readFen(fen);
    if (!position) return position.problem();
    if (!canMove(*position)) return plt::Message(PLT_TR("The side to move has no move in this position."));
    return Start{*position};
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    return checkers::readMove(text);
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
