// SPDX-License-Identifier: MIT
#include "blackjack/mathematics/judgement.h"
#include "blackjack/mathematics/strategy.h"
#include "blackjack/rules.h"
#include "blackjack/tests/playing.h"
#include "blackjack/tests/tables.h"
#include "common/rules/random.h"
#include "common/testing/game_checks.h"

#include <map>
#include <set>

#include <QTest>

using namespace blackjack;

namespace {

State begun(std::string_view shoe, std::int64_t money = firstMoney, const House& house = {}) {
    return Rules::begin(house, tables::shoe(shoe, money, house));
}

/// Deals for a bet and does the actions of the letters.
State played(State state, std::string_view actions, int bet = 2) {
    state = done(state, Move::deal(bet));
    for (const char letter : actions) state = done(state, Rules::readMove({&letter, 1}).value());
    return state;
}

std::string allowed(const State& state) {
    std::string letters;
    for (const Action action : allowedActions(state.round)) letters += Rules::write(Move::play(action));
    return letters;
}

std::string resultsOf(const Round& round) {
    static const std::map<Result, std::string> names{{Result::none, "none"},
                                                     {Result::blackjack, "blackjack"},
                                                     {Result::dealerBlackjack, "dealer blackjack"},
                                                     {Result::win, "win"},
                                                     {Result::push, "push"},
                                                     {Result::lose, "lose"},
                                                     {Result::bust, "bust"},
                                                     {Result::surrender, "surrender"}};
    std::string text;
    for (int i = 0; i < round.handCount; ++i) text += (i == 0 ? "" : ", ") + names.at(round.hand(i).result);
    return text;
}

Hand handOf(std::string_view ranks) {
    Hand hand;
    for (const char rank : ranks)
        hand.add(hand.size(), valueOf(*plt::Card::fromText(std::string{rank, 'S'})));
    return hand;
}

/// Stands through the shoe.
State stoodThrough(State state) {
    while (Rules::outcome(state) == plt::Outcome::playing)
        state = done(state, state.round.isOver() ? Move::deal(2) : Move::play(Action::stand));
    return state;
}

/// Returns of one round, from the rules as players have them.
std::int64_t net(const State& before, const State& after) {
    return after.money - before.money;
}

}  // namespace

class TestBlackjack : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void totals() {
        for (const auto& one : tables::totals) {
            const auto hand = handOf(one.cards);
            QVERIFY2((hand.total() == Total{one.points, one.soft}), one.cards);
            QCOMPARE(hand.isBust(), one.points > 21);
            auto backwards = std::string(one.cards);
            std::reverse(backwards.begin(), backwards.end());
            QVERIFY2(handOf(backwards).total() == hand.total(), one.cards);
        }
        QVERIFY(handOf("AK").isNatural());
        QVERIFY(handOf("TA").isNatural());
        QVERIFY(!handOf("A55").isNatural());
        QVERIFY(!handOf("KQ").isNatural());
        // The longest hands there are.
        QCOMPARE(handOf("AAAAAAAAAAAAAAAA23").total(), (Total{21, false}));
        QVERIFY(handOf("AAAAAAAAAAAAAAAA23K").isBust());
        QCOMPARE(handOf(std::string(21, 'A')).total(), (Total{21, false}));
        QVERIFY(handOf(std::string(22, 'A')).isBust());
        QCOMPARE(handOf(std::string(22, 'A')).size(), Hand::maximumCards);
    }

    void theDealerStandsOnEvery17() {
        constexpr House house;
        QVERIFY(house.dealerDraws({16, false}));
        QVERIFY(house.dealerDraws({16, true}));
        QVERIFY(!house.dealerDraws({17, false}));
        QVERIFY(!house.dealerDraws({17, true}));
        QVERIFY(!house.dealerDraws({22, false}));
    }

    void writtenRounds() {
        for (const auto& one : tables::rounds) {
            const auto before = begun(one.shoe);
            const auto state = played(before, one.actions);
            const auto where = std::string(one.shoe) + " | " + one.actions + ": " + resultsOf(state.round);
            QVERIFY2(state.round.isOver(), where.c_str());
            QVERIFY2(resultsOf(state.round) == one.result, where.c_str());
            QVERIFY2(net(before, state) == one.net && state.net() == one.net, where.c_str());
            QVERIFY2(state.drawn == one.used, where.c_str());
            // A hole card is turned exactly when it mattered.
            const bool allBust = std::string(one.result) == "bust" || std::string(one.result) == "bust, bust";
            QVERIFY2(state.round.holeShown != allBust, where.c_str());
            QCOMPARE(state.won, one.net > 0);
            QCOMPARE(state.even, one.net == 0);
            QCOMPARE(state.lost, one.net < 0);
            // Ten times the bet brings ten times the money, to the dollar.
            QCOMPARE(played(before, one.actions, 20).net(), std::int64_t{10} * one.net);
            QCOMPARE(played(before, one.actions, largestBet).net(), std::int64_t{largestBet / 2} * one.net);
        }
    }

    void writtenTotalsOfTheDealer() {
        QCOMPARE(played(begun("TS 2D AC 6H"), "s").round.dealer.total(), (Total{17, true}));
        QCOMPARE(played(begun("TS 6D AS AD 5C 9H KD"), "s").round.dealer.total(), (Total{17, true}));
        QCOMPARE(played(begun("8S 8D 6C TH 3C KH 9D 7S"), "phss").round.dealer.total(), (Total{23, false}));
        const auto split = played(begun("KS QD 6C TH 5D AH 9S"), "pss").round;
        QCOMPARE(split.hand(0).cards.total().points, 15);
        QCOMPARE(split.hand(1).cards.total().points, 21);
        QCOMPARE(split.dealer.total().points, 25);
    }

    void buttons() {
        for (const auto& one : tables::buttons) {
            const auto state = played(begun(one.shoe), one.actions);
            QVERIFY2(allowed(state) == one.allowed, (std::string(one.shoe) + ' ' + allowed(state)).c_str());
            QCOMPARE(state.round.isOver(), std::string(one.allowed).empty());
            for (const Action action : {Action::hit, Action::stand, Action::doubleDown, Action::split})
                QCOMPARE(
                    state.round.allows(action),
                    std::string(one.allowed).find(Rules::write(Move::play(action))) != std::string::npos);
        }
    }

    void roundsByOtherRules() {
        for (const auto& [options, one] : tables::houseRounds) {
            const auto before = begun(one.shoe, firstMoney, Rules::readOptions(options).value());
            const auto state = played(before, one.actions);
            const auto where = std::string(options) + ": " + one.shoe + " | " + one.actions + ": " +
                               resultsOf(state.round) + ' ' + std::to_string(net(before, state));
            QVERIFY2(state.round.isOver(), where.c_str());
            QVERIFY2(resultsOf(state.round) == one.result, where.c_str());
            QVERIFY2(net(before, state) == one.net && state.net() == one.net, where.c_str());
            QVERIFY2(state.drawn == one.used, where.c_str());
            QVERIFY2(state.round.holeShown == (std::string(one.result) != "surrender"), where.c_str());
            QCOMPARE(played(before, one.actions, largestBet).net(), std::int64_t{largestBet / 2} * one.net);
        }
    }
    void buttonsByOtherRules() {
        for (const auto& [options, one] : tables::houseButtons) {
            const auto state =
                played(begun(one.shoe, firstMoney, Rules::readOptions(options).value()), one.actions);
            QVERIFY2(allowed(state) == one.allowed,
                     (std::string(options) + ": " + one.shoe + ' ' + allowed(state)).c_str());
        }
    }
    void whatTheHouseDoesNotAllowIsSaid() {
        const auto said = [](const char* options, const char* shoe, const char* actions, Action action) {
            const auto state = played(begun(shoe, firstMoney, Rules::readOptions(options).value()), actions);
            return Rules::apply(state, Move::play(action)).problem().english();
        };
        QCOMPARE(said("house", "TS 6D AC 9H", "", Action::surrender),
                 std::string("By the rules of this game you cannot surrender."));
        QCOMPARE(said("house-surrender", "TS 2D AC 9H 2C", "h", Action::surrender),
                 std::string("You can surrender only with your first two cards."));
        QCOMPARE(said("house", "TS 6D AC 9H", "", Action::insure),
                 std::string("By the rules of this game there is no insurance."));
        QCOMPARE(said("house-insurance", "TS 6D TC 9H", "", Action::insure),
                 std::string("Insurance is offered only against an ace, before anything else."));
        QCOMPARE(said("house-insurance", "TS 6D AC 9H", "", Action::hit),
                 std::string("Insure your bet or decline it first."));
        QCOMPARE(said("house-das", "TS 2D AC 9H 2C", "h", Action::doubleDown),
                 std::string("You can double only with the first two cards of a hand."));
    }
    void insuranceCostsHalfABetAtOnce() {
        auto state = done(begun("TS 9D AC 8H", firstMoney, {.insurance = true}), Move::deal(10));
        QCOMPARE(state.money, 90);
        QVERIFY(!state.round.holeShown);
        state = done(state, Move::play(Action::insure));
        QCOMPARE(state.money, 85);
        QCOMPARE(state.staked(), 15);
    }
    void shoesHaveTheirDecks() {
        for (const int decks : deckCounts) {
            const House house{.decks = decks};
            const auto start = Rules::deal(house, 3);
            QCOMPARE(int(start.shoe.size()), 52 * decks);
            QVERIFY(Rules::readStart(house, Rules::write(start)).value() == start);
            const auto end = stoodThrough(Rules::begin(house, start));
            QVERIFY(end.left() < std::min(52, 26 * decks));
            QVERIFY(end.left() > 0);
            QCOMPARE(int(nextShoe(end, 1).shoe.size()), 52 * decks);
            if (decks != 4) QVERIFY(!Rules::readStart({}, Rules::write(start)));
        }
        QCOMPARE(Rules::readStart({.decks = 6}, Rules::write(Rules::deal({}, 3))).problem().english(),
                 std::string("A shoe by these rules holds every card 6 times."));
        QCOMPARE(Rules::readStart({.decks = 1}, Rules::write(Rules::deal({}, 3))).problem().english(),
                 std::string("A shoe by these rules holds every card once."));
    }
    /// A pair and hands of the lowest cards take the most cards; the shoe must hold them.
    void noShoeRunsOut() {
        for (const int decks : deckCounts) {
            const House house{.decks = decks, .hitsSoft17 = true};
            auto start = Rules::deal(house, 1);
            std::stable_sort(start.shoe.begin(), start.shoe.end(),
                             [](auto one, auto other) { return valueOf(one) < valueOf(other); });
            // Two 2s to split, then the lowest cards, at the end of the shoe.
            std::rotate(start.shoe.begin(), start.shoe.begin() + 4 * decks,
                        start.shoe.begin() + 4 * decks + 2);
            std::rotate(start.shoe.begin(), start.shoe.begin() + house.cutCard(), start.shoe.end());
            auto state = Rules::begin(house, start);
            state.drawn = house.shoeSize() - house.cutCard();
            state = done(state, Move::deal(2));
            state = done(state, Move::play(Action::split));
            while (!state.round.isOver()) {
                const auto total = state.round.hand(state.round.active).cards.total();
                state =
                    done(state, Move::play(total.points < 21 || total.soft ? Action::hit : Action::stand));
            }
            QVERIFY(state.left() >= 0);
        }
    }

    void halvesOfASplitKeepTheirCards() {
        const auto state = played(begun("8S 8D 7C TH 5C 4H"), "p");
        QCOMPARE(state.round.handCount, 2);
        QCOMPARE(state.round.active, 0);
        const auto& first = state.round.hand(0).cards;
        const auto& second = state.round.hand(1).cards;
        QCOMPARE(first.number(0), 0);
        QCOMPARE(first.number(1), 4);
        QCOMPARE(second.number(0), 1);
        QCOMPARE(second.number(1), 5);
        QCOMPARE(first.total().points, 13);
        QCOMPARE(second.total().points, 12);
        QCOMPARE(done(state, Move::play(Action::stand)).round.active, 1);
    }

    void twentyOneStillChooses() {
        auto state = played(begun("TS 2D 6C 5H 3D 4C 2S TH KD"), "hhh");
        QCOMPARE(state.round.hand(0).cards.total().points, 21);
        QVERIFY(!state.round.isOver());
        QCOMPARE(allowed(state), std::string("hs"));
        state = done(state, Move::play(Action::hit));
        QCOMPARE(resultsOf(state.round), std::string("bust"));
        QVERIFY(!state.round.holeShown);
    }

    void moneyIsPaidWhenItMoves() {
        auto state = begun("AS KD 9C 7H TS 9D AC KH");
        QCOMPARE(state.money, 100);
        // A natural: 98 while it is dealt, then 103; the next round costs 2 again.
        auto waiting = done(begun("TS 5D 7C TH"), Move::deal(2));
        QCOMPARE(waiting.money, 98);
        state = done(state, Move::deal(2));
        QCOMPARE(state.money, 103);
        QCOMPARE(done(begun("TS 5D 7C TH", 103), Move::deal(2)).money, 101);
        state = done(state, Move::deal(2));
        QCOMPARE(state.money, 101);
        // Doubling and splitting cost another bet at once.
        waiting = done(begun("8S 8D 7C TH 5C 4H", 1), Move::deal(50));
        QCOMPARE(waiting.money, -49);
        QCOMPARE(done(waiting, Move::play(Action::split)).money, -99);
        // Three lost rounds in a row: 92 is shown in the fourth.
        state = begun("TS 9D AC KH TC 9S AH KD TH 9C AD KS TD 5D 7C TS");
        for (int round = 0; round < 4; ++round) state = done(state, Move::deal(2));
        QCOMPARE(state.money, 92);
        QVERIFY(!state.round.isOver());
    }

    void moneyMayBeNegative() {
        const auto state = played(begun("TS 9D AC KH", -3), "", largestBet);
        QCOMPARE(state.money, -3 - largestBet);
        QCOMPARE(nextShoe(state, 1).money, state.money);
    }

    void betsAreEven() {
        const auto state = begun("TS 5D 7C TH");
        for (const int bet : {2, 4, 98, 100, 500}) QVERIFY(Rules::apply(state, Move::deal(bet)));
        for (const int bet : {-2, 1, 3, 499, 501, 502, 1000000})
            QVERIFY(!Rules::apply(state, Move::deal(bet)));
        QVERIFY(!Rules::apply(state, (Move{2, Action::stand})));
        for (const Action action : {Action::hit, Action::stand, Action::doubleDown, Action::split})
            QCOMPARE(Rules::apply(state, Move::play(action)).problem().english(), std::string("Deal first."));
        const auto dealt = done(state, Move::deal(2));
        QCOMPARE(Rules::apply(dealt, Move::deal(2)).problem().english(),
                 std::string("Finish this round first."));
        QVERIFY(Rules::apply(dealt, Move::play(Action::split)).problem().english().find("split") !=
                std::string::npos);
        QVERIFY(Rules::apply(done(dealt, Move::play(Action::hit)), Move::play(Action::doubleDown))
                    .problem()
                    .english()
                    .find("double") != std::string::npos);
    }

    void theShoeEndsBelow52() {
        // A round that takes four cards, with so many left before it.
        const auto endWith = [](int left) {
            auto state = begun("AS KD 9C 7H");
            std::rotate(state.shoe.begin(), state.shoe.begin() + 4, state.shoe.end());
            constexpr int shoeSize = House{}.shoeSize();
            std::rotate(state.shoe.begin() + (shoeSize - left - 4), state.shoe.end() - 4, state.shoe.end());
            state.drawn = shoeSize - left - 4;
            return done(state, Move::deal(2));
        };
        for (const int left : {54, 53, 52}) {
            const auto state = endWith(left);
            QCOMPARE(resultsOf(state.round), std::string("blackjack"));
            QCOMPARE(state.left(), left);
            QVERIFY(!state.isShoeOver());
            QCOMPARE(Rules::outcome(state), plt::Outcome::playing);
            QVERIFY(Rules::apply(state, Move::deal(2)));
        }
        for (const int left : {51, 50}) {
            const auto state = endWith(left);
            QVERIFY(state.isShoeOver());
            QCOMPARE(Rules::outcome(state), plt::Outcome::won);
            QVERIFY(Rules::legalMoves(state).empty());
            QCOMPARE(Rules::apply(state, Move::deal(2)).problem().english(),
                     std::string("This shoe is played out."));
            const auto next = Rules::begin({}, nextShoe(state, 7));
            QCOMPARE(next.money, 103);
            QCOMPARE(next.drawn, 0);
            QCOMPARE(Rules::outcome(next), plt::Outcome::playing);
        }
    }

    void aShoeLastsThirtyRounds() {
        // With "always stand" about 33 rounds and 157 to 162 cards; over many shoes a little more spread.
        std::int64_t rounds = 0;
        constexpr int shoes = 300;
        for (std::uint64_t seed = 0; seed < shoes; ++seed) {
            const auto state = stoodThrough(Rules::begin({}, Rules::deal({}, seed)));
            QVERIFY(state.rounds() >= 27 && state.rounds() <= 37);
            QVERIFY(state.drawn >= 157 && state.drawn <= 170);
            rounds += state.rounds();
        }
        QVERIFY(near(double(rounds) / shoes, 33, 0.7));
    }

    void outcomesFollowTheMoney() {
        std::set<plt::Outcome> outcomes;
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            const auto state = stoodThrough(Rules::begin({}, Rules::deal({}, seed)));
            QCOMPARE(Rules::score(state), state.money - 100);
            const auto expected = state.money > 100   ? plt::Outcome::won
                                  : state.money < 100 ? plt::Outcome::lost
                                                      : plt::Outcome::drawn;
            QCOMPARE(Rules::outcome(state), expected);
            outcomes.insert(expected);
        }
        QCOMPARE(outcomes.size(), std::size_t{3});
    }

    void nextShoesAreShuffled() {
        const auto end = stoodThrough(Rules::begin({}, Rules::deal({}, 3)));
        const auto next = nextShoe(end, 4);
        QVERIFY(next == nextShoe(end, 4));
        QVERIFY(!(next == nextShoe(end, 5)));
        QCOMPARE(next.money, end.money);
        QVERIFY(Rules::readStart({}, Rules::write(next)).value() == next);
        QVERIFY(next.shoe == Rules::deal({}, 4).shoe);
    }

    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(
            {Options{},
             {.decks = 1, .hitsSoft17 = true, .doubleAfterSplit = true, .surrender = true, .insurance = true},
             {.decks = 8, .doubleAfterSplit = true, .insurance = true}},
            [](const State& before, const Move& move, const State& after) -> std::string {
                if (after.shoe != before.shoe) return "a card has changed";
                auto sorted = after.shoe;
                auto whole = plt::freshDecks(after.house().decks);
                std::sort(sorted.begin(), sorted.end());
                std::sort(whole.begin(), whole.end());
                if (sorted != whole) return "the shoe is not whole decks";
                const Round& round = after.round;
                // Every card of the round exactly once: those drawn since the round began.
                std::set<int> numbers;
                std::size_t cards = 0;
                const auto collect = [&](const Hand& hand) {
                    Hand again;
                    for (int i = 0; i < hand.size(); ++i) {
                        numbers.insert(hand.number(i));
                        again.add(hand.number(i), valueOf(after.card(hand.number(i))));
                    }
                    cards += static_cast<std::size_t>(hand.size());
                    return again == hand;
                };
                bool same = collect(round.dealer);
                for (int i = 0; i < round.handCount; ++i) same = collect(round.hand(i).cards) && same;
                if (!same) return "a total does not fit the cards";
                if (numbers.size() != cards) return "a card is there twice";
                if (*numbers.rbegin() != after.drawn - 1) return "the newest card is not the last drawn";
                if (*numbers.rbegin() - *numbers.begin() + 1 != static_cast<int>(cards))
                    return "a card was passed over";
                if (after.drawn < before.drawn) return "a card went back";
                if (move.bet != 0 && *numbers.begin() != before.drawn)
                    return "a round began with another card";
                if (after.isShoeOver() != (Rules::outcome(after) != plt::Outcome::playing)) return "the end";
                if (Rules::legalMoves(after).empty() != after.isShoeOver()) return "moves and end";
                if (!round.isOver() && round.holeShown) return "the hole card is seen too early";
                for (int i = 0; i < round.handCount; ++i) {
                    const auto& hand = round.hand(i);
                    if ((hand.result == Result::bust) != hand.cards.isBust()) return "bust";
                    if (round.isOver() && hand.result == Result::none) return "a hand without a result";
                    if (hand.doubled && hand.cards.size() != 3) return "a doubled hand has three cards";
                }
                std::int64_t stakes = round.insured ? after.bet / 2 : 0;
                for (int i = 0; i < round.handCount; ++i)
                    stakes += after.bet * (round.hand(i).doubled ? 2 : 1);
                const std::int64_t start = before.money + (move.bet == 0 ? before.staked() : 0);
                const std::int64_t due = round.isOver() ? after.net() : -stakes;
                if (after.money - start != due) return "the money is wrong";
                if (after.rounds() - before.rounds() != (round.isOver() ? 1 : 0))
                    return "the rounds are wrong";
                const auto added = after.decisions.size() - before.decisions.size();
                if (added != (move.bet == 0 ? 1U : 0U)) return "the decisions are wrong";
                return {};
            })));
    }

    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("house"));
        for (const char* bad : {"", "House", "house ", "4", "3", "0", "-h17", "house-", "4-das", "6-das-h17",
                                "1-", "06", "6-insurance-surrender", "house-house"})
            QVERIFY2(!Rules::readOptions(bad), bad);
        std::set<std::string> texts;
        std::set<std::string> descriptions;
        for (const int decks : deckCounts) {
            for (unsigned bits = 0; bits < 16; ++bits) {
                const House house{decks, (bits & 1) != 0, (bits & 2) != 0, (bits & 4) != 0, (bits & 8) != 0};
                QVERIFY(Rules::readOptions(Rules::write(house)).value() == house);
                texts.insert(Rules::write(house));
                descriptions.insert(Rules::describe(house).english());
            }
        }
        QCOMPARE(texts.size(), std::size_t{80});
        QCOMPARE(descriptions.size(), std::size_t{80});
        QCOMPARE(Rules::write(House{6, true, true, true, true}),
                 std::string("6-h17-das-surrender-insurance"));
        QCOMPARE(Rules::write(House{.surrender = true}), std::string("house-surrender"));
        QCOMPARE(
            Rules::describe({6, true, true, true, true}).english(),
            std::string("Shoes of 6 decks, dealer hits soft 17, double after split, surrender, insurance"));
        QCOMPARE(Rules::describe({.decks = 1}).english(),
                 std::string("Shoes of one deck, dealer stands on 17"));
        QCOMPARE(Rules::write(Move::play(Action::surrender)), std::string("u"));
        QCOMPARE(Rules::write(Move::play(Action::insure)), std::string("i"));
        QCOMPARE(Rules::write(Move::play(Action::decline)), std::string("n"));
        QCOMPARE(Rules::write(Move::deal(24)), std::string("b24"));
        QCOMPARE(Rules::write(Move::play(Action::hit)), std::string("h"));
        QCOMPARE(Rules::write(Move::play(Action::stand)), std::string("s"));
        QCOMPARE(Rules::write(Move::play(Action::doubleDown)), std::string("d"));
        QCOMPARE(Rules::write(Move::play(Action::split)), std::string("p"));
        for (const char* bad : {"", "b", "b0", "b1", "b3", "b02", "b502", "b-2", "hh", "x", "2"})
            QVERIFY2(!Rules::readMove(bad), bad);
        const auto text = Rules::write(Rules::deal({}, 3));
        QCOMPARE(text.size(), std::size_t{208 * 2 + 4});
        QVERIFY(text.ends_with(",100"));
        const auto cards = text.substr(0, 416);
        QCOMPARE(Rules::readStart({}, cards + ",-12")->money, -12);
        QCOMPARE(Rules::readStart({}, cards + ",0")->money, 0);
        for (const char* bad : {"", ",", ",1,2", ",1.5", ",x", ",1000000000001", ",-1000000000001", ",01"})
            QVERIFY2(!Rules::readStart({}, cards + bad), bad);
        QVERIFY(!Rules::readStart({}, text.substr(2)));
        QVERIFY(!Rules::readStart({}, "AS" + text));
        auto twice = text;
        twice.replace(0, 2, text.substr(0, 2) == "AS" ? "AH" : "AS");
        QVERIFY(!Rules::readStart({}, twice));
        QCOMPARE(Rules::describe({}).english(), std::string("Shoes of four decks, dealer stands on 17"));
        QCOMPARE(plt::printedIndex({10, plt::Suit::hearts}), std::string("10♥"));
        QCOMPARE(totalText({17, true}).english(), std::string("soft 17"));
        QCOMPARE(totalText({16, false}).english(), std::string("16"));
        QCOMPARE(plt::Message("%1", {inBets(-0.54120)}).english(), std::string("-0.541"));
        QCOMPARE(plt::Message("%1", {inBets(0.1)}).english(), std::string("+0.100"));
    }
    void dealsArePinned() {
        // A deal number must mean the same shoe in all versions.
        const auto first = [](std::uint64_t seed) {
            return QString::fromStdString(Rules::write(Rules::deal({}, seed)).substr(0, 24));
        };
        QCOMPARE(first(1), QStringLiteral("3DKH4D4D5HKDJD6CAD7D2D9H"));
        QCOMPARE(first(2), QStringLiteral("2HTCAC3D2C8S8DTS6H5H3HJS"));
    }

    void decisionsAreCompared() {
        // Standing on 16 against a ten instead of hitting, with a bet of 10.
        auto state = played(begun("TS 6D TC 7H"), "s", 10);
        QCOMPARE(state.decisions.size(), std::size_t{1});
        auto comparison = compare(state.decisions);
        QCOMPARE(comparison.decisions, 1);
        QCOMPARE(comparison.agreed, 0);
        QVERIFY(near(comparison.givenAway, 10 * (0.54120 - 0.53205), 0.0002));
        comparison = compare(played(begun("TS 6D TC 7H 2D"), "h", 10).decisions);
        QCOMPARE(comparison.agreed, 1);
        QCOMPARE(comparison.givenAway, 0.0);
        // Better than basic strategy is another decision, but no loss.
        comparison = compare(played(begun("TS 2D 4C 7H 9D"), "h").decisions);
        QCOMPARE(comparison.agreed, 0);
        QCOMPARE(comparison.givenAway, 0.0);
        // Keeping a pair of eights together.
        comparison = compare(played(begun("8S 8D TC 7H 2D"), "s").decisions);
        QVERIFY(near(comparison.givenAway, 2 * (0.53505 - 0.48943), 0.0001));
        // A half of a pair is a case of its own, without doubling.
        state = played(begun("8S 8D 6C TH 3C KH 9D 7S"), "phss");
        QCOMPARE(state.decisions[1].situation.splitValue, 8);
        const auto advice = adviseOn(state.decisions[1].situation);
        QCOMPARE(advice.action, Action::hit);
        QVERIFY(!advice.worth[std::size_t(Action::doubleDown)]);
        QCOMPARE(compare(state.decisions).agreed, 4);
        QCOMPARE(compare({}).decisions, 0);
    }
    void decisionsByOtherRulesAreCompared() {
        const auto compared = [](const char* options, const char* shoe, const char* actions) {
            return compare(
                played(begun(shoe, firstMoney, Rules::readOptions(options).value()), actions, 10).decisions);
        };
        // Insurance with no ten among three known cards of a single deck: 16 of 49 count 10.
        auto comparison = compared("1-insurance", "2S 3D AC 9H", "i");
        QCOMPARE(comparison.decisions, 1);
        QCOMPARE(comparison.agreed, 0);
        QVERIFY(near(comparison.givenAway, 10 * 0.5 / 49, 1e-12));
        comparison = compared("1-insurance", "TS 9D AC KH", "n");
        QCOMPARE(comparison.agreed, 1);
        QCOMPARE(comparison.givenAway, 0.0);
        comparison = compared("6-surrender", "TS 6D TC 7H", "u");
        QCOMPARE(comparison.agreed, 1);
        comparison = compared("6-surrender", "TS TD TC 7H", "u");
        QVERIFY(comparison.givenAway > 9);
        // A half of a pair has a third choice.
        const auto state =
            played(begun("8S 8D 6C TH 3C 9H TD TS", firstMoney, {.doubleAfterSplit = true}), "pds");
        const auto advice = adviseOn(state.decisions[1].situation);
        QCOMPARE(advice.action, Action::doubleDown);
        QVERIFY(*advice.worth[std::size_t(Action::doubleDown)] > advice.worthOf(Action::hit));
        QVERIFY(!advice.worth[std::size_t(Action::split)]);
        QCOMPARE(compare(state.decisions).agreed, 3);
    }
    void hintsByOtherRules() {
        const auto hinted = [](const char* options, const char* shoe, const char* actions) {
            return Rules::hint(played(begun(shoe, firstMoney, Rules::readOptions(options).value()), actions),
                               {});
        };
        auto hint = hinted("6-surrender", "TS 6D TC 7H", "");
        QVERIFY(hint.steps[0].move == Move::play(Action::surrender));
        QVERIFY(hint.steps[0].reason.english().starts_with("Surrender: -0.500 bets on average. Hit: -0.5"));
        hint = hinted("1-insurance", "2S 3D AC 9H", "");
        QVERIFY(hint.steps[0].move == Move::play(Action::decline));
        QCOMPARE(hint.steps[0].reason.english(),
                 std::string("No insurance: it is worth -0.010 bets on average."));
        QVERIFY(hint.verdict.english().find("16 of 49") != std::string::npos);
        hint = hinted("house-das", "8S 8D 6C TH 3C 9H TD TS", "p");
        QVERIFY(hint.steps[0].move == Move::play(Action::doubleDown));
        QCOMPARE(
            Rules::hint(begun("TS 6D TC 7H"), {}).steps[0].reason.english(),
            std::string("Place a bet and deal. In the long run the house keeps 0.53 % of it, whatever its "
                        "size."));
        const House generous{.decks = 1, .doubleAfterSplit = true, .surrender = true};
        QVERIFY(Rules::hint(begun("TS 6D TC 7H", firstMoney, generous), {})
                    .steps[0]
                    .reason.english()
                    .find("wins") != std::string::npos);
    }
    void perfectPlayGivesNothingAway() {
        auto state = Rules::begin({}, Rules::deal({}, 11));
        while (Rules::outcome(state) == plt::Outcome::playing)
            state = done(state, state.round.isOver() ? Move::deal(2)
                                                     : Move::play(basicStrategy({}).choose(state.round)));
        const auto figures = Rules::figures(state, {});
        QCOMPARE(figures.size(), std::size_t{4});
        QCOMPARE(figures[0].value, 100.0 * state.won / state.rounds());
        QCOMPARE(figures[1].value, 100.0 * double(state.money - 100) / double(state.bets));
        QCOMPARE(figures[2].value, 100.0);
        QCOMPARE(figures[3].value, 0.0);
        QVERIFY(!figures[3].higherIsBetter);
        QVERIFY(Rules::figures(Rules::begin({}, Rules::deal({}, 11)), {}).empty());
        const auto poor = stoodThrough(Rules::begin({}, Rules::deal({}, 11)));
        const auto poorFigures = Rules::figures(poor, {});
        QVERIFY(poorFigures[2].value < 90);
        QVERIFY(poorFigures[3].value > 3);
    }
    void hintsSayWhatAndWhy() {
        auto state = done(begun("TS 6D TC 7H"), Move::deal(2));
        auto hint = Rules::hint(state, {});
        QCOMPARE(hint.steps.size(), std::size_t{1});
        QVERIFY(hint.steps[0].move == Move::play(Action::hit));
        QCOMPARE(hint.steps[0].reason.english(), std::string("Hit: -0.532 bets on average. Stand: -0.541."));
        QCOMPARE(hint.verdict.english(),
                 std::string("That is exact for your cards, and basic strategy agrees."));
        QCOMPARE(hint.steps[0].marks, (std::vector<int>{0, 1}));
        state = done(begun("AS 7D 3C 7H"), Move::deal(2));
        QVERIFY(
            Rules::hint(state, {}).steps[0].reason.english().starts_with("Double: +0.180 bets on average."));
        state = done(begun("8S 8D 3C 7H"), Move::deal(2));
        QVERIFY(Rules::hint(state, {}).steps[0].move == Move::play(Action::split));
    }
    /// Between rounds the hint goes on with the last bet, as far as the money goes.
    void theHintBetweenRoundsDeals() {
        const auto suggested = [](const State& state) {
            const auto hint = Rules::hint(state, {});
            return hint.steps.size() == 1 && !hint.steps[0].reason.empty() ? hint.steps[0].move : Move{};
        };
        QVERIFY(suggested(begun("8S 8D 3C 7H")) == Move::deal(smallestBet));
        QVERIFY(suggested(begun("8S 8D 3C 7H", -50)) == Move::deal(smallestBet));
        const auto afterLoss = [](std::int64_t money, int bet) {
            return done(done(begun("TS 7D TC 9H", money), Move::deal(bet)), Move::play(Action::stand));
        };
        QVERIFY(suggested(afterLoss(100, 40)) == Move::deal(40));
        QVERIFY(suggested(afterLoss(65, 40)) == Move::deal(24));
        QVERIFY(suggested(afterLoss(40, 40)) == Move::deal(smallestBet));
    }
    /// Basic strategy stands on 12 against 4, but a 10 and a 2 had better be hit.
    void aHintIsTheBestForTheVeryCards() {
        const auto state = done(begun("TS 2D 4C 7H"), Move::deal(2));
        const auto hint = Rules::hint(state, {});
        QVERIFY(hint.steps[0].move == Move::play(Action::hit));
        QCOMPARE(hint.steps[0].reason.english(), std::string("Hit: -0.209 bets on average. Stand: -0.211."));
        QCOMPARE(
            hint.verdict.english(),
            std::string("That is exact for your cards. Basic strategy, which does not look at single cards, "
                        "prefers the second."));
    }
    /// In all positions of a game: nothing is better than a hint, and the move called next best is worse.
    void nothingIsBetterThanAHint() {
        plt::Random random(4);
        int hints = 0;
        int otherwise = 0;
        for (std::uint64_t shoe = 0; shoe < 12; ++shoe) {
            auto state = Rules::begin({}, Rules::deal({}, shoe));
            while (Rules::outcome(state) == plt::Outcome::playing) {
                if (state.round.isOver()) {
                    state = done(state, Move::deal(2));
                    continue;
                }
                const auto advice = adviseOn(situationOf(state));
                const auto hint = Rules::hint(state, {});
                const auto said = hint.steps.front().move.action;
                double next = -10;
                for (const Action action : allowedActions(state.round)) {
                    QVERIFY(advice.worthOf(action) <= advice.worthOf(said));
                    if (action != said) next = std::max(next, advice.worthOf(action));
                }
                const auto verdict = hint.verdict.english();
                const auto& numbers = hint.steps.front().reason.arguments;
                const auto& worth = std::get<plt::Decimal>(numbers.at(1).value());
                const auto& named = std::get<plt::Decimal>(numbers.at(3).value());
                ++hints;
                if (verdict.find("agrees") == std::string::npos) {
                    ++otherwise;
                    QVERIFY(said != advice.action);
                    QCOMPARE(named.value, advice.worthOf(advice.action));
                    QVERIFY(verdict.find("Basic strategy") != std::string::npos);
                } else {
                    QVERIFY(said == advice.action);
                    QCOMPARE(named.value, next);
                }
                // Different numbers are written with enough digits to differ.
                QCOMPARE(worth.digits, named.digits);
                const double unit = std::pow(10, -worth.digits);
                QVERIFY(worth.digits == 6 ||
                        std::llround(worth.value / unit) != std::llround(named.value / unit));
                // Any legal action, so that hands of many cards occur, too.
                const auto actions = allowedActions(state.round);
                state = done(state,
                             Move::play(random.below(3) == 0 ? said : actions[random.below(actions.size())]));
            }
        }
        QVERIFY2(hints > 300 && otherwise > 3, qPrintable(QStringLiteral("%1 %2").arg(hints).arg(otherwise)));
    }
};

QTEST_GUILESS_MAIN(TestBlackjack)
#include "test_rules.moc"
