// SPDX-License-Identifier: MIT
#include "aces/rules.h"
#include "aces/solver/position.h"
#include "aces/solver/refutations.h"
#include "aces/solver/solver.h"
#include "aces/tests/tables.h"
#include "aces/tests/whole_game.h"
#include "common/rules/random.h"
#include "common/testing/game_checks.h"

#include <algorithm>
#include <map>
#include <set>

#include <QTest>

using aces::Move;
using aces::Options;
using aces::Position;
using aces::Rules;
using aces::State;
using aces::Verdict;
using aces::tables::picture;
using aces::tables::state;
using aces::tables::stock;

namespace {

constexpr const char* fourThrees = "3C 3D 3H 3S";

/// A game with undo, played by clicks on cards ("5H") and the stock ("*").
struct Table {
    std::vector<State> before;
    State now;

    /// Returns true if the click changed anything.
    bool click(std::string_view what) {
        if (what == "*") return play(Move::deal());
        const auto card = plt::Card::fromText(what).value();
        for (int column = 0; column < aces::columnCount; ++column) {
            const int bottom = now.bottom(column);
            if (bottom == aces::none || now.card(bottom) != card) continue;
            const auto move = aces::click(now, column);
            return move && play(*move);
        }
        return false;
    }
    bool play(const Move& move) {
        const auto next = Rules::apply(now, move);
        if (!next) return false;
        before.push_back(now);
        now = *next;
        return true;
    }
    void undo() {
        now = before.back();
        before.pop_back();
    }
};

/// Columns of cards that are known by the same numbers whatever lies there; the stock is empty.
State layout(const std::vector<std::string>& columns) {
    State out;
    out.deck = plt::freshDecks();
    out.dealt = static_cast<int>(out.deck.size());
    for (std::size_t column = 0; column < columns.size(); ++column)
        for (const auto card : plt::split(columns[column], ' '))
            out.columns[column].push_back(
                static_cast<std::uint8_t>(plt::Card::fromText(card).value().index()));
    return out;
}

/// A deck of few ranks, so that everything can be tried: the highest rank is the ace.
State smallDeal(int ranks, plt::Random& random) {
    State out;
    for (int suit = 0; suit < plt::suitCount; ++suit) {
        for (int rank = 1; rank <= ranks; ++rank)
            out.deck.push_back({static_cast<plt::Rank>(rank), static_cast<plt::Suit>(suit)});
    }
    random.shuffle(out.deck);
    return Rules::apply(out, Move::deal()).value();
}

}  // namespace

class TestAces : public QObject {
    Q_OBJECT
  private Q_SLOTS:
    void clicksOfTheSpecification_data() {
        QTest::addColumn<QString>("columns");
        QTest::addColumn<QString>("stockBefore");
        QTest::addColumn<QString>("clicks");
        QTest::addColumn<QString>("after");
        QTest::addColumn<int>("changes");
        QTest::addColumn<int>("outcome");
        const auto row = [](const char* name, const char* columns, const char* stockBefore,
                            const char* clicks, const char* after, int changes, plt::Outcome outcome) {
            QTest::newRow(name) << columns << stockBefore << clicks << after << changes
                                << static_cast<int>(outcome);
        };
        const auto playing = plt::Outcome::playing;
        const auto lost = plt::Outcome::lost;
        row("1 removal", "5H / 9H / 2C / KD", fourThrees, "5H", "- / 9H / 2C / KD", 1, playing);
        row("2 nothing", "5H / 9H / 2C / KD", fourThrees, "9H 2C", "5H / 9H / 2C / KD", 0, playing);
        row("3 ace is highest", "KH / AH / 2C / KD", fourThrees, "AH KH", "- / AH / 2C / KD", 1, playing);
        row("4 covered", "QH 5H / 9H / 2C / KD", fourThrees, "QH", "QH 5H / 9H / 2C / KD", 0, playing);
        row("5 leftmost empty", "- / 9H 4S / - / KD", fourThrees, "4S", "4S / 9H / - / KD", 1, playing);
        row("6 lone card", "- / 9H 4S / - / KD", fourThrees, "4S KD", "4S / 9H / KD / -", 2, playing);
        row("8 removal first", "- / 9H 4S / QS / KD", fourThrees, "4S", "- / 9H / QS / KD", 1, playing);
        row("9 ace moves", "AS / - / - / KD", fourThrees, "AS", "- / AS / - / KD", 1, playing);
        row("9 and back", "AS / - / - / KD", fourThrees, "AS AS", "AS / - / - / KD", 2, playing);
        row("10 last deal", "- / 9H / - / KD", fourThrees, "*", "3C / 9H 3D / 3H / KD 3S", 1, lost);
        row("11 deal", "5H / 9H / 2C / KD", "3C 4D 6H 7S 8C 8D 8H 8S", "*", "5H 3C / 9H 4D / 2C 6H / KD 7S",
            1, playing);
        row("12 second deal", "5H / 9H / 2C / KD", "3C 4D 6H 7S 8C 8D 8H 8S", "* *",
            "5H 3C 8C / 9H 4D 8D / 2C 6H 8H / KD 7S 8S", 2, lost);
        row("13 win", "AS / AH / AC 5D / AD", "", "5D", "AS / AH / AC / AD", 1, plt::Outcome::won);
        row("14 lost", "AS / AH / KC / 5S AD", "", "KC", "AS / AH / KC / 5S AD", 0, lost);
        row("15 not over", "AS / AH / KC / AD", fourThrees, "KC", "AS / AH / KC / AD", 0, playing);
        row("16 lost by a move", "AS 2D / AH / - / AD AC", "", "2D", "AS / AH / 2D / AD AC", 1, lost);
        row("17 move, then removal", "5S AS / AH / - / AD AC", "", "AS 5S", "- / AH / AS / AD AC", 2,
            playing);
    }
    void clicksOfTheSpecification() {
        QFETCH(QString, columns);
        QFETCH(QString, stockBefore);
        QFETCH(QString, clicks);
        QFETCH(QString, after);
        QFETCH(int, changes);
        QFETCH(int, outcome);
        Table table{{}, state(columns.toStdString(), stockBefore.toStdString())};
        for (const auto& what : clicks.split(QLatin1Char(' '))) table.click(what.toStdString());
        QCOMPARE(QString::fromStdString(picture(table.now)), after);
        QCOMPARE(static_cast<int>(table.before.size()), changes);
        QCOMPARE(static_cast<int>(Rules::outcome(table.now)), outcome);
    }
    void stockAfterADeal() {
        Table table{{}, state("5H / 9H / 2C / KD", "3C 4D 6H 7S 8C 8D 8H 8S")};
        QVERIFY(table.click("*"));
        QCOMPARE(stock(table.now), std::string("8C 8D 8H 8S"));
        QVERIFY(table.click("*"));
        QVERIFY(!table.click("*"));
    }
    void undoOfTheSpecification() {
        Table table{{}, state("- / 9H 4S / - / KD", fourThrees)};
        QVERIFY(table.click("4S"));
        const auto once = picture(table.now);
        QVERIFY(table.click("KD"));
        table.undo();
        table.undo();
        QVERIFY(table.click("4S"));
        QCOMPARE(picture(table.now), once);
        QCOMPARE(once, std::string("4S / 9H / - / KD"));
    }
    void dealingAloneFillsThirteenEach() {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            auto at = Rules::begin({}, Rules::deal({}, seed));
            QCOMPARE(at.stock(), 48);
            QCOMPARE(Rules::outcome(at), plt::Outcome::playing);
            for (int deal = 0; deal < 12; ++deal) at = Rules::apply(at, Move::deal()).value();
            for (const auto& column : at.columns) QCOMPARE(column.size(), std::size_t{13});
            QCOMPARE(at.stock(), 0);
            const auto next = Rules::apply(at, Move::deal());
            QVERIFY(!next);
            QVERIFY(next.problem().english().find("stock is empty") != std::string::npos);
        }
    }
    void aWholeGame() {
        const auto start = Rules::readStart({}, aces::tables::wonDeck);
        QVERIFY(start);
        Table table{{}, Rules::begin({}, *start)};
        QCOMPARE(picture(table.now), std::string("7D / 4D / 9H / 6D"));
        for (const auto what : plt::split(aces::tables::wonClicks, ' ')) {
            QCOMPARE(Rules::outcome(table.now), plt::Outcome::playing);
            QVERIFY2(table.click(what), std::string(what).c_str());
        }
        QCOMPARE(Rules::outcome(table.now), plt::Outcome::won);
        QCOMPARE(Rules::score(table.now), std::int64_t{4});
        QCOMPARE(table.now.removed.size(), std::size_t{48});
        QCOMPARE(table.before.size(), std::size_t{70});
        // Every position on the way to a win can be won.
        for (const auto& at : table.before) QVERIFY(aces::isWinnable(at, aces::unaskedBudget, {}));
        while (!table.before.empty()) table.undo();
        QCOMPARE(picture(table.now), std::string("7D / 4D / 9H / 6D"));
        QCOMPARE(table.now.stock(), 48);
    }
    void refusalsAreExplained() {
        const auto why = [](const State& at, const Move& move) {
            const auto next = Rules::apply(at, move);
            return next ? std::string() : next.problem().english();
        };
        const auto at = state("QH 5H / 9H / - / AD", fourThrees);
        QCOMPARE(why(at, Move::shift(0, 2)),
                 std::string("The 5♥ cannot move: it can be removed, because the 9♥ is open."));
        QCOMPARE(why(at, Move::shift(1, 3)), std::string("Cards move to empty columns only."));
        QCOMPARE(why(at, Move::shift(1, 1)), std::string("Cards move to empty columns only."));
        QCOMPARE(why(at, Move::remove(1)), std::string("The 9♥ stays: no higher card of its suit is open."));
        QCOMPARE(why(at, Move::remove(3)), std::string("The A♦ is the highest of its suit and stays."));
        QCOMPARE(why(at, Move::remove(2)), std::string("There is no card in this column."));
        for (const Move& move : {Move::remove(-1), Move::remove(4), Move::shift(0, 4), Move::shift(0, -1),
                                 Move{Move::Kind::remove, 0, 2}, Move{Move::Kind::deal, 0, -1}})
            QVERIFY(!Rules::apply(at, move));
        const auto full = state("TH / 9C / 2D / AS", fourThrees);
        QCOMPARE(
            aces::click(full, 0).problem().english(),
            std::string("No higher card of its suit is open, and there is no empty column for the 10♥."));
        QVERIFY(aces::click(full, 3).problem().english().find("highest of its suit") != std::string::npos);
        QVERIFY(!aces::click(full, 4));
        QVERIFY(!aces::click(at, 2));
    }
    void anyEmptyColumnMayBeChosen() {
        const auto at = state("- / 9H 4S / - / KD", fourThrees);
        QCOMPARE(picture(Rules::apply(at, Move::shift(1, 2)).value()), std::string("- / 9H / 4S / KD"));
        QCOMPARE(aces::emptyColumn(at), 0);
        QCOMPARE(Rules::legalMoves(at).size(), std::size_t{5});
    }
    void theHighestOpenCardIsTheReason() {
        const auto at = state("2H / 9H / KH / AH", "");
        QCOMPARE(aces::removerOf(at, 0), 3);
        QCOMPARE(aces::removerOf(at, 2), 3);
        QCOMPARE(aces::removerOf(at, 3), aces::none);
        QCOMPARE(aces::removerOf(state("2H / 9C / KH / -", ""), 0), 2);
        QCOMPARE(aces::removerOf(at, 1), 3);
    }
    void cardsKeepTheirNumbers() {
        auto at = state("- / 9H 4S / QC / KD", fourThrees);
        at = Rules::apply(at, Move::shift(1, 0)).value();
        QCOMPARE(at.bottom(0), 1);
        at = Rules::apply(at, Move::deal()).value();
        QCOMPARE(at.bottom(0), 4);
        QCOMPARE(at.bottom(3), 7);
        at = Rules::apply(state("5H / 9H / 2C / KD", ""), Move::remove(0)).value();
        QCOMPARE(at.removed, (std::vector<std::uint8_t>{0}));
        QCOMPARE(at.left(), 3);
    }
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(
            {Options{}}, [](const State& before, const Move& move, const State& after) -> std::string {
                std::set<int> numbers;
                std::size_t cards = after.removed.size() + static_cast<std::size_t>(after.stock());
                for (const auto& column : after.columns) {
                    cards += column.size();
                    numbers.insert(column.begin(), column.end());
                    if (column.size() > aces::maxColumn) return "a column is too long";
                }
                numbers.insert(after.removed.begin(), after.removed.end());
                if (cards != 52) return "cards were lost or made";
                if (static_cast<int>(numbers.size()) != after.dealt) return "a card is there twice";
                for (const int number : after.removed)
                    if (after.card(number).rank == plt::ace) return "an ace went";
                if (after.stock() % 4 != 0) return "the stock is uneven";
                if (after.deck != before.deck) return "a card has changed";
                const int gone = before.left() - after.left();
                if (gone != (move.kind == Move::Kind::remove ? 1 : 0)) return "the number of cards is wrong";
                bool stuck = after.stock() == 0;
                for (int column = 0; column < aces::columnCount; ++column)
                    stuck = stuck && !aces::click(after, column);
                if (stuck != (Rules::outcome(after) != plt::Outcome::playing)) return "the end is wrong";
                if (stuck != Rules::legalMoves(after).empty()) return "there are moves after the end";
                if ((Rules::outcome(after) == plt::Outcome::won) != (after.left() == 4))
                    return "the win is wrong";
                return {};
            })));
    }
    void aDealIsKnownAgainUnderOtherOptions() {
        const auto any = *Rules::readOptions("any");
        const auto other = *Rules::readOptions("winnable");
        const auto start = Rules::deal(any, 5);
        QCOMPARE(Rules::knownAs(any, start), Rules::knownAs(other, start));
        QVERIFY(Rules::knownAs(any, start) != Rules::knownAs(any, Rules::deal(any, 6)));
    }

    void textForms() {
        QCOMPARE(Rules::write(Options{}), std::string("any"));
        QCOMPARE(Rules::write(Options{true}), std::string("winnable"));
        QVERIFY(Rules::readOptions("winnable").value().winnableOnly);
        QCOMPARE(Rules::write(Move::deal()), std::string("d"));
        QCOMPARE(Rules::write(Move::remove(2)), std::string("x3"));
        QCOMPARE(Rules::write(Move::shift(2, 0)), std::string("3-1"));
        for (const char* bad : {"", "Any", "winnable-", "any ", "1"}) QVERIFY2(!Rules::readOptions(bad), bad);
        for (const char* bad : {"", "d1", "x", "x0", "x5", "x01", "1-", "1-5", "0-1", "-1", "1-2-3", "3"})
            QVERIFY2(!Rules::readMove(bad), bad);
        auto text = Rules::write(Rules::deal({}, 3));
        QCOMPARE(text.size(), std::size_t{104});
        QVERIFY(!Rules::readStart({}, text.substr(2)));
        QVERIFY(!Rules::readStart({}, text.substr(0, 103)));
        QVERIFY(!Rules::readStart({}, text + "AS"));
        QVERIFY(!Rules::readStart({}, ""));
        text.replace(0, 2, text.substr(2, 2));
        QVERIFY(!Rules::readStart({}, text));
        QCOMPARE(Rules::describe({}).english(), std::string("Any deal"));
        QCOMPARE(Rules::describe({true}).english(), std::string("Winnable deals only"));
        QCOMPARE(plt::printedIndex({10, plt::Suit::clubs}), std::string("10♣"));
        QCOMPARE(plt::printedIndex({plt::ace, plt::Suit::spades}), std::string("A♠"));
    }
    void dealsArePinned() {
        // A deal number must mean the same deal in all versions.
        QCOMPARE(QString::fromStdString(Rules::write(Rules::deal({}, 1))),
                 QStringLiteral("KH7SJS6D5SJC2C6S5DQS4S8D2H3C8STC9SQCQHTHKSKC6C7C9C3H6H3S9D2DJD5CAH4H9HKDAD4C"
                                "JH2S3D7HQD5HAC7D4DTD8HAS8CTS"));
        QCOMPARE(QString::fromStdString(Rules::write(Rules::deal({true}, 7))),
                 QStringLiteral("9CAH8HQSACQCJSKS6C2HTC5D7CJH8C7DTSQDTD9D8S9HKC6DAD6H2C5HJC8D2DKHTH7HQH4S3D5C"
                                "3C3S9SJD5S4D3H4H7S2S6SASKD4C"));
    }
    void winnableDealsAreWon() {
        QVERIFY(Rules::dealIsSlow({true}));
        QVERIFY(!Rules::dealIsSlow({}));
        int changed = 0;
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            const auto start = Rules::deal({true}, seed);
            QVERIFY(start == Rules::deal({true}, seed, {}));
            changed += start == Rules::deal({}, seed) ? 0 : 1;
            auto at = Rules::begin({true}, start);
            const auto solution = aces::solve(at, aces::dealBudget, {});
            QVERIFY(solution);
            QCOMPARE(solution->verdict, Verdict::winnable);
            for (const Move& move : solution->moves) at = Rules::apply(at, move).value();
            QCOMPARE(Rules::outcome(at), plt::Outcome::won);
        }
        QVERIFY(changed > 0);
        std::stop_source source;
        source.request_stop();
        QVERIFY(Rules::deal({true}, 0, source.get_token()) == Rules::deal({}, 0));
    }
    void smallDealsAreSolvedExactly() {
        plt::Random random(11);
        std::map<Verdict, int> verdicts;
        for (int round = 0; round < 60; ++round) {
            const auto at = smallDeal(3 + round % 2, random);
            const auto solution = aces::solve(at, {100'000, 16 << 20}, {});
            QVERIFY(solution);
            const bool winnable = canWin(at);
            QCOMPARE(solution->verdict, winnable ? Verdict::winnable : Verdict::lost);
            if (winnable) QCOMPARE(solution->left, 4);
            auto end = at;
            for (const Move& move : solution->moves) {
                const auto next = Rules::apply(end, move);
                QVERIFY(next);
                end = *next;
            }
            QCOMPARE(end.left(), solution->left);
            QCOMPARE(Rules::outcome(end) == plt::Outcome::won, winnable);
            ++verdicts[solution->verdict];
        }
        QVERIFY(verdicts[Verdict::winnable] > 10);
        QVERIFY(verdicts[Verdict::lost] > 10);
    }
    void keepingACardCanBeTheOnlyWay() {
        // Found by trying everything: whoever removes all that can go before each deal loses this one.
        State at;
        std::string deck = "AH3CADAS3S2C3HAC2H2S2D3D";
        at.deck = plt::readCards(deck).value();
        at = Rules::apply(at, Move::deal()).value();
        QVERIFY(!aces::isWinnable(at, {100'000, 16 << 20}, {}));
        const auto solution = aces::solve(at, {100'000, 16 << 20}, {});
        QCOMPARE(solution->verdict, Verdict::winnable);
        for (const Move& move : solution->moves) at = Rules::apply(at, move).value();
        QCOMPARE(Rules::outcome(at), plt::Outcome::won);
    }
    /// A proof holds for all that it did not look at, and for nothing else.
    void refutationsHoldForWhateverLiesDeeper() {
        aces::Allowance allowance(1'000, 1 << 20, {}, {});
        aces::Refutations refutations(allowance, 1 << 19);
        const Position one(layout({"2S 5H 9C", "3D KS", "4H", "JD QC"}));
        aces::Reason reason = aces::Reason::nothing(one);
        reason.floors[0] = 1;
        reason.floors[2] = -1;
        reason.lower[static_cast<std::size_t>(plt::Suit::diamonds)] = 8;
        aces::Reason found;
        QVERIFY(!refutations.match(one, found));
        refutations.insert(one, reason);
        QVERIFY(refutations.match(one, found));
        QVERIFY(found.floors == reason.floors && found.lower == reason.lower);
        const auto holds = [&](const std::vector<std::string>& columns) {
            return refutations.match(Position(layout(columns)), found);
        };
        // Deeper cards may be anything, but for the lower diamonds, of which there must be the same.
        QVERIFY(holds({"7S 6C 5H 9C", "3D KS", "4H", "AC QC"}));
        QVERIFY(holds({"5H 9C", "3D KS", "4H", "TD 8C QC"}));
        QVERIFY(!holds({"2D 5H 9C", "3D KS", "4H", "JD QC"}));
        QVERIFY(!holds({"2S 5H 9C", "KS", "4H", "JD QC"}));
        QVERIFY(!holds({"2S 6H 9C", "3D KS", "4H", "JD QC"}));
        QVERIFY(!holds({"2S 5H 9C", "3D KS", "8S 4H", "JD QC"}));
        // A proof that saw nothing but the cards dealt holds for all positions after the same deal.
        QVERIFY(!refutations.isHopeless(one.dealt()));
        aces::Refutations all(allowance, 1 << 19);
        all.insert(one, aces::Reason::nothing(one));
        QVERIFY(all.isHopeless(one.dealt()));
        QVERIFY(all.match(Position(layout({"7S 9C", "KS", "4H", "QC"})), found));
    }
    /// Deal 0 loses whatever is kept back. Before the proof with ghosts guided the search, no budget was
    /// enough to prove it.
    void freshDealsAreDecided() {
        const auto at = Rules::begin({}, Rules::deal({}, 0));
        const auto solution = aces::solve(at, {1'000'000, 48 << 20}, {});
        QCOMPARE(solution->verdict, Verdict::lost);
        auto end = at;
        for (const Move& move : solution->moves) end = Rules::apply(end, move).value();
        QCOMPARE(end.left(), solution->left);
        QVERIFY(Rules::outcome(end) != plt::Outcome::won);
        QCOMPARE(aces::solve(at, {5, 16 << 20}, {})->verdict, Verdict::unknown);
    }
    /// These took 0.7 to 3.5 million positions as long as each position was proven lost for itself.
    void lossesAreProvenOncePerReason() {
        for (const std::uint64_t deal : {16U, 38U, 63U, 108U, 117U}) {
            const auto at = Rules::begin({}, Rules::deal({}, deal));
            const auto finding = aces::decide(at, {150'000, 4 << 20}, {});
            QCOMPARE(finding->verdict, Verdict::lost);
        }
    }
    /// Unrequested searches cost little, and are nearly always enough.
    void unaskedSearchesAreBounded() {
        static_assert(aces::unaskedBudget.bytes <= 64L << 20);
        std::map<Verdict, int> verdicts;
        for (std::uint64_t deal = 42; deal < 82; ++deal) {
            const auto at = Rules::begin({}, Rules::deal({}, deal));
            const auto finding = aces::decide(at, {500'000, aces::unaskedBudget.bytes}, {});
            QVERIFY(finding->bytes <= aces::unaskedBudget.bytes);
            ++verdicts[finding->verdict];
        }
        QVERIFY2(verdicts[Verdict::unknown] <= 2, std::to_string(verdicts[Verdict::unknown]).c_str());
        // One of the hardest: it is given up, and takes no more than it may.
        const auto hard = Rules::begin({}, Rules::deal({}, 1));
        long told = 0;
        const aces::Budget budget{700'000, 2 << 20};
        const auto finding = aces::decide(hard, budget, {}, [&told](long positions) { told = positions; });
        QCOMPARE(finding->verdict, Verdict::unknown);
        QVERIFY(finding->positions <= budget.positions);
        QVERIFY(finding->bytes <= budget.bytes && finding->bytes > budget.bytes / 2);
        QVERIFY2(told > 0, "who waits is told how far it is");
    }
    void solutionsAreReproducibleAndStop() {
        const auto at = Rules::begin({}, Rules::deal({}, 4));
        const auto one = aces::solve(at, {10'000, 16 << 20}, {});
        const auto other = aces::solve(at, {10'000, 16 << 20}, {});
        QVERIFY(one->moves == other->moves);
        QCOMPARE(one->positions, other->positions);
        QVERIFY(one->positions <= 10'000);
        std::stop_source source;
        source.request_stop();
        QVERIFY(!aces::solve(at, aces::unaskedBudget, source.get_token()));
        QVERIFY(Rules::hint(at, source.get_token()).steps.empty());
    }
    void hintsWinWhatCanBeWon() {
        auto at = Rules::begin({true}, Rules::deal({true}, 2));
        const auto hint = Rules::hint(at, {});
        QVERIFY(hint.verdict.english().find("wins") != std::string::npos);
        for (const auto& step : hint.steps) {
            QVERIFY2(!step.reason.empty() && step.reason.english().find('%') == std::string::npos,
                     step.reason.english().c_str());
            for (const int mark : step.marks) QVERIFY(mark >= 0 && mark < at.dealt);
            at = Rules::apply(at, step.move).value();
        }
        QCOMPARE(Rules::outcome(at), plt::Outcome::won);
    }
    void hintsExplainThemselves() {
        const auto first = [](const State& at) { return Rules::hint(at, {}).steps.at(0); };
        auto step = first(state("AS / AH / AC 5D / AD", ""));
        QVERIFY(step.move == Move::remove(2));
        QCOMPARE(step.reason.english(), std::string("The 5♦ can go, because the higher A♦ is open."));
        QCOMPARE(step.marks, (std::vector<int>{3, 4}));
        step = first(state("5S AS / AH / - / AC", "2D 3D 4D AD"));
        QVERIFY(step.move.kind == Move::Kind::shift);
        QVERIFY(step.reason.english().find("makes way for the 5♠") != std::string::npos);
        const auto lost = Rules::hint(state("2C / 3D / 4H / 2S", fourThrees), {});
        QCOMPARE(lost.steps.size(), std::size_t{1});
        QCOMPARE(lost.steps.front().reason.english(),
                 std::string("Nothing can be removed or moved, so deal."));
        QVERIFY(lost.verdict.english().find("cannot be won") != std::string::npos);
        const auto over = Rules::hint(state("AS / AH / KC / 5S AD", ""), {});
        QVERIFY(over.steps.empty() && !over.verdict.empty());
        // Nothing helps any more, but the stock is still there to be dealt.
        const auto hopeless = Rules::hint(state("AC / AD / AH / KS", "KC KD KH AS"), {});
        QVERIFY(!hopeless.steps.empty());
    }

  private:
    /// Returns true if any way at all wins, by the rules alone.
    static bool canWin(const State& at) {
        std::set<std::string> seen;
        return search(at, seen);
    }
    static bool search(const State& at, std::set<std::string>& seen) {
        if (!seen.insert(picture(at) + stock(at)).second) return false;
        if (Rules::outcome(at) == plt::Outcome::won) return true;
        for (const Move& move : Rules::legalMoves(at))
            if (search(Rules::apply(at, move).value(), seen)) return true;
        return false;
    }
};

QTEST_APPLESS_MAIN(TestAces)
#include "test_rules.moc"
