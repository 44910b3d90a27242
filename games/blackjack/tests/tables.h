// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/rules.h"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// Written shoes, totals and rounds with their expected results, and the figures of an exact calculation that
/// was made without this program.
namespace blackjack::tables {

/// A whole shoe that begins with these cards.
inline Start shoe(std::string_view top, std::int64_t money = firstMoney, const House& house = {}) {
    std::string packed;
    for (const char c : top)
        if (c != ' ') packed += c;
    const auto first = plt::readCards(packed);
    if (!first) throw std::invalid_argument(packed);
    auto rest = plt::freshDecks(house.decks);
    for (const auto& card : *first) rest.erase(std::find(rest.begin(), rest.end(), card));
    Start start{*first, money};
    start.shoe.insert(start.shoe.end(), rest.begin(), rest.end());
    return start;
}

struct TotalCase {
    const char* cards;
    int points;
    bool soft;
};
inline constexpr std::array totals{
    TotalCase{"AK", 21, true},    TotalCase{"AA", 12, true},   TotalCase{"AA9", 21, true},
    TotalCase{"AA8", 20, true},   TotalCase{"A6", 17, true},   TotalCase{"A6T", 17, false},
    TotalCase{"AAAA", 14, true},  TotalCase{"AAT", 12, false}, TotalCase{"A55", 21, true},
    TotalCase{"A56", 12, false},  TotalCase{"TTA", 21, false}, TotalCase{"TT2", 22, false},
    TotalCase{"9AAT", 21, false}, TotalCase{"5A2A2", 21, true}};

/// Actions by their letters; results of the hands as "win", "lose, push", ...
struct RoundCase {
    const char* shoe;
    const char* actions;
    const char* result;
    int net;
    int used;
};
inline constexpr std::array rounds{
    RoundCase{"AS KD 9C 7H", "", "blackjack", 3, 4}, RoundCase{"AS KD AC KH", "", "push", 0, 4},
    RoundCase{"AS KD TC AH", "", "push", 0, 4}, RoundCase{"TS 9D AC KH", "", "dealer blackjack", -2, 4},
    RoundCase{"TS 9D KC AH", "", "dealer blackjack", -2, 4}, RoundCase{"TS 9D 9C 9H", "s", "win", 2, 4},
    RoundCase{"TS 8D 7C TH", "s", "win", 2, 4}, RoundCase{"TS 5D 7C TH KD", "h", "bust", -2, 5},
    RoundCase{"6S 5D 7C TH KD", "d", "win", 4, 5}, RoundCase{"6S 5D 7C TH 2D", "d", "lose", -4, 5},
    RoundCase{"6S 5D TC 6H 9D 5S", "d", "lose", -4, 6}, RoundCase{"9S 7D 6C TH KD", "d", "bust", -4, 5},
    RoundCase{"TS 2D 6C 5H 3D 4C 2S TH", "hhhs", "push", 0, 8},
    RoundCase{"TS 2D 6C AH 5D", "s", "lose", -2, 4}, RoundCase{"TS 2D AC 6H", "s", "lose", -2, 4},
    RoundCase{"TS 2D 5C 6H 9D 9H", "hs", "win", 2, 6},
    RoundCase{"KS QD 6C TH 5D AH 9S", "pss", "win, win", 4, 7},
    RoundCase{"8S 8D 6C TH 3C KH 9D 7S", "phss", "win, win", 4, 8},
    RoundCase{"8S 8D 6C TH 5C 4H KD TC", "phh", "bust, bust", -4, 8},
    RoundCase{"8S 8D 6C TH 5C 4H KD 9C 5S", "phhs", "bust, push", -2, 9},
    RoundCase{"AS AD 6C TH KC 5H 9S", "p", "win, win", 4, 7},
    RoundCase{"AS AD TC 9H KC 9D", "p", "win, win", 4, 6},
    RoundCase{"8S 8D 9C 9H TC TH", "pss", "push, push", 0, 6},
    RoundCase{"8S 8D TC 9H TC AH", "pss", "lose, push", -2, 6},
    RoundCase{"5S 5D TC 7H 9S", "hs", "win", 2, 5},
    RoundCase{"2S 2D TC 7H 2H 2C 3S 3D 3H 3C", "hhhhhhs", "win", 2, 10},
    // Several aces in a hand: one of them still counts 11.
    RoundCase{"9S AH QS KH AC", "hs", "win", 2, 5}, RoundCase{"TS 6D AS AD 5C 9H KD", "s", "lose", -2, 5},
    RoundCase{"AS AD 9C 8H 7S", "hs", "win", 2, 5}, RoundCase{"AS 2D TC 7H AH 4C", "hhs", "win", 2, 6}};

/// Rounds by other rules than the manual's, worked out by hand.
struct HouseRoundCase {
    const char* options;
    RoundCase round;
};
inline constexpr std::array houseRounds{
    // The dealer hits a soft 17, of two cards or three, but no hard one and no soft 18.
    HouseRoundCase{"house-h17", {"TS 8D AC 6H 4D", "s", "lose", -2, 5}},
    HouseRoundCase{"house-h17", {"TS 8D AC 6H 5D TH", "s", "win", 2, 6}},
    HouseRoundCase{"house-h17", {"TS 9D AC AH 5D TC 4C", "s", "win", 2, 6}},
    HouseRoundCase{"house-h17", {"TS 8D TC 7H", "s", "win", 2, 4}},
    HouseRoundCase{"house-h17", {"TS 8D AC 7H", "s", "push", 0, 4}},
    // Both halves of a pair may be doubled, also of tens; after a hit they may not.
    HouseRoundCase{"house-das", {"8S 8D 6C TH 3C 9H TD TS", "pds", "win, win", 6, 8}},
    HouseRoundCase{"house-das", {"8S 8D 6C TH 3C 2H TD 9C 5S", "pdd", "push, lose", -4, 9}},
    HouseRoundCase{"house-das", {"KS QD 6C TH 5D AH 9C TS", "pds", "bust, win", -2, 8}},
    HouseRoundCase{"house-das", {"AS AD 6C TH KC 5H 9S", "p", "win, win", 4, 7}},
    // Surrender comes after the dealer has looked for a blackjack, and the hole card stays hidden.
    HouseRoundCase{"house-surrender", {"TS 6D TC 9H", "u", "surrender", -1, 4}},
    HouseRoundCase{"house-surrender", {"TS 6D TC AH", "", "dealer blackjack", -2, 4}},
    HouseRoundCase{"house-surrender", {"8S 8D AC 9H", "u", "surrender", -1, 4}},
    // Insurance pays 2 to 1 and is settled before everything else.
    HouseRoundCase{"house-insurance", {"TS 9D AC KH", "i", "dealer blackjack", 0, 4}},
    HouseRoundCase{"house-insurance", {"TS 9D AC KH", "n", "dealer blackjack", -2, 4}},
    HouseRoundCase{"house-insurance", {"AS KD AC KH", "i", "push", 2, 4}},
    HouseRoundCase{"house-insurance", {"AS KD AC KH", "n", "push", 0, 4}},
    HouseRoundCase{"house-insurance", {"AS KD AC 9H", "i", "blackjack", 2, 4}},
    HouseRoundCase{"house-insurance", {"AS KD AC 9H", "n", "blackjack", 3, 4}},
    HouseRoundCase{"house-insurance", {"TS 9D AC 8H", "is", "push", -1, 4}},
    HouseRoundCase{"house-insurance", {"6S 5D AC 8H KD", "nd", "win", 4, 5}},
    HouseRoundCase{"house-insurance", {"6S 5D AC 8H KD", "id", "win", 3, 5}},
    HouseRoundCase{"house-insurance", {"TS 9D KC AH", "", "dealer blackjack", -2, 4}},
    HouseRoundCase{"1-h17-das-surrender-insurance", {"TS 6D AC 9H", "iu", "surrender", -2, 4}},
    HouseRoundCase{"8-das", {"AS AS AC 6H", "s", "lose", -2, 4}}};

struct ButtonCase {
    const char* shoe;
    const char* actions;  ///< Done before.
    const char* allowed;  ///< Letters in the order of the buttons.
};
inline constexpr std::array buttons{ButtonCase{"TS 5D 7C TH", "", "hsd"},
                                    ButtonCase{"8S 8D 7C TH", "", "phsd"},
                                    ButtonCase{"AS AD 7C TH", "", "phsd"},
                                    ButtonCase{"KS QD 7C TH", "", "phsd"},
                                    ButtonCase{"TS 5D 7C TH 2D", "h", "hs"},
                                    ButtonCase{"2S 2D 7C TH 2H", "h", "hs"},
                                    ButtonCase{"8S 8D 7C TH 8C 8H", "p", "hs"},
                                    ButtonCase{"8S 8D 7C TH 8C 8H 2D", "ph", "hs"},
                                    ButtonCase{"8S 8D 7C TH 8C 8H", "ps", "hs"},
                                    ButtonCase{"AS AD 7C TH AC AH", "p", ""},
                                    ButtonCase{"TS 5D 7C TH 6C", "h", "hs"},
                                    ButtonCase{"6S 5D 7C TH 2C", "d", ""},
                                    ButtonCase{"AS KD 9C 7H", "", ""}};

/// The same by other rules.
struct HouseButtonCase {
    const char* options;
    ButtonCase buttons;
};
inline constexpr std::array houseButtons{
    HouseButtonCase{"house-surrender", {"TS 5D 7C TH", "", "hsdu"}},
    HouseButtonCase{"house-surrender", {"8S 8D 7C TH", "", "phsdu"}},
    HouseButtonCase{"house-surrender", {"TS 2D 7C TH 2C", "h", "hs"}},
    HouseButtonCase{"house-surrender", {"8S 8D 7C TH 8C 8H", "p", "hs"}},
    HouseButtonCase{"house-das", {"8S 8D 7C TH 8C 8H", "p", "hsd"}},
    HouseButtonCase{"house-das", {"8S 8D 7C TH 8C 8H", "ps", "hsd"}},
    HouseButtonCase{"house-das", {"8S 8D 7C TH 8C 8H 2D", "ph", "hs"}},
    HouseButtonCase{"house-das", {"AS AD 7C TH AC AH", "p", ""}},
    HouseButtonCase{"house-insurance", {"TS 5D AC TH", "", "in"}},
    HouseButtonCase{"house-insurance", {"TS 5D AC 9H", "", "in"}},
    HouseButtonCase{"house-insurance", {"AS KD AC 9H", "", "in"}},
    HouseButtonCase{"house-insurance", {"TS 5D AC TH", "n", ""}},
    HouseButtonCase{"house-insurance", {"8S 8D AC 9H", "i", "phsd"}},
    HouseButtonCase{"house-insurance", {"TS 5D TC 9H", "", "hsd"}},
    HouseButtonCase{"6-das-surrender-insurance", {"8S 8D AC 9H", "n", "phsdu"}}};

/// Basic strategy for up cards 2 .. 9, ten, ace: H hit, S stand, D double or hit, d double or stand, P split.
struct StrategyRow {
    char kind;  ///< 'h' hard, 's' soft, 'p' pair
    int low;    ///< Points, or value of the pair's cards.
    int high;
    const char* choices;
};
inline constexpr std::array strategy{
    StrategyRow{'h', 4, 8, "HHHHHHHHHH"},   StrategyRow{'h', 9, 9, "HDDDDHHHHH"},
    StrategyRow{'h', 10, 10, "DDDDDDDDHH"}, StrategyRow{'h', 11, 11, "DDDDDDDDDH"},
    StrategyRow{'h', 12, 12, "HHSSSHHHHH"}, StrategyRow{'h', 13, 16, "SSSSSHHHHH"},
    StrategyRow{'h', 17, 21, "SSSSSSSSSS"}, StrategyRow{'s', 12, 12, "HHHHHHHHHH"},
    StrategyRow{'s', 13, 14, "HHHDDHHHHH"}, StrategyRow{'s', 15, 16, "HHDDDHHHHH"},
    StrategyRow{'s', 17, 17, "HDDDDHHHHH"}, StrategyRow{'s', 18, 18, "SddddSSHHH"},
    StrategyRow{'s', 19, 21, "SSSSSSSSSS"}, StrategyRow{'p', 1, 1, "PPPPPPPPPP"},
    StrategyRow{'p', 2, 3, "HHPPPPHHHH"},   StrategyRow{'p', 4, 4, "HHHHHHHHHH"},
    StrategyRow{'p', 5, 5, "DDDDDDDDHH"},   StrategyRow{'p', 6, 6, "HPPPPHHHHH"},
    StrategyRow{'p', 7, 7, "PPPPPPHHHH"},   StrategyRow{'p', 8, 8, "PPPPPPPPPP"},
    StrategyRow{'p', 9, 9, "PPPPPSPPSS"},   StrategyRow{'p', 10, 10, "SSSSSSSSSS"}};
inline constexpr std::array upCards{2, 3, 4, 5, 6, 7, 8, 9, 10, 1};

/// Well-known cells of published tables for other rules. `pair` is the value of the cards of a pair, else 0.
struct HouseStrategyCase {
    const char* options;
    Total total;
    int pair;
    int up;
    Action action;
};
inline constexpr std::array houseStrategy{
    HouseStrategyCase{"6", {11, false}, 0, 1, Action::hit},
    HouseStrategyCase{"6-h17", {11, false}, 0, 1, Action::doubleDown},
    HouseStrategyCase{"1", {11, false}, 0, 1, Action::doubleDown},
    HouseStrategyCase{"1", {9, false}, 0, 2, Action::doubleDown},
    HouseStrategyCase{"6", {9, false}, 0, 2, Action::hit},
    HouseStrategyCase{"1", {8, false}, 0, 6, Action::doubleDown},
    HouseStrategyCase{"1", {18, true}, 0, 1, Action::stand},
    HouseStrategyCase{"6-h17", {18, true}, 0, 1, Action::hit},
    HouseStrategyCase{"6", {18, true}, 0, 2, Action::stand},
    HouseStrategyCase{"6-h17", {18, true}, 0, 2, Action::doubleDown},
    HouseStrategyCase{"6", {19, true}, 0, 6, Action::stand},
    HouseStrategyCase{"6-h17", {19, true}, 0, 6, Action::doubleDown},
    HouseStrategyCase{"6", {4, false}, 2, 2, Action::hit},
    HouseStrategyCase{"6-das", {4, false}, 2, 2, Action::split},
    HouseStrategyCase{"6-das", {6, false}, 3, 3, Action::split},
    HouseStrategyCase{"6", {8, false}, 4, 5, Action::hit},
    HouseStrategyCase{"6-das", {8, false}, 4, 5, Action::split},
    HouseStrategyCase{"6-das", {8, false}, 4, 6, Action::split},
    HouseStrategyCase{"6-das", {8, false}, 4, 4, Action::hit},
    HouseStrategyCase{"6-das", {12, false}, 6, 2, Action::split},
    HouseStrategyCase{"6-das-surrender", {16, false}, 0, 9, Action::surrender},
    HouseStrategyCase{"6-das-surrender", {16, false}, 0, 10, Action::surrender},
    HouseStrategyCase{"6-das-surrender", {16, false}, 0, 1, Action::surrender},
    HouseStrategyCase{"6-das-surrender", {16, false}, 0, 8, Action::hit},
    HouseStrategyCase{"6-das-surrender", {15, false}, 0, 10, Action::surrender},
    HouseStrategyCase{"6-das-surrender", {15, false}, 0, 1, Action::hit},
    HouseStrategyCase{"6-das-surrender", {16, false}, 8, 1, Action::split},
    HouseStrategyCase{"6-h17-das-surrender", {15, false}, 0, 1, Action::surrender},
    HouseStrategyCase{"6-h17-das-surrender", {17, false}, 0, 1, Action::surrender},
    HouseStrategyCase{"6-h17-das-surrender", {16, false}, 8, 1, Action::surrender}};

/// Exact values of two-card hands, given that the dealer has no natural.
struct WorthCase {
    int one;
    int other;
    int up;
    double stand;
    double hit;
    double doubleDown;
    double split;  ///< 0 for no pair.
};
inline constexpr std::array worths{WorthCase{10, 6, 10, -0.54120, -0.53205, -1.06411, 0},
                                   WorthCase{10, 2, 3, -0.25572, -0.23017, -0.46035, 0},
                                   WorthCase{6, 5, 10, -0.54268, 0.11814, 0.17780, 0},
                                   WorthCase{6, 5, 1, -0.65929, 0.14995, 0.14021, 0},
                                   WorthCase{6, 4, 9, -0.54352, 0.11684, 0.14946, 0},
                                   WorthCase{5, 4, 2, -0.28783, 0.07958, 0.07469, 0},
                                   WorthCase{1, 7, 2, 0.12514, 0.06348, 0.12161, 0},
                                   WorthCase{1, 7, 3, 0.15257, 0.09098, 0.18020, 0},
                                   WorthCase{1, 7, 9, -0.18235, -0.09733, -0.28205, 0},
                                   WorthCase{1, 6, 2, -0.14790, 0.00130, -0.00237, 0},
                                   WorthCase{8, 8, 10, -0.53505, -0.53310, -1.06620, -0.48943},
                                   WorthCase{8, 8, 1, -0.66138, -0.51174, -1.02347, -0.38110},
                                   WorthCase{1, 1, 10, -0.53798, -0.06442, -0.50293, 0.18316},
                                   WorthCase{9, 9, 7, 0.39962, -0.58516, -1.17032, 0.34310},
                                   WorthCase{10, 10, 6, 0.70226, -0.85157, -1.70314, 0.56230},
                                   WorthCase{6, 6, 2, -0.28566, -0.25328, -0.50657, -0.26741},
                                   WorthCase{7, 7, 10, -0.53312, -0.47797, -0.96140, -0.63693}};

/// Dealer's final results in per cent, with nothing but the up card gone: bust, 17 .. 21, natural.
struct DealerCase {
    int up;
    std::array<double, 7> percent;
};
inline constexpr std::array dealer{DealerCase{1, {11.56, 12.96, 13.08, 13.05, 13.10, 5.33, 30.92}},
                                   DealerCase{2, {35.35, 13.96, 13.41, 13.02, 12.40, 11.86, 0}},
                                   DealerCase{3, {37.43, 13.39, 13.06, 12.51, 12.11, 11.50, 0}},
                                   DealerCase{4, {39.65, 13.06, 12.31, 12.12, 11.64, 11.22, 0}},
                                   DealerCase{5, {41.94, 12.16, 12.25, 11.75, 11.11, 10.78, 0}},
                                   DealerCase{6, {42.27, 16.58, 10.62, 10.65, 10.15, 9.73, 0}},
                                   DealerCase{7, {26.17, 36.95, 13.80, 7.83, 7.87, 7.37, 0}},
                                   DealerCase{8, {24.32, 12.91, 36.03, 12.88, 6.91, 6.95, 0}},
                                   DealerCase{9, {22.97, 12.05, 11.60, 35.24, 12.06, 6.09, 0}},
                                   DealerCase{10, {21.27, 11.22, 11.18, 11.22, 33.89, 3.50, 7.73}}};

/// Expected return per bet with basic strategy, by up card from the ace to the ten.
inline constexpr std::array returns{-0.3437, 0.0915, 0.1245, 0.1609,  0.2018,
                                    0.2312,  0.1429, 0.0566, -0.0417, -0.1732};

}  // namespace blackjack::tables
