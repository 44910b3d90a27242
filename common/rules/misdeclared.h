// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <concepts>
#include <cstdint>
#include <type_traits>

// Optional members of rules are found by what they can be called with. One with another signature would not
// be found, and the game would lack an ability without a word. So whatever has the name of an optional member
// must be one.

namespace plt {

namespace misdeclared {

// Rules that have a member of this name, whatever it is: in a class derived from both, the name means two
// things.
#define PLT_NAMES_MEMBER(name)                \
    struct Other_##name {                     \
        int name;                             \
    };                                        \
    template <class R>                        \
    struct Both_##name : R, Other_##name {};  \
    template <class R>                        \
    constexpr bool names_##name = !requires { \
        &Both_##name<R>::name;                \
    }

PLT_NAMES_MEMBER(hint);
PLT_NAMES_MEMBER(score);
PLT_NAMES_MEMBER(ranking);
PLT_NAMES_MEMBER(isRanked);
PLT_NAMES_MEMBER(figures);
PLT_NAMES_MEMBER(exactStart);
PLT_NAMES_MEMBER(knownAs);
PLT_NAMES_MEMBER(undoReveals);
PLT_NAMES_MEMBER(undoCost);
PLT_NAMES_MEMBER(dealIsSlow);

#undef PLT_NAMES_MEMBER

template <class R>
concept HasUndoReveals = std::same_as<decltype(R::undoReveals), const bool>;

template <class R>
concept HasUndoCost =
    std::integral<std::remove_const_t<decltype(R::undoCost)>> && std::is_const_v<decltype(R::undoCost)>;

template <class R>
concept HasConstantRanking = std::same_as<decltype(R::ranking), const Ranking>;

}  // namespace misdeclared

/// An error with one sentence for each optional member that the rules have, but not as rules.h declares it.
/// For `static_assert(plt::optionalMembersAreDeclaredWell<Rules>())`; RulesSession asks it of every game.
template <Rules R>
constexpr bool optionalMembersAreDeclaredWell() {
    using namespace misdeclared;
    static_assert(!std::is_final_v<R>,
                  "Rules are final, so nothing can be told of their optional members: take `final` away");
    static_assert(!names_hint<R> || HasHint<R>,
                  "Rules::hint must be `static plt::Hint<Move> hint(const State&, std::stop_token)`, or the "
                  "game has no hints");
    static_assert(!names_score<R> || HasScore<R>,
                  "Rules::score must be `static std::int64_t score(const State&)`, or the game has no score");
    static_assert(
        !names_ranking<R> || HasConstantRanking<R>,
        "Rules::ranking must be a `static constexpr plt::Ranking`, or the game has no best results");
    static_assert(
        !names_isRanked<R> || HasRankedOptions<R>,
        "Rules::isRanked must be `static bool isRanked(const Options&)`, or all options are ranked");
    static_assert(!names_figures<R> || HasFigures<R>,
                  "Rules::figures must be `static std::vector<plt::Figure> figures(const State&, "
                  "std::chrono::milliseconds)`, or the statistics have none");
    static_assert(!names_exactStart<R> || HasExactStart<R>,
                  "Rules::exactStart must be `static Start exactStart(const Options&, const Start&, const "
                  "State&)`, or it "
                  "is not asked");
    static_assert(
        !names_knownAs<R> || HasKnownAs<R>,
        "Rules::knownAs must be `static std::string knownAs(const Options&, const Start&)`, or it is "
        "not asked");
    static_assert(!names_undoReveals<R> || HasUndoReveals<R>,
                  "Rules::undoReveals must be a `static constexpr bool`");
    static_assert(!names_undoCost<R> || HasUndoCost<R>,
                  "Rules::undoCost must be a `static constexpr std::int64_t`");
    static_assert(
        !names_dealIsSlow<R> || HasSlowDeal<R>,
        "Rules::dealIsSlow must be `static bool dealIsSlow(const Options&)`, together with `static Start "
        "deal(const Options&, std::uint64_t, std::stop_token)`, or deals are made while the window waits");
    return true;
}

}  // namespace plt
