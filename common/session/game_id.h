// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"
#include "common/rules/text.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

namespace plt {

/// A game as its id names it: options with either a number or an exact start.
template <Rules R>
struct NamedGame {
    typename R::Options options;
    typename R::Start start;  ///< only meaningful when there is no seed
    std::optional<std::uint64_t> seed;
};

/// `options#number`.
template <Rules R>
std::string shortGameId(const typename R::Options& options, std::uint64_t seed) {
    return R::write(options) + '#' + std::to_string(seed);
}

/// `options:start`.
template <Rules R>
std::string longGameId(const typename R::Options& options, const typename R::Start& start) {
    return R::write(options) + ':' + R::write(start);
}

/// Reads either form; blanks around it do not matter.
template <Rules R>
Result<NamedGame<R>> readGameId(std::string_view text) {
    const auto blank = " \t\r\n";
    const auto first = text.find_first_not_of(blank);
    if (first == std::string_view::npos) return Message(PLT_TR("The game ID is empty."));
    text = text.substr(first, text.find_last_not_of(blank) - first + 1);
    if (text.size() > 100'000) return Message(PLT_TR("The game ID is too long."));
    const auto mark = text.find_first_of("#:");
    if (mark == std::string_view::npos)
        return Message(PLT_TR("A game ID has a # with a number or a : with a start after the options."));
    auto options = R::readOptions(text.substr(0, mark));
    if (!options) return options.problem();
    const auto rest = text.substr(mark + 1);
    if (text[mark] == '#') {
        const auto seed = readNumber<std::uint64_t>(rest, 0, std::numeric_limits<std::uint64_t>::max());
        if (!seed)
            return Message(PLT_TR("After the # there must be a whole number, not “%1”."),
                           {std::string(rest.substr(0, 40))});
        return NamedGame<R>{*options, {}, seed};
    }
    auto start = R::readStart(*options, rest);
    if (!start) return start.problem();
    return NamedGame<R>{*options, *start, std::nullopt};
}

}  // namespace plt
