// SPDX-License-Identifier: MIT

#include "common/testing/game_checks.h"
#include "memory/tests/boards.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

#include <QTest>

using memory::Move;
using memory::none;
using memory::Options;
using memory::PictureSet;
using memory::Rules;
using memory::Size;
using memory::State;
using namespace memory::testing;

namespace {

/// The cards that are face up after the mismatch has been displayed.
std::set<int> openPlaces(const State& state) {
    std::set<int> places;
    for (int place = 0; place < state.options.cards(); ++place)
        if (!state.lies(place) || place == state.open) places.insert(place);
    return places;
}

std::string invariant(const State& before, const Move& move, const State& now) {
    if (now.showsMismatch() && now.open != none) return "three cards are open";
    int lying = 0;
    std::map<int, int> pictures;
    for (int place = 0; place < now.options.cards(); ++place) {
        ++pictures[now.picture(place)];
        if (now.lies(place)) ++lying;
    }
    if (static_cast<int>(pictures.size()) != now.options.pairs()) return "the number of pictures is wrong";
    for (const auto& [picture, cards] : pictures)
        if (cards != 2) return "a picture is not there twice";
    if (lying + 2 * static_cast<int>(now.finds.size()) != now.options.cards())
        return "cards on the table and found ones are not all";
    for (const auto& find : now.finds) {
        if (now.lies(find.first) || now.lies(find.second)) return "a found card is on the table";
        if (now.picture(find.first) != now.picture(find.second)) return "two different cards are a pair";
    }
    int pairs = 0;
    for (int player = 0; player < now.options.players; ++player) pairs += now.pairs(player);
    if (pairs != static_cast<int>(now.finds.size())) return "a pair is nobody's";
    const bool back = move.place == before.open;
    if (now.flips != before.flips + (back ? 0 : 1)) return "the cards turned up are miscounted";
    const bool turn = !back && before.open != none;
    if (now.allTurns() != before.allTurns() + (turn ? 1 : 0)) return "the turns are miscounted";
    const bool passes = turn && now.finds.size() == before.finds.size();
    const int next = (before.player + (passes ? 1 : 0)) % now.options.players;
    if (now.player != next) return "it is the wrong player's turn";
    if (passes != now.showsMismatch()) return "a mismatch is not shown";
    const bool over = Rules::outcome(now) != plt::Outcome::playing;
    if (over != (lying == 0) || over != Rules::legalMoves(now).empty()) return "the end is wrong";
    return {};
}

}  // namespace

class TestMemory : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    // Section 6 of the specification, line by line ------------------------------------------------------
    void nothingIsOpenAtTheStart() {
        const auto state = boardB();
        QVERIFY(openPlaces(state).empty());
        QCOMPARE(state.open, none);
        QCOMPARE(state.finds.size(), std::size_t{0});
        QCOMPARE(state.flips, 0);
        QVERIFY(Rules::outcome(state) == plt::Outcome::playing);
    }
    void factsOfTheSpecification_data() {
        QTest::addColumn<std::vector<int>>("clicks");
        QTest::addColumn<std::set<int>>("open");
        QTest::addColumn<int>("first");
        QTest::addColumn<int>("pairs");
        const auto row = [](const char* name, const std::vector<int>& clicks, const std::set<int>& open,
                            int first,
                            int pairs) { QTest::newRow(name) << clicks << open << first << pairs; };
        row("0", {0}, {0}, 0, 0);
        row("0, 0", {0, 0}, {}, none, 0);
        row("0, 1", {0, 1}, {}, none, 0);
        row("0, 10", {0, 10}, {0, 10}, none, 1);
        row("0, 10, 0", {0, 10, 0}, {0, 10}, none, 1);
        row("0, 10, 1", {0, 10, 1}, {0, 1, 10}, 1, 1);
        row("0, 10, 1, 0", {0, 10, 1, 0}, {0, 1, 10}, 1, 1);
        row("0, 10, 1, 0, 1", {0, 10, 1, 0, 1}, {0, 10}, none, 1);
        row("0, 10, 1, 2", {0, 10, 1, 2}, {0, 10}, none, 1);
        row("0, 1, 0, 10", {0, 1, 0, 10}, {0, 10}, none, 1);
        std::set<int> all;
        for (int place = 0; place < 20; ++place) all.insert(place);
        row("all pairs", allPairs(), all, none, 10);
        row(
            "all pairs, 7",
            [] {
                auto clicks = allPairs();
                clicks.push_back(7);
                return clicks;
            }(),
            all, none, 10);
    }
    void factsOfTheSpecification() {
        QFETCH(std::vector<int>, clicks);
        QFETCH(std::set<int>, open);
        const auto state = after(clicks);
        QVERIFY(openPlaces(state) == open);
        QTEST(state.open, "first");
        QTEST(static_cast<int>(state.finds.size()), "pairs");
        QCOMPARE(Rules::outcome(state) == plt::Outcome::won, open.size() == 20);
    }
    void peekingAtEverythingChangesNothing() {
        std::vector<int> clicks;
        for (int place = 0; place < 20; ++place) clicks.insert(clicks.end(), {place, place});
        auto state = after(clicks);
        QVERIFY(openPlaces(state).empty());
        QCOMPARE(state.flips, 20);
        QCOMPARE(state.allTurns(), 0);
        state = after(allPairs(), state);
        QVERIFY(Rules::outcome(state) == plt::Outcome::won);
        QCOMPARE(state.flips, 40);
        QCOMPARE(state.allTurns(), 10);
    }
    void everyDealHasEveryPictureTwice() {
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const auto start = Rules::deal({}, seed);
            QCOMPARE(start.pictures.size(), std::size_t{20});
            for (int picture = 0; picture < 10; ++picture)
                QCOMPARE(std::count(start.pictures.begin(), start.pictures.end(), picture),
                         std::ptrdiff_t{2});
        }
    }

    // Turns ---------------------------------------------------------------------------------------------
    void aMismatchIsSeenUntilTheNextCard() {
        auto state = after({3, 4});
        QVERIFY((state.mismatch == std::array{3, 4}));
        QCOMPARE(state.allTurns(), 1);
        // The next card may be any, also one of the two that are still displayed.
        QCOMPARE(Rules::legalMoves(state).size(), std::size_t{20});
        const auto again = after({3}, state);
        QCOMPARE(again.open, 3);
        QVERIFY(!again.showsMismatch());
        state = after({13}, again);
        QCOMPARE(state.finds.size(), std::size_t{1});
    }
    void refusalsSayWhy() {
        const auto reason = [](const State& state, int place) {
            const auto next = Rules::apply(state, {place});
            return QString::fromStdString(next ? std::string("legal") : next.problem().english());
        };
        QCOMPARE(reason(boardB(), -1), QStringLiteral("There is no such card."));
        QCOMPARE(reason(boardB(), 20), QStringLiteral("There is no such card."));
        QCOMPARE(reason(after({0, 10}), 10), QStringLiteral("This pair has already been found."));
        QCOMPARE(reason(after(allPairs()), 0), QStringLiteral("The game is over."));
        QCOMPARE(reason(after({0}), 0), QStringLiteral("legal"));
        QCOMPARE(reason(after({0}, boardB(staying())), 0),
                 QStringLiteral("This card stays up. Turn up a second one."));
        QCOMPARE(reason(after({0}, boardB(forPlayers(2))), 0),
                 QStringLiteral("This card stays up. Turn up a second one."));
        QCOMPARE(Rules::legalMoves(after({0}, boardB(staying()))).size(), std::size_t{19});
    }
    void turnsPassOnAMismatchAndGoOnAfterAPair() {
        auto state = boardB(forPlayers(3));
        state = after({0, 10}, state);
        QCOMPARE(state.player, 0);
        state = after({1, 2}, state);
        QCOMPARE(state.player, 1);
        state = after({1, 11, 2, 12, 3, 4}, state);
        QCOMPARE(state.player, 2);
        QVERIFY((std::array{state.pairs(0), state.pairs(1), state.pairs(2)} == std::array{1, 2, 0}));
        QVERIFY((state.turns == std::array{2, 3, 0, 0}));
        QVERIFY(memory::leaders(state) == std::vector<int>{1});
        state = after({5, 6}, state);
        QCOMPARE(state.player, 0);
        QCOMPARE(state.allTurns(), 6);
    }
    void whoHasMostPairsWins() {
        const auto end = [](int players, const std::vector<int>& clicks) {
            return after(allPairs(), after(clicks, boardB(forPlayers(players))));
        };
        // After a mismatch the other one takes everything.
        QVERIFY(Rules::outcome(end(1, {})) == plt::Outcome::won);
        QVERIFY(Rules::outcome(end(2, {})) == plt::Outcome::over);
        QVERIFY((Rules::standing(end(2, {})) == std::vector<int>{1, 2}));
        QVERIFY((Rules::standing(end(2, {0, 1})) == std::vector<int>{2, 1}));
        const auto tie = end(2, {0, 10, 1, 11, 2, 12, 3, 13, 4, 14, 5, 6});
        QVERIFY((Rules::standing(tie) == std::vector<int>{1, 1}));
        QVERIFY((Rules::standing(end(2, {0, 10, 1, 11, 2, 12, 3, 13, 4, 14, 5, 15, 6, 7})) ==
                 std::vector<int>{1, 2}));
        QVERIFY((Rules::standing(end(3, {0, 10, 1, 2, 1, 11, 2, 3})) == std::vector<int>{2, 2, 1}));
        QVERIFY((memory::leaders(tie) == std::vector<int>{0, 1}));
        QVERIFY((memory::leaders(boardB(forPlayers(2))) == std::vector<int>{0, 1}));
    }
    void figuresCountTurnsAndCards() {
        QVERIFY(Rules::figures(after({0, 10}), {}).empty());
        const auto figures = Rules::figures(after(allPairs(), after({0, 0, 1, 2})), {});
        QCOMPARE(figures.size(), std::size_t{2});
        QCOMPARE(figures[0].value, 11.0);
        QCOMPARE(figures[1].value, 23.0);
        QVERIFY(!figures[0].higherIsBetter && !figures[1].higherIsBetter);
        QVERIFY(Rules::figures(after(allPairs(), boardB(forPlayers(2))), {}).empty());
    }

    // Deals ---------------------------------------------------------------------------------------------
    void sizesAreThoseOfTheSpecification() {
        const std::vector<std::array<int, 3>> expected{
            {4, 3, 6}, {5, 4, 10}, {6, 5, 15}, {8, 6, 24}, {10, 8, 40}};
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const Options options{memory::allSizes[i], PictureSet::mixed, 1, true};
            QVERIFY((std::array{options.columns(), options.rows(), options.pairs()} == expected[i]));
        }
        QVERIFY(Options{}.size == Size::by5x4);
        QCOMPARE(Options{}.players, 1);
    }
    void picturesComeFromTheirSet() {
        for (const auto set :
             {PictureSet::classic, PictureSet::animals, PictureSet::garden, PictureSet::things}) {
            for (const auto size : memory::allSizes) {
                const Options options{size, set, 1, true};
                const auto start = Rules::deal(options, 8);
                const auto cards = std::count_if(start.pictures.begin(), start.pictures.end(),
                                                 [&](int picture) { return memory::setOf(picture) == set; });
                QCOMPARE(cards, std::ptrdiff_t{std::min(options.cards(), 20)});
            }
        }
        // In the end every picture of the forty comes up on a small mixed board.
        std::set<int> seen;
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            const auto start = Rules::deal({Size::by4x3, PictureSet::mixed, 1, true}, seed);
            seen.insert(start.pictures.begin(), start.pictures.end());
        }
        QCOMPARE(seen.size(), std::size_t{memory::pictureCount});
    }
    void picturesHaveNamesOfTheirOwn() {
        std::set<std::string> names;
        std::set<std::string> files;
        for (int picture = 0; picture < memory::pictureCount; ++picture) {
            names.insert(memory::pictureName(picture).english());
            files.insert(memory::pictureFile(picture));
        }
        QCOMPARE(names.size(), std::size_t{memory::pictureCount});
        QCOMPARE(files.size(), std::size_t{memory::pictureCount});
    }
    void placesAreEquallyLikely() {
        // 4,000 deals: picture 0 is expected 400 times in each of the 20 places, with a deviation of 19.
        std::array<int, 20> count{};
        for (std::uint64_t seed = 0; seed < 4000; ++seed) {
            const auto start = Rules::deal({}, seed);
            for (std::size_t place = 0; place < 20; ++place)
                if (start.pictures[place] == 0) ++count[place];
        }
        for (const int times : count)
            QVERIFY2(std::abs(times - 400) < 95, qPrintable(QString::number(times)));
    }
    void dealsArePinned() {
        // A deal number must mean the same board in all versions.
        QCOMPARE(QString::fromStdString(Rules::write(Rules::deal({}, 1))),
                 QStringLiteral("CGHDJJAIFBBFHEGDECAI"));
        QCOMPARE(
            QString::fromStdString(Rules::write(Rules::deal({Size::by6x5, PictureSet::animals, 2, true}, 1))),
            QStringLiteral("QWMLQKSTNSROGVLNBPGBOVFPKTWRMF.3579870614"));
    }

    // Texts ---------------------------------------------------------------------------------------------
    void aDealIsKnownAgainUnderOtherOptions() {
        const auto known = [](const char* text, int number) {
            const auto options = *Rules::readOptions(text);
            return Rules::knownAs(options, Rules::deal(options, static_cast<std::uint64_t>(number)));
        };
        for (const char* text : {"5x4-animals", "5x4-garden", "5x4-stay", "5x4+2"})
            QCOMPARE(known(text, 123), known("5x4", 123));
        QVERIFY(known("5x4", 123) != known("5x4", 124));
        QVERIFY(known("4x3", 123) != known("5x4", 123));
        // A player who plays a lot on the smallest board does not know a new deal because of that.
        std::set<std::string> all;
        for (int number = 1; number <= 3000; ++number) all.insert(known("4x3", number));
        QCOMPARE(all.size(), std::size_t{3000});
    }

    void textForms() {
        const auto text = [](const Options& options) {
            return QString::fromStdString(Rules::write(options));
        };
        QCOMPARE(text({}), QStringLiteral("5x4"));
        QCOMPARE(text(staying()), QStringLiteral("5x4-stay"));
        QCOMPARE(text({Size::by10x8, PictureSet::mixed, 3, true}), QStringLiteral("10x8-mixed+3"));
        // With several players the option means nothing, so it makes no difference.
        QCOMPARE(text({Size::by5x4, PictureSet::classic, 2, false}), QStringLiteral("5x4+2"));
        QVERIFY((Options{Size::by5x4, PictureSet::classic, 2, false} ==
                 Options{Size::by5x4, PictureSet::classic, 2, true}));
        QVERIFY(!(staying() == Options{}));
        for (const char* bad : {"", "5x5", "4x5", "5x4-", "5x4-fruit", "5x4+", "5x4+q", "5x4+31",
                                "5x4+p+p+p+p", "5x4+1", "5x4+5", "5x4+2+p", "5x4-stay-stay", "5x4+p-stay",
                                "5x4-animals-classic", "05x4", "5x4+n+p", "5x4 "})
            QVERIFY2(!Rules::readOptions(bad), bad);
        for (const char* bad : {"", "x", "-1", "80", "01", "1,2", "1 "}) QVERIFY2(!Rules::readMove(bad), bad);
        for (const char* bad : {"", "ABCDEFGHIJABCDEFGHI", "ABCDEFGHIJABCDEFGHIJJ", "ABCDEFGHIIABCDEFGHII",
                                "ABCDEFGHIKABCDEFGHIK", "ABCDEFGHI?ABCDEFGHI?", "ABCDEFGHIJABCDEFGHIJ.5"})
            QVERIFY2(!Rules::readStart({}, bad), bad);
        const auto computers = forPlayers(2);
        QVERIFY(Rules::readStart(computers, "ABCDEFGHIJABCDEFGHIJ.5").ok());
        for (const char* bad : {"ABCDEFGHIJABCDEFGHIJ.", "ABCDEFGHIJABCDEFGHIJ.0", "ABCDEFGHIJABCDEFGHIJ.5.5",
                                "ABCDEFGHIJABCDEFGHIJ.4294967296"})
            QVERIFY2(!Rules::readStart(computers, bad), bad);
    }
    void optionsAreDescribed() {
        std::set<std::string> labels;
        for (const auto& options : optionSets()) {
            const auto label = Rules::describe(options).english();
            QVERIFY2(label.find("%1") == std::string::npos && !label.empty(), label.c_str());
            QVERIFY2(labels.insert(label).second, label.c_str());
        }
        QCOMPARE(Rules::describe({}).english(), std::string("5 x 4, classic pictures"));
        QCOMPARE(Rules::describe(forPlayers(3)).english(), std::string("5 x 4, classic pictures, 3 players"));
    }
    /// The text of earlier versions is understood, and results stay with those they were counted with.
    void whoPlayedInTheTextOfEarlierVersions() {
        const auto options = Rules::readOptions("10x8-mixed+p+90");
        QVERIFY(options.ok() && (*options == Options{Size::by10x8, PictureSet::mixed, 3, true}));
        const plt::Seats seats{plt::Seat::person(), plt::Seat::person(), plt::Seat::computer("90")};
        QVERIFY(Rules::seatsOf("10x8-mixed+p+90") == std::optional(seats));
        QVERIFY(!Rules::seatsOf("5x4").has_value());
        QVERIFY(!Rules::seatsOf("5x4+2").has_value());
        QCOMPARE(Rules::countedAs(*options, seats), std::string("10x8-mixed+p+90"));
        QCOMPARE(Rules::countedAs({}, {}), std::string("5x4"));
        const plt::Seats others{plt::Seat::computer("30"), plt::Seat::person()};
        QCOMPARE(Rules::countedAs(forPlayers(2), others), std::string("5x4+2-30-person"));
        QVERIFY(Rules::readStart(*Rules::readOptions("5x4+p"), "ABCDEFGHIJABCDEFGHIJ").ok());
    }
    void whatATurnBringsIsTold() {
        const auto told = [](const State& before, int place) {
            return Rules::tell(before, {place}, *Rules::apply(before, {place})).english();
        };
        QCOMPARE(told(after({}), 0), std::string());
        QCOMPARE(told(after({0}, boardB(forPlayers(2))), 10), std::string("Ann: a pair"));
        QCOMPARE(told(after({0, 1, 2}, boardB(forPlayers(2))), 3), std::string("Ben: two different cards"));
        QCOMPARE(told(after({0}), 0), std::string());
    }
    void whatMustHoldForEveryGame() {
        QVERIFY(holds(plt::testing::gameChecks<Rules>(optionSets(), invariant)));
    }
};

QTEST_GUILESS_MAIN(TestMemory)
#include "test_rules.moc"
