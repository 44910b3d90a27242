// SPDX-License-Identifier: MIT
#include "common/rules/text_form.h"
#include "gcalc/notation/printer.h"
#include "gcalc/rules.h"
#include "gcalc/terms/graph.h"

namespace gcalc {

namespace form = plt::form;

namespace {

constexpr std::string_view pairLetters = "ltfa";  // by kind, from leftRight
constexpr std::string_view hexDigits = "0123456789ABCDEF";

/// The number of a value among `count`.
template <class Enum, int count>
struct NumberOf {
    using Value = Enum;
    std::string write(Enum value) const { return std::to_string(static_cast<int>(value)); }
    std::optional<Enum> read(std::string_view text) const {
        const auto number = plt::readNumber(text, 0, count - 1);
        return number ? std::optional(static_cast<Enum>(*number)) : std::nullopt;
    }
};
constexpr NumberOf<Colour, colourCount> colourText;

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
                    text += hexDigits[part / 16];
                    text += hexDigits[part % 16];
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
            if (const auto colour = colourText.read(rest)) return graph.colour(*colour);
            return std::nullopt;
        case 'v':
            if (const auto colour = colourText.read(rest)) return graph.variable(*colour);
            return std::nullopt;
        case 'm':
            if (const auto rgb = readMixture(rest)) return graph.of(*rgb);
            return std::nullopt;
        case 'b':
            if (parts.size() == 2)
                if (const auto colour = colourText.read(parts[0]))
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

struct TermText {
    using Value = Term;
    std::string write(const Term& term) const { return writeTerm(term); }
    std::optional<Term> read(std::string_view text) const { return readTerm(text); }
};

constexpr auto anyName = form::where(form::escaped("_"), isName);
constexpr auto nameText = form::field(&Cell::name, anyName);
constexpr auto termText = form::field(&Cell::term, TermText{});

struct CellText {
    using Value = Cell;
    static constexpr auto filled = form::fields<Cell>('=', nameText, termText);

    std::string write(const Cell& cell) const { return cell.isEmpty() ? std::string() : filled.write(cell); }
    std::optional<Cell> read(std::string_view text) const {
        return text.empty() ? Cell() : filled.read(text);
    }
};

constexpr auto truth = form::words<bool>("0", "1");
constexpr auto preferencesText = form::fields<Preferences>(
    '.', form::field(&Preferences::evaluatesAtOnce, truth),
    form::field(&Preferences::depth, form::otherwise("n", form::number(0, deepestEvaluation))),
    form::field(&Preferences::cutoff, form::otherwise("n", form::number(0, maximumCutoff))),
    form::field(&Preferences::sharesArguments, truth), form::field(&Preferences::coloursAreFunctions, truth),
    form::field(&Preferences::neverBitmap, truth));

/// The main cell, followed by the storage.
struct DocumentText {
    using Value = Document;
    static constexpr auto allCells = form::list(';', CellText{});

    std::string write(const Document& document) const {
        auto cells = document.storage;
        cells.insert(cells.begin(), document.main);
        return preferencesText.write(document.preferences) + '-' + allCells.write(cells);
    }
    std::optional<Document> read(std::string_view text) const {
        const auto parts = plt::split(text, '-');
        const auto preferences = preferencesText.read(parts.front());
        const auto cells = allCells.read(parts.back());
        if (parts.size() != 2 || !preferences || !cells || cells->size() < 2) return std::nullopt;
        const auto stored = cells->size() - 1;
        if (stored % cellsOfPage != 0 || stored / cellsOfPage > maximumPages) return std::nullopt;
        return Document{*preferences, cells->front(), {cells->begin() + 1, cells->end()}};
    }
};

struct StartText {
    using Value = Start;
    std::string write(const Start& start) const {
        if (start.document == examples()) return "examples";
        return start.document == Document() ? "empty" : DocumentText{}.write(start.document);
    }
    std::optional<Start> read(std::string_view text) const {
        if (text == "examples") return Start();
        if (text == "empty") return Start{{}};
        auto document = DocumentText{}.read(text);
        return document ? std::optional(Start{*std::move(document)}) : std::nullopt;
    }
};

constexpr auto spotText = form::oneOf(
    form::when(&Spot::kind, Spot::main, "m"),
    form::when(&Spot::kind, Spot::colour, form::after("c", form::number(&Spot::index, 0, colourCount - 1))),
    form::when(
        &Spot::kind, Spot::storage,
        form::after("s", form::number(&Spot::index, 0, static_cast<int>(maximumPages* cellsOfPage) - 1))),
    form::when(&Spot::kind, Spot::side,
               form::after("o", form::number(&Spot::index, 0, static_cast<int>(allSides.size()) - 1))));

/// A variant, of which each type has its own form.
template <form::Form... Inner>
struct EachOf {
    using Value = std::variant<typename Inner::Value...>;
    std::tuple<Inner...> all;

    constexpr explicit EachOf(Inner... inner) : all(inner...) {}
    std::string write(const Value& value) const {
        std::string text;
        const auto append = [&]<class One>(const One& one) {
            if (const auto* found = std::get_if<typename One::Value>(&value)) text = one.write(*found);
        };
        (append(std::get<Inner>(all)), ...);
        return text;
    }
    std::optional<Value> read(std::string_view text) const {
        std::optional<Value> value;
        const auto take = [&](const auto& one) {
            if (auto found = one.read(text)) value = *std::move(found);
            return value.has_value();
        };
        (void)(take(std::get<Inner>(all)) || ...);
        return value;
    }
};

constexpr auto moveText =
    EachOf(form::fields<Drop>('-', form::words(&Drop::copies, "drop", "copy"),
                              form::field(&Drop::from, spotText), form::field(&Drop::to, spotText)),
           form::after("take-", form::field(&Remove::side, NumberOf<Side, allSides.size()>{})),
           form::after("bind-", form::field(&Abstract::colour, colourText)),
           form::after("clear-", form::field(&Clear::spot, spotText)), form::only<AddPage>("page"),
           form::only<ShowExamples>("examples"),
           form::after("put-", form::fields<Put>('-', form::field(&Put::spot, spotText),
                                                 form::inside(&Put::cell, nameText),
                                                 form::inside(&Put::cell, termText))),
           form::after("name-", form::fields<Rename>('-', form::field(&Rename::spot, spotText),
                                                     form::field(&Rename::name, anyName))),
           form::after("set-", form::field(&Prefer::preferences, preferencesText)),
           form::after("open-", form::field(&Open::document, DocumentText{})));

}  // namespace

struct TextForms {
    /// "cubes".
    static constexpr auto options =
        form::text(form::only<Options>("cubes"), PLT_TR("GCalc has no such options."));
    /// "examples", "empty", or other contents as in "open-".
    static constexpr auto start =
        form::text(StartText{}, PLT_TR("GCalc begins with the examples, with empty cells, or with a file."));
    /// The word of the move and its arguments, separated by '-': "drop-c7-m", "copy-m-s12", "take-3",
    /// "bind-7", "clear-s12", "page", "examples", "put-m-name-term", "name-m-name", "set-1.18.8.0.0.0",
    /// "open-1.18.8.0.0.0-name=term;...". A cell is c with a colour, m, s with a storage cell, or o with a
    /// side.
    static constexpr auto move = form::text(moveText, PLT_TR("This is nothing that can be done in GCalc."));
};

plt::Message Rules::describe(const Options& /*options*/) {
    return {};
}

std::string Rules::diagram(const State& state) {
    const auto text = printTerm(state.document.main.term);
    return text ? text->text : std::string();
}

}  // namespace gcalc

template struct plt::WrittenBy<gcalc::TextForms, gcalc::Options, gcalc::Start, gcalc::Move>;
