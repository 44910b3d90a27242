// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/game_checks.h"
#include "crazy-8s/player/beliefs.h"
#include "crazy-8s/player/strong.h"
#include "crazy-8s/player/values.h"
#include "crazy-8s/tests/positions.h"

namespace crazy_8s::testing {

/// Decisions of the players, and conclusions of the strong one.
class TestPlayers : public QObject {
    Q_OBJECT

    static CardSet ofSuit(plt::Suit suit) {
        CardSet set = 0;
        for (int rank = plt::ace; rank <= plt::king; ++rank)
            set |= setOf({static_cast<plt::Rank>(rank), suit});
        return set;
    }
    static CardSet ofHand(const CardList& hand) {
        CardSet set = 0;
        for (const auto one : hand) set |= setOf(one);
        return set;
    }
    /// A game of two in which the second player has drawn on spades and then discarded what it drew.
    static State afterADraw() {
        // The first discard is 7S, and the second player has no spade, no seven and no eight.
        auto state = dealt(2, "TS 9S 3S 7C KD 6C JH JD 5D QD AC 3C 4H 6H 7S QH KS 9D");
        return after(state, {"3S", "draw", "draw", "KS"});
    }

  private Q_SLOTS:
    // Decisions of section 6.
    void easyDecides_data() {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("top");
        QTest::addColumn<QByteArray>("decision");
        QTest::addColumn<QByteArray>("named");
        QTest::newRow("no eight while another goes")
            << QByteArray("8S 5D JD AC 3C 6H 4S") << QByteArray("7S") << QByteArray("4S") << QByteArray();
        QTest::newRow("the only one that is no eight")
            << QByteArray("8S 5D JD AC 3C 6H") << QByteArray("3S") << QByteArray("3C") << QByteArray();
        QTest::newRow("by rank") << QByteArray("8S 5D JD") << QByteArray("JH") << QByteArray("JD")
                                 << QByteArray();
        QTest::newRow("diamonds") << QByteArray("8C 8H QD") << QByteArray("4S") << QByteArray("8C")
                                  << QByteArray("D");
        QTest::newRow("all counts are 0")
            << QByteArray("8C 8H") << QByteArray("4S") << QByteArray("8C") << QByteArray("C");
        QTest::newRow("a tie") << QByteArray("8H 4C 2S 9S 9C") << QByteArray("KD") << QByteArray("8H")
                               << QByteArray("C");
        QTest::newRow("most spades") << QByteArray("8H 4C 2S 9S 3S 9C") << QByteArray("KD")
                                     << QByteArray("8H") << QByteArray("S");
        QTest::newRow("the first of two")
            << QByteArray("5H QS TS") << QByteArray("QH") << QByteArray("5H") << QByteArray();
    }
    void easyDecides() {
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, top);
        QFETCH(QByteArray, decision);
        QFETCH(QByteArray, named);
        auto state =
            position(top.toStdString(), card(top.toStdString()).suit, "2H 7H", {hand.toStdString(), "AH KH"});
        QCOMPARE(QByteArray::fromStdString(chosen(state, "easy")), decision);
        if (named.isEmpty()) return;
        state = after(state, {decision.toStdString()});
        QCOMPARE(QByteArray::fromStdString(chosen(state, "easy")), named);
    }
    void easyPassesWithAnEmptyPile() {
        const auto state = position("QH", plt::Suit::hearts, "", {"AC 9C JS", "KH 3C"});
        QCOMPARE(chosen(state, "easy"), std::string("pass"));
    }
    void easyDrawsUntilACardGoes() {
        auto state = position("QH", plt::Suit::hearts, "3S 7H 2D", {"AC 9C JS", "KH 3C"});
        for (const std::string move : {"draw", "draw", "7H"}) {
            QCOMPARE(chosen(state, "easy"), move);
            state = after(state, {move});
        }
    }

    // The strong player -----------------------------------------------------------------------------------
    void bothLevelsGoOutWhenTheyCan() {
        for (const auto* level : {"easy", "strong"}) {
            const auto state = position("QH", plt::Suit::hearts, "3S 7H 2D", {"9H", "KH 3C"});
            QCOMPARE(chosen(state, level), std::string("9H"));
        }
    }
    void whoDrawsOnASuitHasNoneOfIt() {
        const auto state = afterADraw();
        const auto seen = Rules::observe(state, 0);
        const Beliefs beliefs(seen);
        QCOMPARE(beliefs.trust(1), 1.0);
        const auto lacking = beliefs.lacking(1);
        const auto spades = ofSuit(plt::Suit::spades);
        // All its cards were there when it drew last, but the one that it has discarded.
        QVERIFY((lacking & spades) == spades);
        QVERIFY((lacking & setOf(card("8H"))) != 0);
        QVERIFY((lacking & setOf(card("3D"))) != 0);
        QVERIFY((lacking & setOf(card("4D"))) == 0);
        plt::Random random(1);
        for (int i = 0; i < 100; ++i) QVERIFY((ofHand(beliefs.sample(random).hand(1)) & lacking) == 0);
    }
    void whatIsDealtInThoughtFitsWhatWasSeen() {
        for (std::uint64_t game = 0; game < 60; ++game) {
            const auto options = optionSets()[game % optionSets().size()];
            auto state = Rules::begin(options, Rules::deal(options, game));
            plt::Random random(game);
            for (int ply = 0; ply < 80 && Rules::outcome(state) == plt::Outcome::playing; ++ply) {
                const int seat = ply % options.players;
                const auto seen = Rules::observe(state, seat);
                const auto round = Beliefs(seen).sample(random);
                QVERIFY(round.hand(seat) == state.round.hand(seat));
                QVERIFY(round.discards == state.round.discards);
                QCOMPARE(round.pile.count(), state.round.pile.count());
                CardSet all = 0;
                int count = 0;
                for (const auto* list : {&round.hands[0], &round.hands[1], &round.hands[2], &round.hands[3],
                                         &round.pile, &round.discards}) {
                    all |= ofHand(*list);
                    count += list->count();
                }
                QVERIFY(all == allCards);
                QCOMPARE(count, deckSize);
                for (int any = 0; any < options.players; ++any)
                    QCOMPARE(round.hand(any).count(), state.round.hand(any).count());
                const auto moves = Rules::legalMoves(state);
                state = *Rules::apply(state, moves[random.below(moves.size())]);
            }
        }
    }
    /// With discards that are turned over, one may draw more cards than a deck has.
    void aLongGameIsFollowed() {
        HouseRules house;
        house.turnOver = true;
        const auto options = withHouse(2, house);
        plt::Random random(6);
        int drawn = 0;
        for (std::uint64_t game = 0; drawn <= deckSize && game < 40; ++game) {
            auto state = Rules::begin(options, Rules::deal(options, game));
            for (int ply = 0; ply < 1000 && Rules::outcome(state) == plt::Outcome::playing; ++ply) {
                const auto moves = Rules::legalMoves(state);
                // Mostly draws, so that the discards become the pile again.
                const auto last = moves.size() - 1;
                const auto any = random.below(moves.size());
                state = *Rules::apply(state, moves[random.below(3) > 0 ? last : any]);
            }
            drawn = 0;
            for (const auto& event : state.events) drawn += event.seat == 0 ? event.drawn : 0;
            const auto round = Beliefs(Rules::observe(state, 0)).sample(random);
            QCOMPARE(round.hand(1).count(), state.round.hand(1).count());
        }
        QVERIFY2(drawn > deckSize, qPrintable(QString::number(drawn)));
    }
    void whoDrawsWithACardThatGoesIsTrustedLess() {
        // The second player draws on spades, and discards a spade that it must have had.
        auto state = dealt(2, "TS 9S 3S 7C KD 6C JH JD 5D QD AC 3C 4S 6S 7S QH KC 9D");
        state = after(state, {"3S", "draw", "4S", "TS", "6S"});
        const Beliefs beliefs(Rules::observe(state, 0));
        QVERIFY(beliefs.trust(1) < 1);
        QCOMPARE(beliefs.lacking(1), CardSet{0});
        // The guessed deal still fits, too.
        plt::Random random(3);
        for (int i = 0; i < 50; ++i) QCOMPARE(beliefs.sample(random).hand(1).count(), 6);
    }
    void cardsThatWereTurnedOverAreNotInHandsThatWereFullBefore() {
        HouseRules house;
        house.turnOver = true;
        Options options = withHouse(2, house);
        int looked = 0;
        for (std::uint64_t game = 0; game < 200; ++game) {
            auto state = Rules::begin(options, Rules::deal(options, game));
            for (int ply = 0; ply < 300 && Rules::outcome(state) == plt::Outcome::playing; ++ply) {
                const int seat = Rules::seatToMove(state);
                const auto seen = Rules::observe(state, seat);
                state = *Rules::apply(state, Rules::choose(seen, "easy", {}));
                if (state.events.back().turnedOverAfter != 0 || state.events.back().drawn != 1) continue;
                // The other hand was full before: all cards of the pile lay there for everybody to see.
                plt::Random random(game);
                const int other = 1 - seat;
                const auto thought = Beliefs(Rules::observe(state, seat)).sample(random);
                QVERIFY((ofHand(thought.hand(other)) & ofHand(state.round.pile)) == 0);
                ++looked;
                break;
            }
        }
        QVERIFY(looked > 10);
    }
    void namesTheSuitThatTheNextPlayerHasDrawnOn() {
        auto state = dealt(2, "8C 9S 3S 2S KD TS JH JD 5D QD AC 3C 4H 6H 7S QH KS 9D");
        state = after(state, {"3S", "draw", "draw", "KS", "8C"});
        QCOMPARE(chosen(state, "strong"), std::string("S"));
        const auto hint = Rules::hint(Rules::observe(state, 0), {});
        QCOMPARE(Rules::write(hint.steps.front().move), std::string("S"));
        QCOMPARE(hint.steps.front().reason.english(),
                 std::string("Name spades: Ben had to draw on it, and most likely has none."));
    }
    /// Two players who wait for each other with an empty pile would never end.
    void nobodyWaitsForWhoWaitsToo() {
        auto state = position("QH", plt::Suit::hearts, "", {"9H 8C", "3C 4S"});
        const auto mayWait = [&state] {
            const auto judgement = judge(Rules::observe(state, 0), {10}, 1, {});
            return std::any_of(judgement.prospects.begin(), judgement.prospects.end(),
                               [](const Prospect& one) { return one.move == Move::pass(); });
        };
        QVERIFY(mayWait());
        state = after(state, {"pass", "pass"});
        QVERIFY(!mayWait());
        QVERIFY(chosen(state, "strong") != "pass");
        // A player who cannot discard still passes.
        auto stuck = position("QH", plt::Suit::hearts, "", {"9S 7C", "3H 4S"});
        stuck = after(stuck, {"pass", "pass"});
        QCOMPARE(chosen(stuck, "strong"), std::string("pass"));
    }
    /// Moves of hints cost little against the best ones, which many more simulations find.
    void hintsAreNotLeftToChance() {
        constexpr int turns = plt::testing::amount(40);
        double lost = 0;
        int judged = 0;
        for (std::uint64_t game = 0; judged < turns; ++game) {
            auto state = Rules::begin({}, Rules::deal({}, game));
            for (int ply = 0; ply < 12 && Rules::outcome(state) == plt::Outcome::playing; ++ply) {
                const auto seen = Rules::observe(state, Rules::seatToMove(state));
                state = *Rules::apply(state, Rules::choose(seen, "easy", {}));
            }
            if (Rules::outcome(state) != plt::Outcome::playing) continue;
            const auto seen = Rules::observe(state, Rules::seatToMove(state));
            const auto judgement = judge(seen, {8000}, game + 1, {});
            if (judgement.ways == 0) continue;
            const auto move = Rules::hint(seen, {}).steps.front().move;
            const auto hinted = std::find_if(judgement.prospects.begin(), judgement.prospects.end(),
                                             [&](const Prospect& one) { return one.move == move; });
            QVERIFY(hinted != judgement.prospects.end());
            lost += judgement.prospects.front().value - hinted->value;
            ++judged;
        }
        QVERIFY2(plt::testing::slowBuild || lost / turns < 0.0018, qPrintable(QString::number(lost / turns)));
    }
    void equalSeedsGiveEqualJudgements() {
        const auto state = Rules::begin({}, Rules::deal({}, 9));
        const auto seen = Rules::observe(state, 0);
        const auto one = judge(seen, {50}, 7, {});
        const auto other = judge(seen, {50}, 7, {});
        QCOMPARE(one.ways, 50);
        QCOMPARE(one.prospects.size(), other.prospects.size());
        for (std::size_t i = 0; i < one.prospects.size(); ++i) {
            QVERIFY(one.prospects[i].move == other.prospects[i].move);
            QCOMPARE(one.prospects[i].value, other.prospects[i].value);
        }
    }
    void aThoughtThatIsStoppedStillMoves() {
        std::stop_source stop;
        stop.request_stop();
        plt::Question question;
        question.stop = stop.get_token();
        const auto state = Rules::begin({}, Rules::deal({}, 9));
        const auto move = Rules::choose(Rules::observe(state, 0), "strong", question);
        QVERIFY(Rules::apply(state, move));
    }
    void hintsSayWhy_data() {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("pile");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("last") << QByteArray("9H") << QByteArray("2C")
                              << QByteArray("9♥ is your last card: you are out with it.");
        QTest::newRow("draw") << QByteArray("9S TC") << QByteArray("2C")
                              << QByteArray("No card of yours goes: draw one.");
        QTest::newRow("pass") << QByteArray("9S TC") << QByteArray()
                              << QByteArray("No card of yours goes: pass.");
    }
    void hintsSayWhy() {
        QFETCH(QByteArray, hand);
        QFETCH(QByteArray, pile);
        const auto state =
            position("QH", plt::Suit::hearts, pile.toStdString(), {hand.toStdString(), "KH 3C"});
        const auto hint = Rules::hint(Rules::observe(state, 0), {});
        QCOMPARE(hint.steps.size(), std::size_t{1});
        QTEST(QByteArray::fromStdString(hint.steps.front().reason.english()), "reason");
    }
    /// The hint plays a card that is as good as drawing, within the error of the estimate.
    void hintsDrawNotOnATie() {
        int ties = 0;
        for (std::uint64_t game = 0; game < plt::testing::amount(15); ++game) {
            auto state = Rules::begin({}, Rules::deal({}, game));
            for (int ply = 0; ply < 12 && Rules::outcome(state) == plt::Outcome::playing; ++ply) {
                const auto seen = Rules::observe(state, Rules::seatToMove(state));
                Values values;
                const auto judgement =
                    judge(seen, {}, seen.events.size(), {},
                          [&values](const auto& moves, const auto& worth) { values.add(moves, worth); });
                const auto& prospects = judgement.prospects;
                if (judgement.ways > 0 && prospects.front().move == Move::draw()) {
                    const auto best = values.best(Move::draw());
                    const auto card = values.best(prospects[1].move);
                    if (values.mean(best) - values.mean(card) <= values.error(best, card)) {
                        QVERIFY(Rules::hint(seen, {}).steps.front().move != Move::draw());
                        ++ties;
                    }
                }
                state = *Rules::apply(state, Rules::choose(seen, "easy", {}));
            }
        }
        QVERIFY(ties > 0 || plt::testing::slowBuild);
    }
    void hintsTellWhatACardIsGoodFor_data() {
        QTest::addColumn<QByteArray>("hand");
        QTest::addColumn<QByteArray>("reason");
        QTest::newRow("one follows") << QByteArray("9H 9S 2H")
                                     << QByteArray("2♥: you keep a card of hearts to follow.");
        QTest::newRow("several follow")
            << QByteArray("3H 9S 2H 4H") << QByteArray("2♥: you keep 2 cards of hearts to follow.");
        QTest::newRow("eight") << QByteArray("9H QS 5S 6S 8C")
                               << QByteArray("Q♠: you keep 2 cards of spades to follow.");
        QTest::newRow("eight kept") << QByteArray("9H 5S 6S 8C")
                                    << QByteArray("9♥: you keep your eight for later.");
    }
    void hintsTellWhatACardIsGoodFor() {
        QFETCH(QByteArray, hand);
        const auto state = position("QH", plt::Suit::hearts, "", {hand.toStdString(), "KH 3C 4C"});
        const auto hint = Rules::hint(Rules::observe(state, 0), {});
        QTEST(QByteArray::fromStdString(hint.steps.front().reason.english()), "reason");
    }
    void hintsWithoutHopeSaySo() {
        // Only the king of hearts is hidden, and it goes on whatever is discarded.
        std::string discards;
        for (const auto one : plt::freshDecks())
            if (const auto text = one.text();
                std::string_view("2H4H6SKHQH").find(text) == std::string_view::npos)
                discards += text + " ";
        auto state = position(discards + "QH", plt::Suit::hearts, "", {"2H 4H 6S", "KH"});
        // No cards were drawn, so the other hand has as many cards as were dealt.
        state.options.handSize = 1;
        const auto hint = Rules::hint(Rules::observe(state, 0), {});
        QCOMPARE(hint.steps.front().reason.english(),
                 std::string("2♥: a win is unlikely, and nothing else is better."));
    }
};

}  // namespace crazy_8s::testing

QTEST_GUILESS_MAIN(crazy_8s::testing::TestPlayers)
#include "test_players.moc"
