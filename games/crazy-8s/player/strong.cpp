// SPDX-License-Identifier: MIT
#include "crazy-8s/player/strong.h"

#include "crazy-8s/player/beliefs.h"
#include "crazy-8s/player/easy.h"
#include "crazy-8s/round/points.h"
#include "crazy-8s/round/suit_name.h"

#include <algorithm>
#include <utility>

namespace crazy_8s {

namespace {

/// A move with the suit that is named after it, if it is an eight.
struct Choice {
    Move move;
    plt::Suit suit = plt::Suit::spades;
};

/// Returns true if everybody else has passed since the observer's last turn.
bool allOthersPassed(const Observation& seen) {
    const auto others = static_cast<std::size_t>(seen.players - 1);
    return seen.events.size() >= others &&
           std::all_of(seen.events.end() - static_cast<std::ptrdiff_t>(others), seen.events.end(),
                       [](const Event& event) { return event.what == Event::What::passed; });
}

std::vector<Choice> choices(const Observation& seen) {
    std::vector<Choice> list;
    if (seen.isNaming) {
        for (const auto suit : everySuit) list.push_back({Move::name(suit)});
        return list;
    }
    bool hasEight = false;
    for (const auto card : seen.hand) {
        if (!seen.demand().allows(card)) continue;
        if (card.rank != eight) {
            list.push_back({Move::discard(card)});
        } else if (!std::exchange(hasEight, true)) {
            // It makes no difference which of several eights is discarded.
            for (const auto suit : everySuit) list.push_back({Move::discard(card), suit});
        }
    }
    // Players who all wait for each other would never end the round.
    if (list.empty() || seen.mayDraw() || !allOthersPassed(seen))
        list.push_back({seen.mayDraw() ? Move::draw() : Move::pass()});
    return list;
}

void play(Round& round, const Choice& choice) {
    switch (choice.move.what) {
        case Move::What::discard:
            round.discard(choice.move.card);
            if (round.isNaming) round.name(choice.suit);
            break;
        case Move::What::name:
            round.name(choice.move.suit);
            break;
        case Move::What::draw:
            round.draw();
            break;
        case Move::What::pass:
        case Move::What::deal:
            round.pass();
            break;
    }
}

void playEasily(Round& round) {
    if (round.isNaming)
        round.name(easySuit(round.hand(round.turn)));
    else if (const auto card = easyDiscard(round.hand(round.turn), round.demand()))
        round.discard(*card);
    else if (round.mayDraw())
        round.draw();
    else
        round.pass();
}

double worth(const Round& round, const Observation& seen) {
    const double others = seen.players - 1;
    if (seen.forPoints) {
        constexpr double unit = 100;
        if (round.winner == nobody) return 0;
        const double points = pointsFor(round, round.winner) / unit;
        return round.winner == seen.seat ? points : -points / others;
    }
    if (round.winner == seen.seat) return 1;
    return round.winner == nobody ? 1 / (others + 1) : 0;
}

}  // namespace

Judgement judge(const Observation& seen, const Effort& effort, std::uint64_t seed,
                const std::stop_token& stop, const EachWay& each) {
    // Limit on the moves: a round in which the discards are turned over need not end.
    constexpr int longest = 400;
    const auto all = choices(seen);
    std::vector<Prospect> found;
    std::vector<Move> moves;
    for (const auto& choice : all) {
        found.push_back({choice.move, 0, 0, choice.suit});
        moves.push_back(choice.move);
    }
    std::vector<double> values(all.size());
    Judgement judgement;
    if (all.size() > 1) {
        const Beliefs beliefs(seen);
        plt::Random random(seed);
        std::uint64_t steps = 0;
        while (judgement.ways < effort.ways && steps < effort.steps && !stop.stop_requested()) {
            const auto way = beliefs.sample(random);
            for (std::size_t i = 0; i < all.size(); ++i) {
                Round round = way;
                play(round, all[i]);
                for (int made = 0; !round.isOver && made < longest; ++made, ++steps) playEasily(round);
                values[i] = worth(round, seen);
                found[i].value += values[i];
                if (round.winner == seen.seat) ++found[i].won;
            }
            if (each) each(moves, values);
            ++judgement.ways;
        }
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Prospect& one, const Prospect& other) { return one.value > other.value; });
    for (const auto& prospect : found) {
        const bool isKnown =
            std::any_of(judgement.prospects.begin(), judgement.prospects.end(),
                        [&](const Prospect& better) { return better.move == prospect.move; });
        if (!isKnown) judgement.prospects.push_back(prospect);
    }
    if (judgement.ways > 0)
        for (auto& prospect : judgement.prospects) prospect.value /= judgement.ways;
    return judgement;
}

}  // namespace crazy_8s
