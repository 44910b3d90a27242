// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/lines.h"

#include "common/rules/text.h"

#include <charconv>

namespace paint_by_numbers {

bool isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f' || c == '\v';
}

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && isBlank(text.front())) text.remove_prefix(1);
    while (!text.empty() && isBlank(text.back())) text.remove_suffix(1);
    return text;
}

std::vector<std::string_view> linesOf(std::string_view text) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark)) text.remove_prefix(byteOrderMark.size());
    auto lines = plt::split(text, '\n');
    if (lines.back().empty()) lines.pop_back();
    for (auto& line : lines) {
        while (!line.empty() && isBlank(line.back())) line.remove_suffix(1);
    }
    return lines;
}

plt::Result<Runs> readRuns(std::string_view line, bool commas) {
    Runs runs;
    const auto isBetween = [&](char c) { return isBlank(c) || (commas && c == ','); };
    for (std::size_t i = 0; i < line.size();) {
        if (isBetween(line[i])) {
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < line.size() && !isBetween(line[end])) ++end;
        const auto word = line.substr(i, end - i);
        int run = 0;
        const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), run);
        if (error != std::errc{} || stop != word.data() + word.size() || run < 0 || run > largestSide)
            return plt::Message(PLT_TR("“%1” is not a number from 0 to %2."),
                                {word.substr(0, 20), largestSide});
        if (run > 0) runs.push_back(run);
        i = end;
    }
    return runs;
}

std::string writeRuns(std::span<const std::uint8_t> runs, std::string_view between) {
    if (runs.empty()) return "0";
    std::string text;
    for (const int run : runs) {
        if (!text.empty()) text += between;
        text += std::to_string(run);
    }
    return text;
}

plt::Result<int> readSide(std::string_view text) {
    int side = 0;
    const auto word = trimmed(text);
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), side);
    if (error != std::errc{} || stop != word.data() + word.size() || side < 1 || side > largestSide)
        return plt::Message(PLT_TR("A side is a number from 1 to %1."), {largestSide});
    return side;
}

bool addRuns(std::string_view text, int place, bool commas, ClueLines& to, std::vector<Problem>& problems) {
    auto runs = readRuns(text, commas);
    if (!runs) {
        problems.push_back({place, runs.problem()});
        return false;
    }
    to.lines.push_back(*std::move(runs));
    to.places.push_back(place);
    return true;
}

std::optional<Clues> cluesOf(const ClueLines& rows, const ClueLines& columns,
                             std::vector<Problem>& problems) {
    const auto most = static_cast<std::size_t>(largestSide);
    if (rows.lines.empty() || columns.lines.empty() || rows.lines.size() > most ||
        columns.lines.size() > most) {
        problems.push_back({0, {PLT_TR("A puzzle has 1 to %1 rows and columns."), {largestSide}}});
        return std::nullopt;
    }
    const auto allFit = [&](const ClueLines& lines, std::size_t length) {
        for (std::size_t i = 0; i < lines.lines.size(); ++i) {
            const int needed = cellsNeeded(lines.lines[i]);
            if (static_cast<std::size_t>(needed) <= length) continue;
            problems.push_back({lines.places[i],
                                {PLT_TR("The numbers do not fit. Cells needed: %1; cells of the line: %2."),
                                 {needed, length}}});
            return false;
        }
        return true;
    };
    if (!allFit(rows, columns.lines.size()) || !allFit(columns, rows.lines.size())) return std::nullopt;
    return Clues(rows.lines, columns.lines);
}

}  // namespace paint_by_numbers
