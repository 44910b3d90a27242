// SPDX-License-Identifier: MIT
#include "common/rules/random.h"
#include "common/testing/hidden_things.h"
#include "memory/tests/boards.h"

#include <map>
#include <set>

#include <QTest>

/// The computer opponent: its memory, its moves, and that it sees no hidden card.
class TestPlayer : public QObject {
    Q_OBJECT

    using Options = memory::Options;
    using Rules = memory::Rules;
    using Size = memory::Size;
    using State = memory::State;

    static std::vector<int> placesRemembered(const State& state, int percent) {
        std::vector<int> places;
        for (const auto& look : memory::remembered(memory::observe(state), percent)) {
            places.push_back(look.place);
            if (look.picture != state.picture(look.place)) qFatal("a picture is remembered wrongly");
        }
        return places;
    }
    static State randomState(const Options& options, plt::Random& random, int plies) {
        auto state = Rules::begin(options, Rules::deal(options, random.next()));
        for (int i = 0; i < plies; ++i) {
            const auto moves = Rules::legalMoves(state);
            const auto next = Rules::apply(state, moves[random.below(moves.size())]);
            if (Rules::outcome(*next) != plt::Outcome::playing) break;
            state = *next;
        }
        return state;
    }
    /// A whole game of the computer with itself, alone: the number of turns it takes.
    static int turnsAlone(int percent, std::uint64_t seed, Size size) {
        Options options;
        options.size = size;
        auto state = Rules::begin(options, Rules::deal(options, seed));
        state.luck = static_cast<std::uint32_t>(seed + 1);
        while (Rules::outcome(state) == plt::Outcome::playing)
            state = Rules::apply(state, {memory::chooseCard(memory::observe(state), percent)}).value();
        return state.allTurns();
    }

  private Q_SLOTS:
    void itRemembersTheLatestShare() {
        using memory::testing::after;
        const auto state = after({0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
        QVERIFY(placesRemembered(state, 0).empty());
        QVERIFY((placesRemembered(state, 30) == std::vector<int>{9, 8, 7}));
        QVERIFY((placesRemembered(state, 60) == std::vector<int>{9, 8, 7, 6, 5, 4}));
        QVERIFY((placesRemembered(state, 90) == std::vector<int>{9, 8, 7, 6, 5, 4, 3, 2, 1}));
        QCOMPARE(placesRemembered(state, 100).size(), std::size_t{10});
        // Rounded to the nearest card: 0.6 of two, 0.9 of three and 1.5 of five cards.
        QCOMPARE(placesRemembered(after({0, 1}), 30).size(), std::size_t{1});
        QCOMPARE(placesRemembered(after({0, 1, 2}), 30).size(), std::size_t{1});
        QCOMPARE(placesRemembered(after({0, 1, 2, 3, 4}), 30).size(), std::size_t{2});
        QVERIFY(placesRemembered(after({0}), 30).empty());
        // A second look refreshes; the number of different cards stays.
        QVERIFY((placesRemembered(after({0, 1, 2, 3, 4, 5, 6, 7, 8, 0}), 30) == std::vector<int>{0, 8, 7}));
    }
    void whatIsForgottenStaysForgotten() {
        plt::Random random(5);
        for (int game = 0; game < 60; ++game) {
            const auto options = memory::testing::optionSets()[static_cast<std::size_t>(game) %
                                                               memory::testing::optionSets().size()];
            auto state = Rules::begin(options, Rules::deal(options, random.next()));
            for (const int percent : {30, 60, 90}) {
                std::set<int> before;
                for (int ply = 0; ply < 80; ++ply) {
                    const auto moves = Rules::legalMoves(state);
                    if (moves.empty()) break;
                    const auto move = moves[random.below(moves.size())];
                    state = Rules::apply(state, move).value();
                    const auto list = placesRemembered(state, percent);
                    const std::set<int> now(list.begin(), list.end());
                    for (const int place : now)
                        QVERIFY(place == move.place || before.count(place) == 1 || ply == 0);
                    before = now;
                }
            }
        }
    }
    void itNeverKnowsWhatNobodyHasSeen() {
        // Everybody sees and does the same, no matter which cards lie where none was ever turned up.
        const auto dealAnew = [](const Options&, const memory::Start& start, const State& now, int,
                                 plt::Random& random) {
            std::vector<std::size_t> hidden;
            for (std::size_t place = 0; place < start.pictures.size(); ++place)
                if (now.lastLook[place] == 0) hidden.push_back(place);
            auto other = start;
            for (std::size_t i = hidden.size(); i > 1; --i)
                std::swap(other.pictures[hidden[i - 1]], other.pictures[hidden[random.below(i)]]);
            return other;
        };
        const auto found =
            plt::testing::lookForCheats<Rules>(memory::testing::optionSets(), {60, 40}, dealAnew);
        QVERIFY(holds(found));
        QVERIFY2(found.dealtAnew > 1500, qPrintable(QString::number(found.dealtAnew)));
    }
    void itTakesWhatItRemembers() {
        using memory::testing::after;
        // 0 and 10 were both seen. It begins with the one seen longer ago and goes on with its twin.
        auto state = after({0, 1, 2, 10});
        QCOMPARE(memory::chooseCard(memory::observe(state), 90), 0);
        state = after({0}, state);
        QCOMPARE(memory::chooseCard(memory::observe(state), 90), 10);
        // With half its memory the card seen first is gone, and it cannot know the pair.
        state = after({0, 1, 2, 10});
        const auto choice = memory::chooseCard(memory::observe(state), 50);
        QVERIFY(choice != 10 && choice != 2);
        // The twin of an open card is taken as soon as the first is turned up by chance.
        QCOMPARE(memory::chooseCard(memory::observe(after({3, 4, 5, 6, 13})), 100), 3);
    }
    void otherwiseItTriesAnyCardThatItDoesNotRemember() {
        using memory::testing::after;
        const auto state = after({0, 1, 2, 3});
        std::map<int, int> times;
        for (std::uint64_t luck = 0; luck < 3400; ++luck) {
            auto seen = memory::observe(state);
            seen.luck = luck;
            ++times[memory::chooseCard(seen, 60)];
        }
        // It remembers two of the four, so any of 18: each 189 times of 3,400, with a deviation of 13.
        QCOMPARE(times.size(), std::size_t{18});
        QVERIFY(times.count(2) == 0 && times.count(3) == 0);
        for (const auto& [place, count] : times)
            QVERIFY2(std::abs(count - 189) < 70, qPrintable(QStringLiteral("%1: %2").arg(place).arg(count)));
    }
    void chanceDiffersFromGameToGameAndFromCardToCard() {
        const auto options = memory::testing::forPlayers(2);
        std::set<int> first;
        std::set<int> second;
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
            auto state = Rules::begin(options, Rules::deal(options, seed));
            QVERIFY(Rules::deal(options, seed).luck != 0);
            first.insert(memory::chooseCard(memory::observe(state), 60));
            state = memory::testing::after({0}, state);
            second.insert(memory::chooseCard(memory::observe(state), 60));
        }
        QVERIFY(first.size() > 10 && second.size() > 10);
        QCOMPARE(Rules::deal({}, 1).luck, 0U);
    }
    void whatItChoosesIsLegal() {
        plt::Random random(2);
        for (int round = 0; round < 300; ++round) {
            const auto sets = memory::testing::optionSets();
            const auto state = randomState(sets[random.below(sets.size())], random, random.between(0, 90));
            for (const int percent : {0, 30, 60, 90, 100}) {
                const memory::Move move{memory::chooseCard(memory::observe(state), percent)};
                QVERIFY(Rules::apply(state, move).ok());
                QVERIFY(move.place != state.open);
            }
        }
    }
    void aBetterMemoryNeedsFewerTurns() {
        const auto mean = [](int percent) {
            int turns = 0;
            for (std::uint64_t seed = 0; seed < 60; ++seed) turns += turnsAlone(percent, seed, Size::by5x4);
            return turns / 60.0;
        };
        const double none = mean(0);
        const double weak = mean(30);
        const double middle = mean(60);
        const double strong = mean(90);
        const double perfect = mean(100);
        const auto text =
            QStringLiteral("%1 %2 %3 %4 %5").arg(none).arg(weak).arg(middle).arg(strong).arg(perfect);
        QVERIFY2(none > weak * 1.2 && weak > middle * 1.2 && middle > strong * 1.1 && strong >= perfect,
                 qPrintable(text));
        // Perfect memory takes about 1.61 turns a pair (Velleman and Warrington 2013).
        QVERIFY2(perfect > 14 && perfect < 19, qPrintable(text));
    }
    void hintsTellOnlyWhatWasSeen() {
        using memory::testing::after;
        const auto text = [](const State& state) {
            const auto hint = Rules::hint(memory::observe(state), {});
            return QString::fromStdString(hint.steps.empty() ? hint.verdict.english()
                                                             : hint.steps.front().reason.english());
        };
        QVERIFY(text(after({})).startsWith(QStringLiteral("You have not seen both cards of a pair yet.")));
        QCOMPARE(text(after({0, 1, 2, 10})),
                 QStringLiteral("You have seen a pair: row 1, column 1, and row 3, column 1."));
        QCOMPARE(text(after({0, 1, 2, 3, 10})),
                 QStringLiteral("You have seen the twin of the open card: row 1, column 1."));
        QVERIFY(text(after({0})).startsWith(QStringLiteral("You have not seen the twin of the open card. ")));
        // Among others a new card may help the next one.
        const auto among = [](const std::vector<int>& clicks) {
            return after(clicks, memory::testing::boardB(memory::testing::forPlayers(2)));
        };
        QCOMPARE(text(among({0, 1, 2})),
                 QStringLiteral("You have not seen the twin of the open card, and a new card would help the "
                                "next player more than you. Turn up one that you know: row 1, column 2."));
        State state;
        QCOMPARE(text(after(memory::testing::allPairs())), QStringLiteral("The game is over."));
        // Followed to the end, hints need no more turns than perfect memory: never one for a pair seen
        // before.
        plt::Random random(8);
        for (int game = 0; game < 20; ++game) {
            state = Rules::begin({}, Rules::deal({}, random.next()));
            while (Rules::outcome(state) == plt::Outcome::playing) {
                const auto hint = Rules::hint(memory::observe(state), {});
                QVERIFY(!hint.steps.empty());
                for (const auto& step : hint.steps) {
                    QVERIFY(!step.marks.empty() && step.marks.front() == step.move.place);
                    QVERIFY2(step.reason.english().find('%') == std::string::npos,
                             step.reason.english().c_str());
                    state = Rules::apply(state, step.move).value();
                }
                QVERIFY(hint.steps.size() == 1 || !state.showsMismatch());
            }
            QVERIFY(state.allTurns() < 21);
        }
    }
};

QTEST_GUILESS_MAIN(TestPlayer)
#include "test_player.moc"
