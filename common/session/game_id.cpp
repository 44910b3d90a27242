// SPDX-License-Identifier: MIT
#include "common/rules/text.h"
#include "common/session/any_rules.h"

#include <limits>

namespace plt {

std::string shortGameId(const AnyRules& rules, const AnyOptions& options, std::uint64_t seed) {
    return rules.write(options) + '#' + std::to_string(seed);
}

std::string longGameId(const AnyRules& rules, const AnyOptions& options, const AnyStart& start) {
    return rules.write(options) + ':' + rules.write(start);
}

std::string dealId(const AnyRules& rules, const AnyOptions& options, std::uint64_t seed) {
    if (rules.traits().hasDeals) return shortGameId(rules, options, seed);
    return longGameId(rules, options, rules.deal(options, seed, {}));
}

Result<NamedGame> readGameId(const AnyRules& rules, std::string_view text) {
    constexpr auto blank = " \t\r\n";
    constexpr std::size_t longest = 100'000;
    const auto first = text.find_first_not_of(blank);
    if (first == std::string_view::npos) return Message(PLT_TR("The game ID is empty."));
    text = text.substr(first, text.find_last_not_of(blank) - first + 1);
    if (text.size() > longest) return Message(PLT_TR("The game ID is too long."));
    const auto mark = text.find_first_of("#:");
    if (mark == std::string_view::npos)
        return Message(PLT_TR("A game ID has a # with a number or a : with a start after the options."));
    auto options = rules.readOptions(text.substr(0, mark));
    if (!options) return options.problem();
    const auto rest = text.substr(mark + 1);
    if (text[mark] == '#') {
        if (!rules.traits().hasDeals)
            return Message(PLT_TR("This game has no deals, so a game ID with a number names none of it."));
        const auto seed = readNumber<std::uint64_t>(rest, 0, std::numeric_limits<std::uint64_t>::max());
        if (!seed)
            return Message(PLT_TR("After the # there must be a whole number, not “%1”."),
                           {std::string(rest.substr(0, 40))});
        return NamedGame{*options, {}, seed};
    }
    auto start = rules.readStart(*options, rest);
    if (!start) return start.problem();
    return NamedGame{*options, *start, std::nullopt};
}

}  // namespace plt
