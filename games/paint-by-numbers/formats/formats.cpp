// SPDX-License-Identifier: MIT
#include "paint-by-numbers/formats/formats.h"

#include "paint-by-numbers/formats/lines.h"
#include "paint-by-numbers/formats/lisp.h"
#include "paint-by-numbers/formats/non.h"
#include "paint-by-numbers/formats/number_lists.h"
#include "paint-by-numbers/formats/olsak.h"
#include "paint-by-numbers/formats/pbm.h"
#include "paint-by-numbers/formats/webpbn.h"

#include <algorithm>

namespace paint_by_numbers {

namespace {

std::string_view withoutByteOrderMark(std::string_view bytes) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return bytes.starts_with(mark) ? bytes.substr(mark.size()) : bytes;
}

Reading readWhole(Format format, std::string_view bytes, const NamedEntities& names) {
    switch (format) {
        case Format::non:
            return readNon(bytes, names);
        case Format::xml:
            return readWebpbn(bytes, names);
        case Format::nin:
            return readNin(bytes);
        case Format::mk:
            return readMk(bytes);
        case Format::cwd:
            return readCwd(bytes);
        case Format::g:
            return readOlsak(bytes);
        case Format::pbm:
            return readPbm(bytes);
        case Format::tournament:
            return readTournament(bytes);
        case Format::lisp:
            break;
    }
    return readLisp(bytes);
}

std::optional<Format> formatOfContents(std::string_view bytes) {
    if (bytes.starts_with("P1") || bytes.starts_with("P4")) return Format::pbm;
    const auto lines = linesOf(bytes);
    const auto first =
        std::find_if(lines.begin(), lines.end(), [](std::string_view line) { return !line.empty(); });
    if (first == lines.end()) return std::nullopt;
    const auto begins = trimmed(*first);
    if (begins.starts_with('<')) return Format::xml;
    if (begins.starts_with('(') || begins.starts_with("'(")) return Format::lisp;
    if (begins.starts_with('$')) return Format::tournament;
    const auto has = [&](auto test) { return std::any_of(lines.begin(), lines.end(), test); };
    const bool isNumber = begins.front() >= '0' && begins.front() <= '9';
    if (isNumber) {
        if (has([](std::string_view line) { return trimmed(line) == "#"; })) return Format::mk;
        return begins.find_first_of(" \t") == std::string_view::npos ? Format::cwd : Format::nin;
    }
    if (has([](std::string_view line) { return trimmed(line) == "rows" || trimmed(line) == "columns"; }))
        return Format::non;
    if (has([](std::string_view line) { return line.starts_with(':'); })) return Format::g;
    if (has([](std::string_view line) { return line.starts_with("goal"); })) return Format::non;
    return std::nullopt;
}

}  // namespace

std::vector<std::string_view> endingsOf(Format format) {
    switch (format) {
        case Format::non:
            return {"non", "nonpack"};
        case Format::xml:
            return {"xml", "pbn"};
        case Format::nin:
            return {"nin"};
        case Format::mk:
            return {"mk"};
        case Format::cwd:
            return {"cwd"};
        case Format::g:
            return {"g"};
        case Format::pbm:
            return {"pbm"};
        case Format::tournament:
            return {"txt"};
        case Format::lisp:
            break;
    }
    return {"ss", "lisp"};
}

std::optional<Format> formatOf(std::string_view ending, std::string_view bytes) {
    std::string lower(ending);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    for (const Format format : allFormats) {
        // The ending .txt is too common to identify a format.
        if (format == Format::tournament) continue;
        const auto endings = endingsOf(format);
        if (std::find(endings.begin(), endings.end(), lower) != endings.end()) return format;
    }
    return formatOfContents(withoutByteOrderMark(bytes));
}

Reading read(Format format, std::string_view bytes, const NamedEntities& names) {
    if (bytes.size() > largestFile) return {{}, {{0, PLT_TR("The file is too large.")}}};
    return readWhole(format, withoutByteOrderMark(bytes), names);
}

bool hasColours(Format format) {
    return format == Format::non || format == Format::xml || format == Format::g;
}

plt::Result<std::string> write(Format format, const Puzzle& puzzle) {
    if (puzzle.clues.isColoured() && !hasColours(format))
        return plt::Message(PLT_TR("Files of this kind have no colours."));
    switch (format) {
        case Format::non:
            return writeNon(puzzle);
        case Format::xml:
            return writeWebpbn(puzzle);
        case Format::nin:
            return writeNin(puzzle.clues);
        case Format::mk:
            return writeMk(puzzle.clues);
        case Format::cwd:
            return writeCwd(puzzle.clues);
        case Format::g:
            return writeOlsak(puzzle);
        case Format::pbm:
            if (!puzzle.goal) return plt::Message(PLT_TR("The picture of this puzzle is not known."));
            return writePbm(*puzzle.goal);
        case Format::tournament:
            if (puzzle.clues.width() != puzzle.clues.height())
                return plt::Message(PLT_TR("Puzzles of tournaments have as many rows as columns."));
            return writeTournament(puzzle.clues);
        case Format::lisp:
            break;
    }
    return writeLisp(puzzle);
}

}  // namespace paint_by_numbers
