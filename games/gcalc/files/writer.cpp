// SPDX-License-Identifier: MIT
#include "gcalc/files/writer.h"

#include <string_view>
#include <vector>

namespace gcalc {

namespace {

std::string_view wordOf(Kind kind) {
    switch (kind) {
        case Kind::leftRight:
            return "\\|";
        case Kind::topBottom:
            return "-";
        case Kind::frontBack:
            return "/";
        default:
            return "apply";
    }
}

/// `inList`: the cell's own opening parenthesis has been written and serves for the list.
void appendTerm(const Term& term, bool inList, std::string& text) {
    struct Piece {
        std::uint32_t node = 0;
        bool isBlank = false;
        bool isEnd = false;
    };
    const auto& nodes = term.nodes();
    std::vector<Piece> waiting{{static_cast<std::uint32_t>(nodes.size() - 1)}};
    bool open = inList;
    while (!waiting.empty()) {
        const auto piece = waiting.back();
        waiting.pop_back();
        if (piece.isEnd) {
            text += ')';
            continue;
        }
        if (piece.isBlank) {
            text += ' ';
            continue;
        }
        const auto& node = nodes[piece.node];
        const auto number = [](int part) { return std::to_string(part); };
        const auto variable = [&] {
            text += "var ";
            text += gcalc::wordOf(node.colour);
        };
        switch (node.kind) {
            case Kind::empty:
                text += "#f";
                break;
            case Kind::colour:
                text += gcalc::wordOf(node.colour);
                break;
            case Kind::mixture:
                text += "#(" + number(node.rgb.red) + ' ' + number(node.rgb.green) + ' ' +
                        number(node.rgb.blue) + ')';
                break;
            case Kind::variable:
                if (!open) text += '(';
                variable();
                if (!open) text += ')';
                break;
            default:
                if (!open) {
                    text += '(';
                    waiting.push_back({0, false, true});
                }
                if (node.kind == Kind::abstraction) {
                    text += "lambda (";
                    variable();
                    text += ") ";
                    waiting.push_back({node.first});
                } else {
                    text += wordOf(node.kind);
                    text += ' ';
                    waiting.push_back({node.second});
                    waiting.push_back({0, true, false});
                    waiting.push_back({node.first});
                }
        }
        open = false;
    }
}

void write(const Cell& cell, std::string& text) {
    text += '(';
    if (cell.name.empty()) {
        text += "#f";
    } else {
        text += '"';
        for (const char c : cell.name) {
            if (c == '"' || c == '\\') text += '\\';
            text += c;
        }
        text += '"';
    }
    const auto kind = cell.term.kind();
    const bool isList = isPair(kind) || kind == Kind::abstraction || kind == Kind::variable;
    // A mixture is a vector and no list, so it keeps the dot, as colours do.
    text += isList ? " " : " . ";
    appendTerm(cell.term, isList, text);
    text += ')';
}

plt::Message tooLargeToWrite() {
    return plt::Message(PLT_TR_N("Terms of more than %Ln parts are not written.",
                                 "Terms of more than one part are not written."),
                        largestTree);
}

}  // namespace

plt::Result<std::string> writeFile(const Document& document) {
    auto size = document.main.term.treeSize();
    for (const auto& cell : document.storage)
        if (!cell.term.isEmpty()) size = saturatedSum(size, cell.term.treeSize());
    if (size > largestTree) return tooLargeToWrite();

    std::string text = "\"GCALC\"\n";
    const auto truth = [&](bool value) { text += value ? "#t\n" : "#f\n"; };
    const auto limit = [&](std::optional<int> value) {
        text += value ? std::to_string(*value) + '\n' : "#f\n";
    };
    const auto& preferences = document.preferences;
    truth(preferences.evaluatesAtOnce);
    limit(preferences.depth);
    limit(preferences.cutoff);
    truth(preferences.sharesArguments);
    truth(preferences.coloursAreFunctions);
    truth(preferences.neverBitmap);
    write(document.main, text);
    text += "\n(";
    for (std::size_t i = 0; i < document.storage.size(); ++i) {
        if (i > 0) text += ' ';
        write(document.storage[i], text);
    }
    text += ")\n";
    return text;
}

plt::Result<std::string> writeCell(const Cell& cell) {
    if (cell.term.treeSize() > largestTree) return tooLargeToWrite();
    std::string text;
    write(cell, text);
    return text;
}

}  // namespace gcalc
