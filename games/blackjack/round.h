// SPDX-License-Identifier: MIT
#pragma once

#include "blackjack/house.h"

#include <array>
#include <cstdint>
#include <vector>

namespace blackjack {

/// The player's action with a hand, or the answer to the offer of insurance.
enum class Action : std::uint8_t { hit, stand, doubleDown, split, surrender, insure, decline };
constexpr int actionCount = 7;
/// All actions in the order of their buttons.
inline constexpr std::array actionOrder{Action::split,     Action::hit,    Action::stand,  Action::doubleDown,
                                        Action::surrender, Action::insure, Action::decline};

/// The result of a hand, `none` while it is played or waits for the dealer.
enum class Result : std::uint8_t { none, blackjack, dealerBlackjack, win, push, lose, bust, surrender };

/// One hand of the player with its stake.
struct PlayerHand {
    Hand cards;
    bool doubled = false;
    Result result = Result::none;
    bool operator==(const PlayerHand&) const = default;
};

/// A card drawn from the shoe: its number there, and its value.
struct Drawn {
    int number = 0;
    int value = 0;
};

/// One round by the house rules: naturals are settled before any action but insurance (the dealer looks at
/// the hole card whatever the up card is); one split, of two cards of equal value; split aces get one card
/// each; doubling on any two cards of an unsplit hand. All that differs from house to house is asked of
/// `house`.
///
/// A `Shoe` is any class with `Drawn draw()`. It is a template parameter because the simulation runs on the
/// same code.
struct Round {
    static constexpr int over = -1;

    House house;
    Hand dealer;  ///< up card, hole card, drawn cards
    std::array<PlayerHand, 2> hands;
    std::uint8_t handCount = 0;  ///< 0 before the deal
    std::int8_t active = over;   ///< the hand to be played
    std::uint8_t upValue = 0;
    std::uint8_t splitValue = 0;  ///< value of each card of the pair that was split; 0 without a split
    std::uint8_t pairValue = 0;  ///< value of each of the first two cards, if they are equal in value; else 0
    bool holeShown = false;
    bool insuranceOffered = false;  ///< the round waits for the answer, and nothing is settled yet
    bool insured = false;

    bool isOver() const { return active == over; }
    PlayerHand& hand(int index) { return hands[index]; }
    const PlayerHand& hand(int index) const { return hands[index]; }

    /// Returns true if the action is legal for the active hand.
    bool allows(Action action) const {
        if (isOver()) return false;
        if (insuranceOffered) return action == Action::insure || action == Action::decline;
        const bool twoCards = hand(active).cards.size() == 2;
        const bool first = twoCards && handCount == 1;
        switch (action) {
            case Action::hit:
            case Action::stand:
                return true;
            case Action::doubleDown:
                return first || (twoCards && house.doubleAfterSplit);
            case Action::split:
                return first && pairValue != 0;
            case Action::surrender:
                return first && house.surrender;
            case Action::insure:
            case Action::decline:
                break;
        }
        return false;
    }

    /// Deals two cards to the player, up card and hole card to the dealer; a natural ends the round, at once
    /// or after the answer to the offer of insurance.
    template <class Shoe>
    static Round deal(const House& house, Shoe& shoe) {
        Round round;
        round.house = house;
        round.handCount = 1;
        round.active = 0;
        auto& mine = round.hands[0].cards;
        const Drawn first = shoe.draw();
        const Drawn second = shoe.draw();
        mine.add(first.number, first.value);
        mine.add(second.number, second.value);
        if (first.value == second.value) round.pairValue = static_cast<std::uint8_t>(first.value);
        const Drawn up = shoe.draw();
        round.upValue = static_cast<std::uint8_t>(up.value);
        round.dealer.add(up.number, up.value);
        const Drawn hole = shoe.draw();
        round.dealer.add(hole.number, hole.value);
        round.insuranceOffered = house.insurance && round.upValue == aceValue;
        if (!round.insuranceOffered) round.settleNaturals();
        return round;
    }

    /// Performs a legal action; the dealer plays after the last hand is finished.
    template <class Shoe>
    void act(Action action, Shoe& shoe) {
        auto& mine = hand(active);
        if (insuranceOffered) {
            insuranceOffered = false;
            insured = action == Action::insure;
            settleNaturals();
            return;
        }
        if (action == Action::split) {
            split(shoe);
            return;
        }
        if (action == Action::surrender) {
            mine.result = Result::surrender;
            finish(shoe);
            return;
        }
        if (action != Action::stand) {
            const Drawn card = shoe.draw();
            mine.cards.add(card.number, card.value);
            mine.doubled = action == Action::doubleDown;
            if (mine.cards.isBust()) mine.result = Result::bust;
        }
        if (action == Action::hit && !mine.cards.isBust()) return;
        if (active + 1 < handCount) {
            ++active;
        } else {
            finish(shoe);
        }
    }

    /// The total stake and the payout, both in bets. Naturals, surrender and insurance count half bets.
    double staked() const;
    double paid() const;

    bool operator==(const Round&) const = default;

  private:
    template <class Shoe>
    void split(Shoe& shoe) {
        const Hand pair = hands[0].cards;
        handCount = 2;
        splitValue = pairValue;
        for (int index = 0; index < 2; ++index) {
            const Drawn card = shoe.draw();
            Hand half;
            half.add(pair.number(index), splitValue);
            half.add(card.number, card.value);
            hand(index).cards = half;
        }
        if (splitValue == aceValue) finish(shoe);
    }

    template <class Shoe>
    void finish(Shoe& shoe) {
        active = over;
        bool stands = false;
        for (int index = 0; index < handCount; ++index) stands |= hand(index).result == Result::none;
        if (!stands) return;  // all hands are already settled, so the hole card stays hidden
        holeShown = true;
        while (house.dealerDraws(dealer.total())) {
            const Drawn card = shoe.draw();
            dealer.add(card.number, card.value);
        }
        compare();
    }

    /// Ends the round if there is a natural.
    void settleNaturals();
    void compare();
};

/// Returns the legal actions for the active hand in the order of the buttons.
std::vector<Action> allowedActions(const Round& round);

}  // namespace blackjack
