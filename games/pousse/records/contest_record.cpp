// SPDX-License-Identifier: MIT
#include "pousse/records/contest_record.h"

#include "common/rules/text.h"
#include "pousse/board/notation.h"

#include <algorithm>
#include <utility>

namespace pousse {

namespace {

constexpr std::string_view blanks = " \t\r\n";
constexpr std::size_t maximumQuoted = 20;
/// The size, the moves and QUIT.
constexpr std::size_t maximumWords = std::size_t{maximumMoves} + 2;

/// The words of a text, at most one more than a record can have.
std::vector<std::string_view> wordsOf(std::string_view text) {
    std::vector<std::string_view> words;
    for (;;) {
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (text.empty() || words.size() > maximumWords) return words;
        const auto end = std::min(text.find_first_of(blanks), text.size());
        words.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
}

bool isQuit(std::string_view word) {
    return word == "QUIT" || word == "quit";
}

}  // namespace

std::string writeRecord(const ContestRecord& record, LastLine last) {
    std::string text = std::to_string(record.size) + '\n';
    for (const Move& move : record.moves) text += writeMove(move) + '\n';
    if (last == LastLine::quit) text += "QUIT\n";
    return text;
}

plt::Result<ContestRecord> readRecord(std::string_view text) {
    auto words = wordsOf(text);
    if (!words.empty() && isQuit(words.back())) words.pop_back();
    const auto size =
        words.empty() ? std::nullopt : plt::readNumber(words.front(), smallestSize, largestSize);
    if (!size)
        return plt::Message(PLT_TR("A game begins with the size of its board, %1 to %2."),
                            {smallestSize, largestSize});
    if (words.size() > std::size_t{maximumMoves} + 1)
        return plt::Message(PLT_TR("Games that go on after move %1 cannot be read."), {maximumMoves});
    ContestRecord record{*size, {}};
    State state = Rules::begin({*size}, {});
    for (auto word = words.begin() + 1; word != words.end(); ++word) {
        const int number = static_cast<int>(record.moves.size()) + 1;
        const auto move = readMove(*word);
        if (!move)
            return plt::Message(PLT_TR("Move %1 cannot be read: %2"),
                                {number, std::string(word->substr(0, maximumQuoted))});
        auto next = Rules::apply(state, *move);
        if (!next) return plt::Message(PLT_TR("Move %1 cannot be made. %2"), {number, next.problem()});
        record.moves.push_back(*move);
        state = std::move(*next);
    }
    return record;
}

}  // namespace pousse
