// SPDX-License-Identifier: MIT
#pragma once

#include "common/rules/rules.h"

#include <concepts>
#include <cstdint>
#include <type_traits>

// Optional members of rules are detected by whether a call compiles. One with another signature would not be
// detected, and the game would silently lack an ability. So everything with the name of an optional member
// must be one.

namespace plt {

namespace misdeclared {

// Detects a member of this name, of whatever kind: in a class derived from both, the name is ambiguous.
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
PLT_NAMES_MEMBER(hintAlong);
PLT_NAMES_MEMBER(firstHint);
PLT_NAMES_MEMBER(judge);
PLT_NAMES_MEMBER(judgeGame);
PLT_NAMES_MEMBER(costText);
PLT_NAMES_MEMBER(endValue);
PLT_NAMES_MEMBER(score);
PLT_NAMES_MEMBER(ranking);
PLT_NAMES_MEMBER(isRanked);
PLT_NAMES_MEMBER(figures);
PLT_NAMES_MEMBER(exactStart);
PLT_NAMES_MEMBER(startAt);
PLT_NAMES_MEMBER(knownAs);
PLT_NAMES_MEMBER(undoReveals);
PLT_NAMES_MEMBER(reveals);
PLT_NAMES_MEMBER(undoCost);
PLT_NAMES_MEMBER(deal);
PLT_NAMES_MEMBER(dealIsSlow);
PLT_NAMES_MEMBER(seats);
PLT_NAMES_MEMBER(seatToMove);
PLT_NAMES_MEMBER(standing);
PLT_NAMES_MEMBER(seatFigures);
PLT_NAMES_MEMBER(usualSeats);
PLT_NAMES_MEMBER(seatsOf);
PLT_NAMES_MEMBER(countedAs);
PLT_NAMES_MEMBER(levels);
PLT_NAMES_MEMBER(choose);
PLT_NAMES_MEMBER(Observation);
PLT_NAMES_MEMBER(observe);
PLT_NAMES_MEMBER(imagine);
PLT_NAMES_MEMBER(key);
PLT_NAMES_MEMBER(unaided);
PLT_NAMES_MEMBER(tell);
PLT_NAMES_MEMBER(diagram);

#undef PLT_NAMES_MEMBER

template <class R>
concept HasUndoReveals = std::same_as<decltype(R::undoReveals), const bool>;

template <class R>
concept HasUnaided = std::same_as<decltype(R::unaided), const bool>;

template <class R>
concept HasUndoCost =
    std::integral<std::remove_const_t<decltype(R::undoCost)>> && std::is_const_v<decltype(R::undoCost)>;

template <class R>
concept HasConstantRanking = std::same_as<decltype(R::ranking), const Ranking>;

// Rules whose deals take a stop token.
template <class R>
concept TakesStopToken = requires(const typename R::Options& options, std::uint64_t seed,
                                  std::stop_token stop) {
    R::deal(options, seed, stop);
};

// Members that are an ability only together, each by itself.
template <class R>
concept HasSeatNames = requires(const typename R::Options& options) {
    { R::seats(options) } -> std::same_as<std::vector<Message>>;
};
template <class R>
concept HasSeatToMove = requires(const typename R::State& state) {
    { R::seatToMove(state) } -> std::same_as<int>;
};
template <class R>
concept HasStanding = requires(const typename R::State& state) {
    { R::standing(state) } -> std::same_as<std::vector<int>>;
};
template <class R>
concept HasLevelNames = requires {
    { R::levels() } -> std::same_as<std::vector<Level>>;
};
template <class R>
concept HasPlayer = requires(const Seen<R>& seen, std::string_view level, const Question& question) {
    { R::choose(seen, level, question) } -> std::same_as<typename R::Move>;
};

}  // namespace misdeclared

/// Fails to compile, with one sentence for each optional member that is not declared as in rules.h. For
/// `static_assert(plt::optionalMembersAreDeclaredWell<Rules>())`; RulesSession asserts it for every game.
template <Rules R>
constexpr bool optionalMembersAreDeclaredWell() {
    using namespace misdeclared;
    static_assert(!std::is_final_v<R>,
                  "Rules are final, so nothing can be told of their optional members: take `final` away");
    static_assert(!names_hint<R> || HasHint<R>,
                  "Rules::hint must be `static plt::Hint<Move> hint(const State&, std::stop_token)` (of the "
                  "Observation, in rules that have one), or the game has no hints");
    static_assert(!names_hintAlong<R> || HasHintAlong<R>,
                  "Rules::hintAlong must be `static plt::Hint<Move> hintAlong(const State&, const "
                  "plt::Ways<Move>&, std::stop_token)` beside a Rules::hint, or hints forget their ways");
    static_assert(!names_firstHint<R> || HasFirstHint<R>,
                  "Rules::firstHint must be `static plt::Hint<Move> firstHint(const State&, "
                  "std::stop_token)` beside a Rules::hint, or hints are waited for");
    static_assert(!names_judgeGame<R> || HasGameReview<R>,
                  "Rules::judgeGame must be `static plt::GameJudgement<Move> judgeGame(const State&, const "
                  "std::vector<Move>&, const plt::Question&)` beside a Rules::judge, or it is not asked");
    static_assert(
        !names_judge<R> || HasReview<R>,
        "Rules::judge must be `static std::optional<plt::Judgement<Move>> judge(const State&, const "
        "Move&, const plt::Question&)` (of the Observation, in rules that have one) beside a "
        "`static plt::Message costText(double)`, or games cannot be reviewed");
    static_assert(!names_costText<R> || names_judge<R>,
                  "Rules::costText must be declared together with Rules::judge, or it is not asked");
    static_assert(!names_endValue<R> || HasLuck<R>,
                  "Rules::endValue must be `static double endValue(const State&, int seat)` beside a "
                  "Rules::judge, or reviews say nothing about luck");
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
        !names_startAt<R> || HasStartAt<R>,
        "Rules::startAt must be `static Start startAt(const State&)`, or games keep all their past");
    static_assert(
        !names_knownAs<R> || HasKnownAs<R>,
        "Rules::knownAs must be `static std::string knownAs(const Options&, const Start&)`, or it is "
        "not asked");
    static_assert(!names_undoReveals<R> || HasUndoReveals<R>,
                  "Rules::undoReveals must be a `static constexpr bool`");
    static_assert(!names_reveals<R> || (HasReveals<R> && names_undoReveals<R>),
                  "Rules::reveals must be `static bool reveals(const State&, const Move&)` beside a "
                  "Rules::undoReveals, or it is not asked");
    static_assert(!names_undoCost<R> || HasUndoCost<R>,
                  "Rules::undoCost must be a `static constexpr std::int64_t`");
    static_assert(
        !names_dealIsSlow<R> || HasSlowDeal<R>,
        "Rules::dealIsSlow must be `static bool dealIsSlow(const Options&)`, together with `static Start "
        "deal(const Options&, std::uint64_t, std::stop_token)`, or deals are made while the window waits");
    static_assert(
        !names_deal<R> || HasDeal<R>,
        "Rules::deal must be `static Start deal(const Options&, std::uint64_t)`, or the game has no "
        "deals, no new game and no statistics");
    static_assert(
        !TakesStopToken<R> || HasSlowDeal<R>,
        "Rules::dealIsSlow must be declared where Rules::deal takes a std::stop_token, or deals are "
        "made while the window waits");
    static_assert(
        !names_seats<R> || HasSeatNames<R>,
        "Rules::seats must be `static std::vector<plt::Message> seats(const Options&)`, or the game "
        "is played alone");
    static_assert(!names_seatToMove<R> || HasSeatToMove<R>,
                  "Rules::seatToMove must be `static int seatToMove(const State&)`, or the game is played "
                  "alone");
    static_assert(!names_standing<R> || HasStanding<R>,
                  "Rules::standing must be `static std::vector<int> standing(const State&)`, or the game is "
                  "played alone");
    static_assert((names_seats<R> == names_seatToMove<R> && names_seats<R> == names_standing<R>),
                  "Rules::seats must be declared together with Rules::seatToMove and Rules::standing, or the "
                  "game is played alone");
    static_assert(
        !names_seatFigures<R> || (HasSeatFigures<R> && names_seats<R>),
        "Rules::seatFigures must be `static std::vector<plt::Figure> seatFigures(const State&, int)`, "
        "in rules that have Rules::seats, or the statistics have none");
    static_assert(!names_usualSeats<R> || (HasUsualSeats<R> && names_seats<R>),
                  "Rules::usualSeats must be `static plt::Seats usualSeats(const Options&)`, in rules that "
                  "have Rules::seats, or people sit everywhere");
    static_assert(!names_seatsOf<R> || (HasSeatsInOptions<R> && names_seats<R>),
                  "Rules::seatsOf must be `static std::optional<plt::Seats> seatsOf(std::string_view)`, in "
                  "rules that have Rules::seats, or it is not asked");
    static_assert(!names_countedAs<R> || HasCountedAs<R>,
                  "Rules::countedAs must be `static std::string countedAs(const Options&, const "
                  "plt::Seats&)`, or it is not asked");
    static_assert(!names_levels<R> || HasLevelNames<R>,
                  "Rules::levels must be `static std::vector<plt::Level> levels()`, or the game has no "
                  "computer players");
    static_assert(
        !names_choose<R> || HasPlayer<R>,
        "Rules::choose must be `static Move choose(const State&, std::string_view, const "
        "plt::Question&)` (of the Observation, in rules that have one), or the game has no computer "
        "players");
    static_assert((names_levels<R> == names_choose<R> && (!names_levels<R> || names_seats<R>)),
                  "Rules::levels must be declared together with Rules::choose and Rules::seats, or the game "
                  "has no computer players");
    static_assert((names_Observation<R> == names_observe<R> && (!names_observe<R> || HasObservation<R>)),
                  "Rules::observe must be `static Observation observe(const State&, int seat)`, with a type "
                  "Rules::Observation, or players and hints are given all that is hidden");
    static_assert(!names_imagine<R> || HasImagine<R>,
                  "Rules::imagine must be `static State imagine(const Observation&, plt::Random&)` beside a "
                  "Rules::observe, or the framework cannot play the game");
    static_assert(!names_key<R> || HasKey<R>,
                  "Rules::key must be `static std::string key(const State&)`, or it is not asked");
    static_assert(!names_unaided<R> || HasUnaided<R>, "Rules::unaided must be a `static constexpr bool`");
    static_assert(
        !names_tell<R> || HasRecord<R>,
        "Rules::tell must be `static plt::Message tell(const State&, const Move&, const State&)`, or "
        "the game has no record");
    static_assert(!names_diagram<R> || HasDiagram<R>,
                  "Rules::diagram must be `static std::string diagram(const State&)`, or positions cannot be "
                  "copied as text");
    return true;
}

}  // namespace plt
