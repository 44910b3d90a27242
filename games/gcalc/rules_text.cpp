// SPDX-License-Identifier: MIT
#include "common/rules/text.h"
#include "gcalc/notation/printer.h"
#include "gcalc/rules.h"
#include "gcalc/terms/graph.h"

#include <charconv>

namespace gcalc {

namespace {

constexpr std::string_view optionsWord = "cubes";
constexpr std::string_view emptyWord = "empty";
constexpr std::string_view examplesWord = "examples";
constexpr std::string_view pairLetters = "ltfa";  // by kind, from leftRight
constexpr std::string_view hexDigits = "0123456789ABCDEF";

bool isPlain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

std::string writeName(std::string_view name) {
    std::string text;
    for (const char c : name) {
        if (isPlain(c)) {
            text += c;
        } else {
            const auto byte = static_cast<unsigned char>(c);
            text += {'%', hexDigits[byte / 16], hexDigits[byte % 16]};
        }
    }
    return text;
}

std::optional<std::string> readName(std::string_view text) {
    std::string name;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '%') {
            if (!isPlain(text[i])) return std::nullopt;
            name += text[i];
            continue;
        }
        const auto high = i + 2 < text.size() ? hexDigits.find(text[i + 1]) : std::string_view::npos;
        const auto low = i + 2 < text.size() ? hexDigits.find(text[i + 2]) : std::string_view::npos;
        if (high == std::string_view::npos || low == std::string_view::npos) return std::nullopt;
        name += static_cast<char>(16 * high + low);
        i += 2;
    }
    return isName(name) ? std::optional(name) : std::nullopt;
}

std::string writeTerm(const Term& term) {
    std::string text;
    for (const auto& node : term.nodes()) {
        if (!text.empty()) text += ',';
        const auto colour = std::to_string(indexOf(node.colour));
        switch (node.kind) {
            case Kind::empty:
                text += 'e';
                break;
            case Kind::colour:
                text += 'c' + colour;
                break;
            case Kind::mixture:
                text += 'm';
                for (const int part : {node.rgb.red, node.rgb.green, node.rgb.blue}) {
                    text += hexDigits[static_cast<std::size_t>(part / 16)];
                    text += hexDigits[static_cast<std::size_t>(part % 16)];
                }
                break;
            case Kind::variable:
                text += 'v' + colour;
                break;
            case Kind::abstraction:
                text += 'b' + colour + '.' + std::to_string(node.first);
                break;
            default:
                text += pairLetters[static_cast<std::size_t>(node.kind) -
                                    static_cast<std::size_t>(Kind::leftRight)];
                text += std::to_string(node.first) + '.' + std::to_string(node.second);
        }
    }
    return text;
}

std::optional<Colour> readColour(std::string_view text) {
    const auto index = plt::readNumber(text, 0, colourCount - 1);
    return index ? std::optional(colourAt(*index)) : std::nullopt;
}

std::optional<Rgb> readMixture(std::string_view text) {
    std::uint8_t parts[3]{};
    if (text.size() != 6) return std::nullopt;
    for (std::size_t i = 0; i < 6; ++i) {
        const auto digit = hexDigits.find(text[i]);
        if (digit == std::string_view::npos) return std::nullopt;
        parts[i / 2] = static_cast<std::uint8_t>(16 * parts[i / 2] + static_cast<int>(digit));
    }
    return Rgb{parts[0], parts[1], parts[2]};
}

std::optional<Graph::Id> readNode(std::string_view text, Graph& graph, const std::vector<Graph::Id>& before) {
    if (text.empty()) return std::nullopt;
    const auto rest = text.substr(1);
    const auto part = [&](std::string_view number) -> std::optional<Graph::Id> {
        if (before.empty()) return std::nullopt;
        const auto index = plt::readNumber<std::size_t>(number, 0, before.size() - 1);
        return index ? std::optional(before[*index]) : std::nullopt;
    };
    const auto parts = plt::split(rest, '.');
    switch (text.front()) {
        case 'e':
            return rest.empty() ? std::optional(graph.empty()) : std::nullopt;
        case 'c':
            if (const auto colour = readColour(rest)) return graph.colour(*colour);
            return std::nullopt;
        case 'v':
            if (const auto colour = readColour(rest)) return graph.variable(*colour);
            return std::nullopt;
        case 'm':
            if (const auto rgb = readMixture(rest)) return graph.of(*rgb);
            return std::nullopt;
        case 'b':
            if (parts.size() == 2)
                if (const auto colour = readColour(parts[0]))
                    if (const auto body = part(parts[1])) return graph.abstraction(*colour, *body);
            return std::nullopt;
        default:
            break;
    }
    const auto letter = pairLetters.find(text.front());
    if (letter == std::string_view::npos || parts.size() != 2) return std::nullopt;
    const auto one = part(parts[0]);
    const auto two = part(parts[1]);
    if (!one || !two) return std::nullopt;
    return graph.pair(static_cast<Kind>(static_cast<std::size_t>(Kind::leftRight) + letter), *one, *two);
}

std::optional<Term> readTerm(std::string_view text) {
    Graph graph;
    std::vector<Graph::Id> ids;
    for (const auto part : plt::split(text, ',')) {
        const auto id = readNode(part, graph, ids);
        if (!id || ids.size() >= largestKept) return std::nullopt;
        ids.push_back(*id);
    }
    return graph.term(ids.back());
}

std::string writeSpot(Spot spot) {
    switch (spot.kind) {
        case Spot::colour:
            return 'c' + std::to_string(spot.index);
        case Spot::main:
            return "m";
        case Spot::storage:
            return 's' + std::to_string(spot.index);
        default:
            return 'o' + std::to_string(spot.index);
    }
}

std::optional<Spot> readSpot(std::string_view text) {
    if (text == "m") return Spot{};
    const auto number = [&](Spot::Kind kind, std::size_t count) -> std::optional<Spot> {
        const auto index = plt::readNumber(text.substr(1), 0, static_cast<int>(count) - 1);
        return index ? std::optional(Spot{kind, *index}) : std::nullopt;
    };
    if (text.starts_with('c')) return number(Spot::colour, colourCount);
    if (text.starts_with('s')) return number(Spot::storage, mostPages * cellsOfPage);
    if (text.starts_with('o')) return number(Spot::side, allSides.size());
    return std::nullopt;
}

std::string writePreferences(const Preferences& preferences) {
    const auto limit = [](std::optional<int> value) {
        return value ? std::to_string(*value) : std::string("n");
    };
    const auto truth = [](bool value) { return std::string(value ? "1" : "0"); };
    return truth(preferences.evaluatesAtOnce) + '.' + limit(preferences.depth) + '.' +
           limit(preferences.cutoff) + '.' + truth(preferences.sharesArguments) + '.' +
           truth(preferences.coloursAreFunctions) + '.' + truth(preferences.neverBitmap);
}

std::optional<Preferences> readPreferences(std::string_view text) {
    const auto parts = plt::split(text, '.');
    if (parts.size() != 6) return std::nullopt;
    bool sound = true;
    const auto truth = [&](std::string_view part) {
        sound = sound && (part == "0" || part == "1");
        return part == "1";
    };
    const auto limit = [&](std::string_view part, int most) -> std::optional<int> {
        if (part == "n") return std::nullopt;
        const auto value = plt::readNumber(part, 0, most);
        sound = sound && value.has_value();
        return value;
    };
    Preferences preferences;
    preferences.evaluatesAtOnce = truth(parts[0]);
    preferences.depth = limit(parts[1], deepestEvaluation);
    preferences.cutoff = limit(parts[2], widestCutoff);
    preferences.sharesArguments = truth(parts[3]);
    preferences.coloursAreFunctions = truth(parts[4]);
    preferences.neverBitmap = truth(parts[5]);
    return sound ? std::optional(preferences) : std::nullopt;
}

std::string writeCell(const Cell& cell) {
    return cell.isEmpty() ? std::string() : writeName(cell.name) + '=' + writeTerm(cell.term);
}

std::optional<Cell> readCell(std::string_view text) {
    if (text.empty()) return Cell();
    const auto parts = plt::split(text, '=');
    if (parts.size() != 2) return std::nullopt;
    const auto name = readName(parts[0]);
    auto term = readTerm(parts[1]);
    if (!name || !term) return std::nullopt;
    return Cell{*name, *std::move(term)};
}

std::optional<Document> readDocument(std::string_view preferences, std::string_view cells) {
    Document document;
    const auto read = readPreferences(preferences);
    const auto parts = plt::split(cells, ';');
    const auto stored = parts.size() - 1;
    if (!read || stored == 0 || stored % cellsOfPage != 0 || stored / cellsOfPage > mostPages)
        return std::nullopt;
    document.preferences = *read;
    document.storage.clear();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        auto cell = readCell(parts[i]);
        if (!cell) return std::nullopt;
        if (i == 0)
            document.main = *std::move(cell);
        else
            document.storage.push_back(*std::move(cell));
    }
    return document;
}

std::string numberOf(Side side) {
    return std::to_string(static_cast<int>(side));
}

struct Write {
    std::string operator()(const Drop& drop) const {
        return (drop.copies ? "copy-" : "drop-") + writeSpot(drop.from) + '-' + writeSpot(drop.to);
    }
    std::string operator()(const Remove& move) const { return "take-" + numberOf(move.side); }
    std::string operator()(const Abstract& move) const {
        return "bind-" + std::to_string(indexOf(move.colour));
    }
    std::string operator()(const Clear& move) const { return "clear-" + writeSpot(move.spot); }
    std::string operator()(const AddPage&) const { return "page"; }
    std::string operator()(const ShowExamples&) const { return std::string(examplesWord); }
    std::string operator()(const Put& move) const {
        return "put-" + writeSpot(move.spot) + '-' + writeName(move.cell.name) + '-' +
               writeTerm(move.cell.term);
    }
    std::string operator()(const Rename& move) const {
        return "name-" + writeSpot(move.spot) + '-' + writeName(move.name);
    }
    std::string operator()(const Prefer& move) const { return "set-" + writePreferences(move.preferences); }
    std::string operator()(const Open& move) const {
        auto text =
            "open-" + writePreferences(move.document.preferences) + '-' + writeCell(move.document.main);
        for (const auto& cell : move.document.storage) text += ';' + writeCell(cell);
        return text;
    }
};

std::optional<Move> readWords(const std::vector<std::string_view>& words) {
    const auto word = words[0];
    if (words.size() == 1) {
        if (word == "page") return AddPage{};
        if (word == examplesWord) return ShowExamples{};
        return std::nullopt;
    }
    const auto spot = readSpot(words[1]);
    if (words.size() == 2) {
        if (word == "take")
            if (const auto side = plt::readNumber(words[1], 0, static_cast<int>(allSides.size()) - 1))
                return Remove{static_cast<Side>(*side)};
        if (word == "bind")
            if (const auto colour = readColour(words[1])) return Abstract{*colour};
        if (word == "clear" && spot) return Clear{*spot};
        if (word == "set")
            if (const auto preferences = readPreferences(words[1])) return Prefer{*preferences};
        return std::nullopt;
    }
    if (words.size() == 3) {
        if (word == "open")
            if (auto document = readDocument(words[1], words[2])) return Open{*std::move(document)};
        if (!spot) return std::nullopt;
        if (word == "drop" || word == "copy")
            if (const auto to = readSpot(words[2])) return Drop{*spot, *to, word == "copy"};
        if (word == "name")
            if (auto name = readName(words[2])) return Rename{*spot, *std::move(name)};
        return std::nullopt;
    }
    if (words.size() == 4 && word == "put" && spot) {
        auto name = readName(words[2]);
        auto term = readTerm(words[3]);
        if (name && term) return Put{*spot, {*std::move(name), *std::move(term)}};
    }
    return std::nullopt;
}

}  // namespace

std::string Rules::write(const Options& /*options*/) {
    return std::string(optionsWord);
}

std::string Rules::write(const Start& start) {
    return std::string(start.hasExamples ? examplesWord : emptyWord);
}

std::string Rules::write(const Move& move) {
    return std::visit(Write{}, move);
}

plt::Result<Options> Rules::readOptions(std::string_view text) {
    if (text == optionsWord) return Options{};
    return plt::Message(PLT_TR("GCalc has no such options."));
}

plt::Result<Start> Rules::readStart(const Options& /*options*/, std::string_view text) {
    if (text == examplesWord) return Start{true};
    if (text == emptyWord) return Start{false};
    return plt::Message(PLT_TR("GCalc begins with the examples or with empty cells."));
}

plt::Result<Move> Rules::readMove(std::string_view text) {
    if (auto move = readWords(plt::split(text, '-'))) return *std::move(move);
    return plt::Message(PLT_TR("This is nothing that can be done in GCalc."));
}

plt::Message Rules::describe(const Options& /*options*/) {
    return {};
}

std::string Rules::diagram(const State& state) {
    const auto text = printTerm(state.document.main.term);
    return text ? text->text : std::string();
}

}  // namespace gcalc
