// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/message.h"
#include "common/rules/rules.h"

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

/// Checks of what must hold for the rules of every game, for the tests of their authors and for
/// `plt-games --check --deep`.
namespace plt::testing {

/// How much a check looks at. The same numbers give the same games.
struct Extent {
    int games = 100;
    int plies = 300;  ///< at most, of one game
    std::uint64_t seed = 20261121;
};

/// A moment of a check: which game, the moves made in it, and what its rules are asked next.
struct Moment {
    std::string game;  ///< its id, which names options and number
    std::vector<std::string> moves{};
    std::string move{};  ///< the one that is tried; may be empty
};

/// What a check has found.
struct Finding {
    std::string rules;  ///< whose: "mines::Rules"; may be empty
    Message problem;    ///< the first thing that is wrong; empty if nothing is
    int games = 0;      ///< that were looked at
    int moves = 0;
    int ended = 0;     ///< games that came to an end
    int thoughts = 0;  ///< hints and players' moves that were asked for

    bool ok() const { return problem.empty(); }
    /// "mines::Rules: a legal move is refused: 3,4 (game 9x9,10#77 after 1,1)"; empty if nothing is wrong.
    std::string english() const {
        return ok() ? std::string() : (rules.empty() ? "" : rules + ": ") + problem.english();
    }
};

/// Tells on standard error what was found. For the assertions of any test framework:
/// `QVERIFY(holds(randomGames<Rules>({{}})))`.
inline bool holds(const Finding& finding) {
    if (!finding.ok()) std::fprintf(stderr, "%s\n", finding.english().c_str());
    return finding.ok();
}

/// Follows a check from moment to moment. False ends it early.
using Watch = std::function<bool(const Moment&)>;

/// A problem with the moment in which it was found. Of a long game only the latest moves are named: the
/// others follow from the number.
inline Message at(const Moment& moment, const Message& problem) {
    constexpr std::size_t most = 40;
    const auto& moves = moment.moves;
    const auto first = moves.end() - static_cast<std::ptrdiff_t>(std::min(most, moves.size()));
    std::string text = moves.size() > most ? std::to_string(moves.size() - most) + "+" : "";
    for (auto move = first; move != moves.end(); ++move) text += (text.empty() ? "" : " ") + *move;
    if (text.empty()) return {PLT_TR("%1 (game %2)"), {problem, moment.game}};
    return {PLT_TR("%1 (game %2 after %3)"), {problem, moment.game, text}};
}

/// Text holds printable ASCII without the characters that game ids need for themselves.
inline bool isPlainText(std::string_view text) {
    return std::none_of(text.begin(), text.end(), [](char c) {
        return c <= ' ' || c > '~' || std::string_view("#:\"'\\").find(c) != std::string_view::npos;
    });
}

/// Whether a sentence has something for each of its places.
inline bool isWhole(const Message& message) {
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

/// "mines::Rules".
template <class R>
std::string nameOf() {
#if defined(__GNUC__)
    const std::string_view signature = __PRETTY_FUNCTION__;
    const auto from = signature.find("R = ") + 4;
    return std::string(signature.substr(from, signature.find_first_of(";]", from) - from));
#else
    return {};
#endif
}

}  // namespace plt::testing
