// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "common/testing/hidden_things.h"
#include "go-fish/players/player.h"
#include "go-fish/tests/match.h"
#include "go-fish/tests/tables.h"

#include <algorithm>
#include <map>
#include <set>

#include <QTest>

using namespace gofish;
using namespace gofish::testing;

namespace {

Options with(int opponents, bool books = false, bool byHand = true, plt::MatchLength length = {}) {
    return {opponents, books, byHand, length};
}

std::vector<Options> optionSets() {
    return {{},
            with(1),
            with(4),
            with(3, false, false),
            with(2, false, true, plt::MatchLength::ofRounds(2)),
            with(1, true),
            with(2, true, false),
            with(4, true, true, plt::MatchLength::toPoints(10))};
}

State act(State state, const std::vector<Move>& moves) {
    for (const auto& move : moves) state = after(state, move);
    return state;
}

Move ask(const char* with, int target) {
    return Move::ask(card(with), target);
}

std::string invariant(const State& before, const Move&, const State& now) {
    const int size = now.options.setSize();
    std::set<int> all;
    std::size_t count = now.stock.size();
    for (const auto card : now.stock) all.insert(card.index());
    for (int seat = 0; seat < now.options.players(); ++seat) {
        std::map<int, int> ranks;
        for (const auto card : now.hand(seat)) {
            all.insert(card.index());
            ++ranks[card.rank];
        }
        for (const auto& [rank, held] : ranks)
            if (held >= size && !now.options.laysByHand(seat)) return "a pair or book stays in a hand";
        const auto& laid = now.laid[seat];
        if (static_cast<int>(laid.size()) % size != 0) return "half a pair is laid down";
        for (std::size_t i = 0; i < laid.size(); ++i) {
            all.insert(laid[i].index());
            if (laid[i].rank !=
                laid[i / static_cast<std::size_t>(size) * static_cast<std::size_t>(size)].rank)
                return "different cards are laid down together";
        }
        count += now.hand(seat).size() + laid.size();
    }
    if (count != 52 || all.size() != 52) return "cards are lost or doubled";
    int sets = 0;
    for (int seat = 0; seat < now.options.players(); ++seat) sets += now.sets(seat);
    if (sets > 52 / size) return "there are too many pairs";
    if (now.phase == Phase::asking && now.hand(now.turn).empty()) return "who holds nothing has the turn";
    if (now.phase == Phase::fishing && (now.stock.empty() || now.turn != before.turn))
        return "there is nothing to fish";
    const bool empty =
        std::any_of(now.hands.begin(), now.hands.end(), [](const auto& hand) { return hand.empty(); });
    const bool ended = now.phase == Phase::over || now.phase == Phase::between;
    if (!now.options.books && empty != ended) return "a round ends when a hand is empty, and only then";
    if (now.options.books && (sets == 13) != ended) return "a round ends with the last book";
    return {};
}

/// Deals the cards that a seat has never seen to other places, as far as everything that all could see comes
/// out the same: tries many exchanges of two of them.
Start dealAnew(const Options& options, const Start& start, const State& now, int seat, plt::Random& random,
               const std::vector<Move>& moves) {
    // Later rounds are dealt by the luck, of which the deck of the first says nothing.
    if (now.match.round() > 0) return start;
    const auto told = [&](const Start& dealt) -> std::optional<std::vector<plt::Message>> {
        std::vector<plt::Message> lines;
        State state = Rules::begin(options, dealt);
        const auto look = [&] {
            std::string seen = hand(state, seat);
            for (const auto& laid : state.laid) seen += '/' + plt::writeCards(laid);
            seen += '=' + std::to_string(state.turn);
            for (const auto& held : state.hands) seen += '+' + std::to_string(held.size());
            lines.emplace_back(std::string_view(seen));
        };
        look();
        for (const auto& move : moves) {
            auto next = Rules::apply(state, move);
            if (!next) return std::nullopt;
            lines.push_back(Rules::tell(state, move, *next));
            state = std::move(*next);
            look();
        }
        return lines;
    };
    Start other = start;
    if (!options.length.isSingle()) other.luck = static_cast<std::uint32_t>(random.below(UINT32_MAX)) + 1;
    const auto wanted = told(start);
    for (int i = 0; i < 16; ++i) {
        Start tried = other;
        std::swap(tried.deck[random.below(52)], tried.deck[random.below(52)]);
        if (told(tried) == wanted) other = tried;
    }
    return other;
}

}  // namespace

/// The rules of Go Fish, and its computer players.
class TestGoFish : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // Facts of the specification ----------------------------------------------------------------------------

    void fact1FirstPairsOfOthersAreLaid() {
        auto deck = cards("4C 3S 4S 2S 2C 4H TS QS 9S 5D 5C AC 8H KS 8D 7S TC AS QD 2D 2H");
        for (const auto rest : plt::freshDecks())
            if (std::find(deck.begin(), deck.end(), rest) == deck.end()) deck.push_back(rest);
        const State state = Rules::begin({}, {deck, 0});
        QCOMPARE(hand(state, 1), std::string("3S 4H TS"));
        QCOMPARE(state.sets(1), 2);
        QCOMPARE(hand(state, 2), std::string("QS 9S AC 8H KS"));
        QCOMPARE(state.sets(2), 1);
        QCOMPARE(hand(state, 0), std::string("8D 7S TC AS QD 2D 2H"));
        QCOMPARE(state.sets(0), 0);
        QCOMPARE(state.stock.size(), std::size_t{31});
        QCOMPARE(state.turn, 0);
        const State laid = Rules::begin(with(2, false, false), {deck, 0});
        QCOMPARE(hand(laid, 0), std::string("8D 7S TC AS QD"));
        QCOMPARE(laid.sets(0), 1);
    }

    void facts2To4LayingAndTheLastCard() {
        State state = table({"KS KH 3H", "2S 3S", "4S 5S"}, "6S 7S 8S");
        const auto nothing = Rules::apply(state, Move::lay(card("3H")));
        QVERIFY(!nothing);
        QVERIFY(!nothing.problem().empty());
        state = after(state, Move::lay(card("KH")));
        QCOMPARE(hand(state, 0), std::string("3H"));
        QCOMPARE(state.sets(0), 1);
        QCOMPARE(state.turn, 0);
        QCOMPARE(Rules::outcome(state), plt::Outcome::playing);
        state = after(state, ask("3H", 1));
        QCOMPARE(hand(state, 0), std::string());
        QCOMPARE(hand(state, 1), std::string("2S"));
        QCOMPARE(state.sets(0), 2);
        QCOMPARE(Rules::outcome(state), plt::Outcome::over);
        QCOMPARE(Rules::standing(state), std::vector<int>({1, 2, 2}));
        QCOMPARE(Rules::seatToMove(state), -1);
    }

    void fact5ASuccessfulQuestionGoesOn() {
        const State state = after(table({"KS QH 3H", "2S 3S", "4S 5S"}, "6S 7S 8S"), ask("3H", 1));
        QCOMPARE(hand(state, 0), std::string("KS QH"));
        QCOMPARE(state.sets(0), 1);
        QVERIFY(state.turn == 0 && state.phase == Phase::asking);
    }

    void fact6AnEmptyHandOfTheOtherEndsIt() {
        const State state = after(table({"KS QH 3H", "3S", "4S 5S"}, "6S 7S 8S"), ask("3H", 1));
        QCOMPARE(Rules::outcome(state), plt::Outcome::over);
        QCOMPARE(state.stock.size(), std::size_t{3});
    }

    void facts7And8FishingAnyPair() {
        State state = after(table({"KS QH 3H", "2S 4D", "4S 5S"}, "KD 7S 8S"), ask("3H", 1));
        QCOMPARE(state.phase, Phase::fishing);
        QCOMPARE(Rules::legalMoves(state), std::vector<Move>({Move::fish()}));
        QVERIFY(!Rules::apply(state, ask("KS", 1)));
        state = after(state, Move::fish());
        QCOMPARE(hand(state, 0), std::string("QH 3H"));
        QCOMPARE(state.sets(0), 1);
        QCOMPARE(state.stock.size(), std::size_t{2});
        QVERIFY(state.turn == 0 && state.phase == Phase::asking);
    }

    void fact9FishingTheRankAskedFor() {
        const State state =
            act(table({"KS QH 3H", "2S 4D", "4S 5S"}, "3D 7S 8S"), {ask("3H", 1), Move::fish()});
        QCOMPARE(hand(state, 0), std::string("KS QH"));
        QCOMPARE(state.sets(0), 1);
        QCOMPARE(state.turn, 0);
    }

    void facts10And11ThreeOfAKind() {
        const State start = table({"KS KH KD", "KC 4D", "4S 5S"}, "3D 7S 8S");
        State state = after(start, ask("KD", 1));
        QCOMPARE(hand(state, 0), std::string("KS KH"));
        QCOMPARE(plt::writeCards(state.laid[0]), std::string("KDKC"));
        QCOMPARE(hand(state, 1), std::string("4D"));
        state = after(start, Move::lay(card("KD")));
        QCOMPARE(hand(state, 0), std::string("KH"));
        QCOMPARE(plt::writeCards(state.laid[0]), std::string("KDKS"));
    }

    void fact12LayingTheLastPairEndsIt() {
        const State state = after(table({"KS KH", "2S 3S", "4S 5S"}, "6S 7S 8S"), Move::lay(card("KS")));
        QCOMPARE(hand(state, 0), std::string());
        QCOMPARE(state.sets(0), 1);
        QCOMPARE(Rules::outcome(state), plt::Outcome::over);
    }

    void fact13WithoutStockTheTurnPasses() {
        const State state = after(table({"KS QH 3H", "2S 4D", "9S 5S"}, ""), ask("3H", 1));
        QVERIFY(state.turn == 1 && state.phase == Phase::asking);
        QCOMPARE(hand(state, 0), std::string("KS QH 3H"));
    }

    void fact14ARoundWithoutAPair() {
        const State state =
            act(table({"KS QH 3H", "2S 4D", "9S 5S"}, "7S 8S JD AC AS TC"),
                {ask("3H", 1), Move::fish(), ask("2S", 0), Move::fish(), ask("9S", 0), Move::fish()});
        QCOMPARE(hand(state, 0), std::string("7S KS QH 3H"));
        QCOMPARE(hand(state, 1), std::string("8S 2S 4D"));
        QCOMPARE(hand(state, 2), std::string("JD 9S 5S"));
        QCOMPARE(state.stock.size(), std::size_t{3});
        QCOMPARE(state.turn, 0);
        for (int seat = 0; seat < 3; ++seat) QCOMPARE(state.sets(seat), 0);
    }

    void fact15TheStockRunsOut() {
        const State state = act(table({"KS QH 2H", "2S 4D", "9S 5S"}, "7S"),
                                {ask("QH", 1), Move::fish(), ask("2S", 0), ask("4D", 0), ask("9S", 0)});
        QCOMPARE(hand(state, 0), std::string("7S KS QH"));
        QCOMPARE(hand(state, 1), std::string("4D"));
        QCOMPARE(state.sets(1), 1);
        QCOMPARE(state.turn, 0);
    }

    void fact16TheNewestOfSeveralIsTaken() {
        const State state =
            act(table({"2H 2D KS", "2S 4D", "9S 5S"}, "7S"), {ask("KS", 1), Move::fish(), ask("2S", 0)});
        QCOMPARE(hand(state, 0), std::string("7S 2D KS"));
        QCOMPARE(plt::writeCards(state.laid[1]), std::string("2S2H"));
    }

    void fact17AnOpponentsLastCardEndsIt() {
        const State state =
            act(table({"KS QH 2H", "2S", "9S 5S"}, "7S"), {ask("QH", 1), Move::fish(), ask("2S", 0)});
        QCOMPARE(Rules::outcome(state), plt::Outcome::over);
        QCOMPARE(Rules::standing(state), std::vector<int>({2, 1, 2}));
    }

    void easyTriesEveryCardOnce() {
        State state = table({"5D 6C", "3S 4H TS", "QS AC"}, "9D KC KD");
        state.turn = 1;
        // Each card 1/3, each other player 1/2.
        std::map<std::string, int> asked;
        constexpr int questions = 6000;
        for (int i = 0; i < questions; ++i) {
            plt::Question question;
            question.seed = static_cast<std::uint64_t>(i);
            ++asked[Rules::write(Rules::choose(Rules::observe(state, 1), "easy", question))];
        }
        QCOMPARE(asked.size(), std::size_t{6});
        for (const auto& [move, count] : asked) QVERIFY2(std::abs(count - 1000) < 120, move.c_str());
        // 3S has failed, and 9D was drawn without a pair.
        state = act(state, {ask("3S", 0), Move::fish()});
        QCOMPARE(untried(Rules::observe(state, 1)), cards("9D 4H TS"));
        state.turn = 1;
        state = act(state, {ask("4H", 0), Move::fish()});
        state.turn = 1;
        state = act(state, {ask("9D", 0), Move::fish()});
        state.turn = 1;
        state.stock = cards("JD");
        state = act(state, {ask("TS", 0), Move::fish()});
        QCOMPARE(untried(Rules::observe(state, 1)), cards("JD"));
        state.turn = 1;
        state = act(state, {ask("JD", 0)});
        // No card is left: it begins again with all of them.
        QCOMPARE(untried(Rules::observe(state, 1)).size(), state.hand(1).size());
        state.turn = 1;
        state = act(state, {ask("TS", 0)});
        QCOMPARE(untried(Rules::observe(state, 1)).size(), state.hand(1).size() - 1);
    }

    // Books of four -----------------------------------------------------------------------------------------

    void booksTakeAllCardsOfARank() {
        State state = table({"7S 2H", "7H 7D 4D", "9S 5S"}, "7C 6D 8C", with(2, true));
        state = after(state, ask("7S", 1));
        QCOMPARE(hand(state, 0), std::string("7H 7D 7S 2H"));
        QCOMPARE(hand(state, 1), std::string("4D"));
        QVERIFY(state.turn == 0 && state.sets(0) == 0);
        QVERIFY(!Rules::apply(state, Move::lay(card("7S"))));
        // The rank that was asked for is drawn: the turn goes on, and the book is laid by hand.
        state = act(state, {ask("7S", 2), Move::fish()});
        QCOMPARE(state.turn, 0);
        state = after(state, Move::lay(card("7S")));
        QCOMPARE(state.sets(0), 1);
        QCOMPARE(hand(state, 0), std::string("2H"));
        // Another card: the turn is over.
        state = act(state, {ask("2H", 1), Move::fish()});
        QCOMPARE(state.turn, 1);
    }

    void whoHasNoCardDrawsOne() {
        State state = table({"7S 2H", "7H", "9S 5S"}, "6D 8C", with(2, true));
        state = after(state, ask("7S", 1));
        QCOMPARE(hand(state, 1), std::string("6D"));
        QCOMPARE(state.stock.size(), std::size_t{1});
        state = table({"7S 2H", "7H", "9S 5S"}, "", with(2, true));
        state = act(state, {ask("7S", 1), ask("2H", 2)});
        QCOMPARE(state.turn, 2);  // players without cards have no turn
    }

    void booksOfOthersAreLaidByThemselves() {
        State state = table({"7S 2H", "7H 7D 7C 4D", "9S 5S"}, "6D 8C", with(2, true));
        state.turn = 1;
        state = after(state, ask("7H", 0));
        QCOMPARE(state.sets(1), 1);
        QCOMPARE(hand(state, 1), std::string("4D"));
        QCOMPARE(state.turn, 1);
    }

    // Matches -----------------------------------------------------------------------------------------------

    void aMatchGoesOnWithAnotherDeal() {
        const Options options = with(2, false, false, plt::MatchLength::ofRounds(2));
        State state = Rules::begin(options, Rules::deal(options, 3));
        plt::Random random(9);
        const auto playRound = [&] {
            while (state.phase == Phase::asking || state.phase == Phase::fishing) {
                const auto moves = Rules::legalMoves(state);
                state = after(state, moves[random.below(moves.size())]);
            }
        };
        playRound();
        QCOMPARE(state.phase, Phase::between);
        QCOMPARE(Rules::seatToMove(state), 1);
        QVERIFY(!Rules::apply(state, Move::fish()));
        const auto first = state.match.points();
        QCOMPARE(first, std::vector<int>({state.sets(0), state.sets(1), state.sets(2)}));
        state = after(state, Move::next());
        QVERIFY(state.turn == 1 && state.match.round() == 1);
        playRound();
        QCOMPARE(Rules::outcome(state), plt::Outcome::over);
        for (int seat = 0; seat < 3; ++seat)
            QCOMPARE(state.match.points()[seat], first[seat] + state.sets(seat));
        QCOMPARE(Rules::standing(state), state.match.standing());
    }

    void theLastTurnOfASeatIsTold() {
        const plt::Seats alone{plt::Seat::person(), plt::Seat::computer("easy"), plt::Seat::computer("easy")};
        const auto told = [&](const State& state, int seat) {
            std::string text;
            for (const auto& sentence : lastTurn(state, seat, alone).told)
                text += (text.empty() ? "" : " ") + sentence.english();
            return text;
        };
        auto state = table({"KS QH 2H", "2S 4D 6C", "9S 5S"}, "7S 9D 8C");
        QCOMPARE(told(state, 1), std::string());
        state = after(after(state, ask("QH", 1)), Move::fish());
        state = after(state, ask("2S", 0));
        QCOMPARE(told(state, 1), std::string("Asked you for twos: got 2♥."));
        state = after(state, ask("4D", 2));
        QCOMPARE(told(state, 1), std::string("Asked you for twos: got 2♥."));
        state = after(state, Move::fish());
        const std::string ben = "Asked you for twos: got 2♥. Asked Cleo for fours: fished.";
        QCOMPARE(told(state, 1), ben);
        QVERIFY(lastTurn(state, 1, alone).madeSet && lastTurn(state, 1, alone).drewUnseen);
        state = after(after(state, ask("5S", 1)), Move::fish());
        QCOMPARE(told(state, 2), std::string("Asked Ben for fives: fished."));
        QVERIFY(!lastTurn(state, 2, alone).madeSet);
        // Until the same player moves again.
        QCOMPARE(state.turn, 0);
        state = after(state, ask("KS", 1));
        QCOMPARE(told(state, 1), ben);
        QCOMPARE(told(state, 0), std::string("Asked Ben for kings: none."));
    }

    void theLastTurnTellsWhatWasFishedOpenly() {
        auto state = table({"KS QH 2H", "2S 4D 6C", "9S 5S"}, "4H 9D");
        state.turn = 1;
        state = after(after(state, ask("6C", 2)), Move::fish());
        const auto turn = lastTurn(state, 1, {});
        QCOMPARE(turn.told.size(), std::size_t{1});
        QCOMPARE(turn.told.front().english(), std::string("Asked Cleo for sixes: fished 4♥\u00A04♦."));
        QVERIFY(turn.madeSet && !turn.drewUnseen);
    }

    // Texts, record, random games ---------------------------------------------------------------------------

    void textsOfOptionsStartsAndMoves() {
        QCOMPARE(Rules::write(Options{}), std::string("2"));
        QCOMPARE(Rules::write(with(3, true, false, plt::MatchLength::ofRounds(5))),
                 std::string("3-books-auto-r5"));
        for (const char* wrong : {"", "0", "5", "2-r0", "2-auto-books", "2-p", "x"})
            QVERIFY2(!Rules::readOptions(wrong), wrong);
        for (const auto& move : {Move::lay(card("7C")), ask("TD", 4), Move::fish(), Move::next()})
            QCOMPARE(*Rules::readMove(Rules::write(move)), move);
        for (const char* wrong : {"", "a7C", "a7C5", "l7", "l7C1", "g", "ff"})
            QVERIFY2(!Rules::readMove(wrong), wrong);
        const auto start = Rules::deal({}, 7);
        QCOMPARE(*Rules::readStart({}, Rules::write(start)), start);
        QVERIFY(!Rules::readStart({}, Rules::write(start) + ".5"));
        QVERIFY(!Rules::readStart(with(2, false, true, plt::MatchLength::ofRounds(3)), Rules::write(start)));
    }

    void theRecordTellsWhoAskedWhomForWhat() {
        const State state = table({"KS QH 3H", "2S 3S", "4S 5S"}, "KD 7S 8S");
        const auto computer = plt::Seat::computer("easy");
        const auto line = [&](const State& before, const Move& move) {
            const plt::Seats alone{plt::Seat::person(), computer, computer};
            return Rules::tell(before, move, after(before, move), alone).english();
        };
        QCOMPARE(line(state, ask("3H", 1)), std::string("You ask Ben for threes: a pair."));
        QCOMPARE(line(state, ask("QH", 2)), std::string("You ask Cleo for queens: go fish."));
        const State fishing = after(state, ask("QH", 2));
        QCOMPARE(line(fishing, Move::fish()), std::string("You draw a pair: K♦\u00A0K♠."));
        State others = state;
        others.turn = 1;
        QCOMPARE(line(others, ask("2S", 0)), std::string("Ben asks you for twos: go fish."));
        QCOMPARE(line(others, ask("2S", 2)), std::string("Ben asks Cleo for twos: go fish."));
        others.stock.clear();
        QCOMPARE(line(others, ask("2S", 2)),
                 std::string("Ben asks Cleo for twos: none, and the stock is empty."));
        // The record does not name a card that was not shown.
        others = after(after(state, ask("3H", 1)), ask("QH", 2));
        others.stock = cards("9C");
        QCOMPARE(line(others, Move::fish()), std::string("You draw a card."));
        // The person addressed as "you" sits at any seat; among several people there is no "you".
        const auto told = [&](const plt::Seats& seats) {
            return Rules::tell(state, ask("3H", 1), after(state, ask("3H", 1)), seats).english();
        };
        QCOMPARE(told({computer, plt::Seat::person(), computer}),
                 std::string("Ann asks you for threes: a pair."));
        QCOMPARE(told({plt::Seat::person(), plt::Seat::person(), computer}),
                 std::string("Ann asks Ben for threes: a pair."));
    }

    void undoShowsNothingAfterLaying() {
        const State state = table({"KS KH 3H", "2S 3S", "4S 5S"}, "6S");
        QVERIFY(!Rules::reveals(state, Move::lay(card("KS"))));
        QVERIFY(Rules::reveals(state, ask("KS", 1)));
    }

    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(optionSets(), invariant)));
    }

    void randomPlayComesToItsEnd() {
        plt::Random random(31);
        for (const auto& options : optionSets())
            for (int game = 0; game < 20; ++game) {
                State state = Rules::begin(options, Rules::deal(options, random.next()));
                int moves = 0;
                while (Rules::outcome(state) == plt::Outcome::playing) {
                    const auto legal = Rules::legalMoves(state);
                    QVERIFY(!legal.empty() && ++moves < 20000);
                    state = after(state, legal[random.below(legal.size())]);
                }
            }
    }

    // Players -----------------------------------------------------------------------------------------------

    void nobodyKnowsWhatIsHidden() {
        // The moves so far are found again by search.
        std::vector<Move> moves;
        const plt::testing::DealAnew<Rules> anew = [&moves](const Options& options, const Start& start,
                                                            const State& now, int seat, plt::Random& random) {
            return dealAnew(options, start, now, seat, random, movesTo(options, start, now, moves));
        };
        const auto found =
            plt::testing::lookForCheats<Rules>(optionSets(), {plt::testing::amount(16), 24}, anew);
        QVERIFY(holds(found));
        QVERIFY2(found.positions > plt::testing::amount(900), qPrintable(QString::number(found.positions)));
        QVERIFY2(found.dealtAnew > plt::testing::amount(600), qPrintable(QString::number(found.dealtAnew)));
    }

    void hardAsksWhoAskedBefore() {
        // The second seat asked for sevens and got none; nothing has happened to its seven since.
        State state = table({"7S QH 3H 9C TC", "7H 4D 6C JD", "9S 5S 8D KH"}, "2C 2D 8C 8S AS");
        state.turn = 1;
        state = act(state, {ask("7H", 2), Move::fish(), ask("5S", 1), Move::fish()});
        QCOMPARE(state.turn, 0);
        for (const char* level : {"medium", "hard"})
            for (std::uint64_t seed = 0; seed < 20; ++seed) {
                plt::Question question;
                question.seed = seed;
                QCOMPARE(Rules::choose(Rules::observe(state, 0), level, question), ask("7S", 1));
            }
        const auto hint = Rules::hint(Rules::observe(state, 0), {});
        QCOMPARE(hint.steps.size(), std::size_t{1});
        QCOMPARE(hint.steps.front().move, ask("7S", 1));
        QCOMPARE(hint.steps.front().reason.english(),
                 std::string("Ben has asked for sevens and still holds one."));
        QCOMPARE(hint.steps.front().marks, std::vector<int>({card("7S").index()}));
    }

    void hardDoesNotAskAgainWhereThereIsNone() {
        State state = table({"7S QH", "7H 4D 6C", "9S 5S 8D"}, "2C 2D JC 8C");
        state =
            act(state, {ask("QH", 1), Move::fish(), ask("4D", 2), Move::fish(), ask("9S", 1), Move::fish()});
        QCOMPARE(state.turn, 0);
        const auto asks = weighed(Rules::observe(state, 0), 200, 1, {});
        const auto chance = [&](const char* with, int target) {
            for (const auto& each : asks)
                if (each.card.rank == card(with).rank && each.target == target) return each.chance;
            return -1.0;
        };
        // Ben said no to queens, and has drawn one card since.
        QVERIFY(chance("QH", 1) < 0.12);
        QVERIFY(chance("QH", 2) > 2 * chance("QH", 1));
    }

    void hardAllowsForPairsThatAreKeptInHand() {
        // The first seat has shown a king twice, by asking with both of them: it may hold more of any rank.
        State state = table({"KS KH 3H", "2S 4D 9H", "4S 5S TC"}, "6S 7S 8S JC");
        state.turn = 2;
        const auto chances = [&] {
            plt::Random random(3);
            return sampled(Rules::observe(state, 2), 200, random, {});
        };
        state = act(state, {ask("5S", 0), Move::fish()});
        state = act(state, {ask("KS", 1), Move::fish(), ask("2S", 0), Move::fish()});
        QCOMPARE(state.turn, 2);
        QCOMPARE(chances().of(0, 13), 1.0);
        QVERIFY(chances().isShown(0, 13));
        // It had no five, and has drawn one card since.
        QVERIFY(chances().of(0, 5) > 0 && chances().of(0, 5) < 0.2);
        QCOMPARE(chances().of(0, 2), 0.0);
    }

    void aSeedDecidesAsOftenAsItIsAsked() {
        const State state = Rules::begin({}, Rules::deal({}, 12));
        for (const auto& level : Rules::levels()) {
            plt::Question question;
            question.seed = 77;
            QCOMPARE(Rules::choose(Rules::observe(state, 1), level.word, question),
                     Rules::choose(Rules::observe(state, 1), level.word, question));
        }
    }

    void levelsAreAsStrongAsTheySay() {
        // A small sample of what the benchmark measures, so with wide limits.
        constexpr int games = plt::testing::amount(150);
        const double medium = play({}, "medium", "easy", games).share();
        const double hard = play({}, "hard", "easy", games).share();
        QVERIFY2(plt::testing::slowBuild || (medium > 0.36 && medium < 0.58),
                 qPrintable(QString::number(medium)));
        QVERIFY2(plt::testing::slowBuild || hard > 0.47, qPrintable(QString::number(hard)));
    }

  private:
    /// The harness gives the state and not the moves that led to it; every event and draw is one of them.
    static std::vector<Move> movesTo(const Options& options, const Start& start, const State& now,
                                     std::vector<Move>& before) {
        const auto leads = [&](const std::vector<Move>& moves) {
            State state = Rules::begin(options, start);
            for (const auto& move : moves) {
                auto next = Rules::apply(state, move);
                if (!next) return false;
                state = std::move(*next);
            }
            return state == now;
        };
        if (leads(before)) return before;
        // One more than last time, or none.
        State state = Rules::begin(options, start);
        bool goesOn = true;
        for (const auto& move : before) {
            auto next = Rules::apply(state, move);
            if (!next) {
                goesOn = false;
                break;
            }
            state = std::move(*next);
        }
        if (goesOn)
            for (const auto& move : Rules::legalMoves(state))
                if (after(state, move) == now) {
                    before.push_back(move);
                    return before;
                }
        before.clear();
        return before;
    }
};

QTEST_APPLESS_MAIN(TestGoFish)
#include "test_rules.moc"
