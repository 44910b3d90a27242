// SPDX-License-Identifier: MIT
// The review of a game: moves against each other, by what the hard level weighs.
#include "rummy/knocking/likely_hands.h"
#include "rummy/knocking/playout.h"
#include "rummy/melding/melds.h"
#include "rummy/players/strategy.h"
#include "rummy/rules.h"

#include <algorithm>
#include <utility>

namespace rummy {

namespace {

using Judged = std::optional<plt::Judgement<Move>>;

/// Ways in which the cards may lie; of a millisecond on a slow machine, for all moves; and budget nodes that
/// each counts for.
constexpr std::uint64_t maximumWays = 200;
constexpr std::uint64_t waysOfMs = 2;
constexpr std::uint64_t nodesOfWay = 50;
/// The points of a won round in the mean, where points count: measured in games of the levels.
constexpr double pointsOfRound = 25;
/// The part of a round that goes with all prospects of a hand, as new ones come and the other player may not
/// win, either: measured in games of the levels against hard.
constexpr double partOfProspects = 0.17;

/// Returns the value of points in won rounds.
double inRounds(double points, bool countsCards) {
    return countsCards ? points / pointsOfRound : points;
}

/// Takes the move and the reason of the hint, which weighs the moves alike, if it is the best move.
void explain(plt::Judgement<Move>& judgement, const Observation& seen, const plt::Question& question) {
    auto hint = Rules::hint(seen, question.stop);
    if (!hint.steps.empty() && hint.steps.front().move == judgement.best) {
        judgement.reason = std::move(hint.steps.front().reason);
        judgement.marks = std::move(hint.steps.front().marks);
        return;
    }
    judgement.reason =
        PLT_TR("In the ways in which the hidden cards may lie, this does better than the other move.");
    const auto kind = judgement.best.kind;
    if (kind == Move::Kind::discard || kind == Move::Kind::knock)
        judgement.marks = {judgement.best.card.index()};
}

/// Without knocking a round is even until a move wins it, but for the prospects that are given away.
Judged judgeDraw(const Observation& seen, const Move& made) {
    const auto prospects = drawProspects(seen);
    const double most = std::max(prospects.taken, prospects.drawn);
    if (most <= 0) return std::nullopt;
    const bool wins = prospects.taken >= wonProspects;
    const auto valueOf = [most, wins](double kept) {
        return wins ? kept / most : partOfProspects * (kept / most - 1);
    };
    return plt::judgementAmong<Move>(
        {{Move::draw(), valueOf(prospects.drawn)}, {Move::take(), valueOf(prospects.taken)}}, made);
}

Judged judgeDiscard(const Observation& seen, const Move& made) {
    const CardSet hand(seen.hand);
    std::vector<plt::ValuedMove<Move>> moves;
    const auto costs = costsOfDiscards(seen);
    if (costs.empty()) return std::nullopt;
    const bool wins = std::any_of(seen.hand.begin(), seen.hand.end(),
                                  [hand](plt::Card card) { return isComplete(hand.without(card)); });
    for (const auto& [card, cost] : costs)
        moves.push_back({Move::discard(card), wins ? 1 - cost : -partOfProspects * cost});
    return plt::judgementAmong(moves, made);
}

std::vector<Move> movesWithKnocking(const Observation& seen) {
    if (!seen.hasDrawn) return {Move::draw(), Move::take()};
    std::vector<Move> moves;
    const CardSet hand(seen.hand);
    for (const auto card : hand.cards()) {
        const int count = looseCount(hand.without(card));
        // A hand without loose cards knocks by itself.
        if (count > 0) moves.push_back(Move::discard(card));
        if (count <= maximumToKnock) moves.push_back(Move::knock(card));
    }
    return moves;
}

/// Returns the result of the round with these hidden cards, if it begins with the move and is played on.
double resultOf(const Observation& seen, const LikelyCards& likely, const Move& move) {
    const CardSet hand(seen.hand);
    int points = 0;
    if (move.kind == Move::Kind::knock) {
        points = pointsOfKnock(0, hand.without(move.card), likely.hand);
    } else {
        Playout round;
        round.hands = {hand, likely.hand};
        round.stock = likely.stock;
        round.gone = CardSet(seen.discards);
        if (move.kind == Move::Kind::discard) {
            round.discard(move.card);
        } else {
            round.top = seen.discards.back();
            round.gone.remove(round.top);
            move.kind == Move::Kind::take ? round.take() : round.draw();
        }
        points = round.play();
    }
    return inRounds(seen.countsCards ? points : (points > 0) - (points < 0), seen.countsCards);
}

/// The results of the moves in the same ways in which the cards may lie.
struct Results {
    std::vector<Move> moves;
    std::vector<std::vector<double>> ofMoves;

    double mean(std::size_t move) const {
        double sum = 0;
        for (const double one : ofMoves[move]) sum += one;
        return sum / static_cast<double>(ofMoves[move].size());
    }
    double error(std::size_t one, std::size_t other) const {
        std::vector<double> differences;
        for (std::size_t way = 0; way < ofMoves[one].size(); ++way)
            differences.push_back(ofMoves[one][way] - ofMoves[other][way]);
        return plt::standardError(differences);
    }
};

int waysFor(const plt::Budget& budget) {
    constexpr std::int64_t longest = 700;
    const auto ms = std::clamp<std::int64_t>(budget.time.count(), 1, longest);
    const auto ways =
        std::min({static_cast<std::uint64_t>(ms) * waysOfMs, budget.nodes / nodesOfWay, maximumWays});
    return static_cast<int>(std::max<std::uint64_t>(ways, 4));
}

Judged judgeWithKnocking(const Observation& seen, Move made, const plt::Question& question) {
    const CardSet hand(seen.hand);
    if (made.kind == Move::Kind::discard && looseCount(hand.without(made.card)) == 0)
        made.kind = Move::Kind::knock;
    Results results{movesWithKnocking(seen), {}};
    const auto found = std::find(results.moves.begin(), results.moves.end(), made);
    if (found == results.moves.end() || results.moves.size() < 2) return std::nullopt;
    const auto own = static_cast<std::size_t>(found - results.moves.begin());
    const auto likely = likelyCards(seen, waysFor(question.budget));
    for (const Move& move : results.moves) {
        auto& all = results.ofMoves.emplace_back();
        for (const auto& way : likely) {
            if (question.stop.stop_requested()) return std::nullopt;
            all.push_back(resultOf(seen, way, move));
        }
    }
    std::vector<plt::ValuedMove<Move>> valued;
    std::size_t best = own;
    for (std::size_t i = 0; i < results.moves.size(); ++i) {
        valued.push_back({results.moves[i], results.mean(i)});
        if (valued[i].value > results.mean(best)) best = i;
    }
    auto judgement = plt::judgementAmong(valued, made);
    judgement.error = best == own ? 0 : results.error(best, own);
    // Within the error the two are equal.
    if (judgement.bestValue - judgement.madeValue > judgement.error) return judgement;
    judgement.madeValue = judgement.bestValue;
    judgement.best = made;
    return judgement;
}

}  // namespace

Judged Rules::judge(const Observation& seen, const Move& made, const plt::Question& question) {
    if (seen.roundIsOver || seen.gameIsOver) return std::nullopt;
    auto judgement = seen.knocking   ? judgeWithKnocking(seen, made, question)
                     : seen.hasDrawn ? judgeDiscard(seen, made)
                                     : judgeDraw(seen, made);
    if (!judgement || question.stop.stop_requested()) return std::nullopt;
    if (judgement->madeValue < judgement->bestValue) explain(*judgement, seen, question);
    const double lead = inRounds(seen.lead, seen.countsCards);
    for (double* value : {&judgement->bestValue, &judgement->madeValue, &judgement->typicalValue})
        *value += lead;
    return judgement;
}

plt::Message Rules::costText(double cost) {
    constexpr double percent = 100;
    return {PLT_TR("%1 % of a won round"), {plt::Decimal{percent * cost, 1}}};
}

double Rules::endValue(const State& state, int seat) {
    return inRounds(leadOf(state, seat), state.countsCards);
}

}  // namespace rummy
