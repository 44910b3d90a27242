// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"

#include <algorithm>
#include <cstdio>

namespace plt::testing {

std::string Finding::english() const {
    return ok() ? std::string() : (rules.empty() ? "" : rules + ": ") + problem.english();
}

bool holds(const Finding& finding) {
    if (!finding.ok()) std::fprintf(stderr, "%s\n", finding.english().c_str());
    return finding.ok();
}

Message at(const Moment& moment, const Message& problem) {
    constexpr std::size_t most = 40;
    const auto& moves = moment.moves;
    const auto first = moves.end() - static_cast<std::ptrdiff_t>(std::min(most, moves.size()));
    std::string text = moves.size() > most ? std::to_string(moves.size() - most) + "+" : "";
    for (auto move = first; move != moves.end(); ++move) text += (text.empty() ? "" : " ") + *move;
    if (text.empty()) return {PLT_TR("%1 (game %2)"), {problem, moment.game}};
    return {PLT_TR("%1 (game %2 after %3)"), {problem, moment.game, text}};
}

bool isPlainText(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char c) {
        return c <= ' ' || c > '~' || std::string_view("#:\"'\\").find(c) != std::string_view::npos;
    });
}

bool isWhole(const Message& message) {
    for (const auto* text : {&message.text, &message.textForOne}) {
        for (std::size_t i = 0; i + 1 < text->size(); ++i) {
            const char next = (*text)[i + 1];
            if ((*text)[i] != '%') continue;
            if (next >= '1' && next <= '9' && static_cast<std::size_t>(next - '0') > message.arguments.size())
                return false;
            if (next == 'L' && !message.count) return false;
        }
    }
    return std::all_of(message.arguments.begin(), message.arguments.end(),
                       [](const Message::Argument& argument) {
                           const auto* inner = std::get_if<std::vector<Message>>(&argument.value());
                           return inner == nullptr || isWhole(inner->front());
                       });
}

}  // namespace plt::testing
