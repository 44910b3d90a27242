// SPDX-License-Identifier: MIT
#include "checkers/notation.h"
#include "checkers/rules.h"
#include "common/rules/text.h"

#include <algorithm>
#include <array>

namespace checkers {

namespace {

constexpr std::array<std::string_view, 5> levelWords{"beginner", "easy", "medium", "strong", "expert"};
constexpr std::string_view personWord = "person";
constexpr std::string_view endlessWord = "endless";
constexpr std::string_view standardWord = "standard";

std::string writeSeat(const std::optional<Level>& seat) {
    return std::string(seat ? levelWords[static_cast<std::size_t>(*seat)] : personWord);
}

bool readSeat(std::string_view text, std::optional<Level>& seat) {
    if (text == personWord) return true;
    const auto found = std::find(levelWords.begin(), levelWords.end(), text);
    if (found == levelWords.end()) return false;
    seat = static_cast<Level>(found - levelWords.begin());
    return true;
}

/// One person, who begins or not, against this level.
plt::Message describeOpponent(Level level, bool personBegins) {
    switch (level) {
        case Level::beginner:
            return personBegins ? PLT_TR("First against the computer (beginner)")
                                : PLT_TR("Second against the computer (beginner)");
        case Level::easy:
            return personBegins ? PLT_TR("First against the computer (easy)")
                                : PLT_TR("Second against the computer (easy)");
        case Level::medium:
            return personBegins ? PLT_TR("First against the computer (medium)")
                                : PLT_TR("Second against the computer (medium)");
        case Level::strong:
            return personBegins ? PLT_TR("First against the computer (strong)")
                                : PLT_TR("Second against the computer (strong)");
        case Level::expert:
            break;
    }
    return personBegins ? PLT_TR("First against the computer (expert)")
                        : PLT_TR("Second against the computer (expert)");
}

}  // namespace

std::string Rules::write(const Options& options) {
    std::string text = writeSeat(options.first) + '-' + writeSeat(options.second);
    if (!options.automaticDraws) text += '-' + std::string(endlessWord);
    return text;
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
    const plt::Message problem(
        PLT_TR("Options of Checkers are the two sides, for example \"person-person\" or \"person-expert\"."));
    const auto parts = plt::split(text, '-');
    Options options;
    if (parts.size() < 2 || parts.size() > 3 || !readSeat(parts[0], options.first) ||
        !readSeat(parts[1], options.second))
        return problem;
    options.automaticDraws = parts.size() == 2;
    if (parts.size() == 3 && parts[2] != endlessWord) return problem;
    return options;
}

plt::Result<Start> Rules::readStart(const Options& /*options*/, std::string_view text) {
    if (text == standardWord) return Start{};
    if (text.find_first_of(": ") != std::string_view::npos)
        return plt::Message(PLT_TR("A position in a game id has _ where FEN has a colon, and no blanks."));
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
    if (!options.first && !options.second) return PLT_TR("Two people");
    if (options.first && options.second) return PLT_TR("The computer against itself");
    return describeOpponent(options.first ? *options.first : *options.second, !options.first.has_value());
}

}  // namespace checkers
