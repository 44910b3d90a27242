// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/rules.h"
#include "gcalc/tests/terms_for_tests.h"

#include <set>

#include <QTest>

using gcalc::Colour;
using gcalc::Drop;
using gcalc::Move;
using gcalc::Rules;
using gcalc::Side;
using gcalc::Spot;
using gcalc::State;
using gcalc::testing::term;

static_assert(plt::Rules<Rules>);
static_assert(!plt::HasDeal<Rules> && plt::HasStartAt<Rules>);

namespace {

State withMain(std::string_view text) {
    State state;
    state.document.main = {"name", term(text)};
    return state;
}

State after(const State& state, const Move& move) {
    const auto next = Rules::apply(state, move);
    if (!next) qFatal("%s: %s", Rules::write(move).c_str(), next.problem().english().c_str());
    return *next;
}

std::string refusal(const State& state, const Move& move) {
    const auto next = Rules::apply(state, move);
    return next ? std::string() : next.problem().english();
}

std::string invariant(const State& before, const Move& move, const State& now) {
    if (now.document.pages() < before.document.pages()) return "a page is lost";
    if (std::holds_alternative<Drop>(move)) {
        const auto& drop = std::get<Drop>(move);
        if (drop.to.kind == Spot::side && !now.document.main.name.empty()) return "a result has a name";
        if (drop.from.kind == Spot::colour && drop.to.kind != Spot::side &&
            now.at(drop.to).term != before.at(drop.from).term)
            return "a colour did not arrive";
    }
    for (std::size_t i = 0; i < now.document.storage.size(); ++i)
        if (now.document.storage[i].term.nodes().size() > gcalc::largestKept) return "a cell is too full";
    return {};
}

}  // namespace

/// Operations on the cells.
class TestGcalc : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void aDropJoins() {
        const auto state = withMain("white");
        const auto joined = [&](Side side) {
            const auto now = after(state, Drop{Spot::of(Colour::red), Spot::of(side)});
            if (!now.document.main.name.empty()) qFatal("a result has a name");
            return gcalc::testing::text(now.document.main.term);
        };
        QCOMPARE(joined(Side::left), std::string("red|white"));
        QCOMPARE(joined(Side::right), std::string("white|red"));
        QCOMPARE(joined(Side::top), std::string("red-white"));
        QCOMPARE(joined(Side::bottom), std::string("white-red"));
        QCOMPARE(joined(Side::front), std::string("red/white"));
        QCOMPARE(joined(Side::back), std::string("white/red"));
        QCOMPARE(joined(Side::applyFunction), std::string("red@white"));
        QCOMPARE(joined(Side::applyArgument), std::string("white@red"));
        QCOMPARE(refusal({}, Drop{Spot::of(Colour::red), Spot::of(Side::left)}),
                 std::string("There is nothing in the main cell yet."));
    }
    void aRemovalKeepsTheOtherHalf() {
        const auto left = [](std::string_view main, Side side) {
            return gcalc::testing::text(after(withMain(main), gcalc::Remove{side}).document.main.term);
        };
        QCOMPARE(left("red|white", Side::left), std::string("white"));
        QCOMPARE(left("red|white", Side::right), std::string("red"));
        QCOMPARE(left("red-white", Side::top), std::string("white"));
        QCOMPARE(left("red-white", Side::bottom), std::string("red"));
        QCOMPARE(left("red/white", Side::front), std::string("white"));
        QCOMPARE(left("red/white", Side::back), std::string("red"));
        QCOMPARE(left("red@white", Side::applyFunction), std::string("white"));
        QCOMPARE(left("red@white", Side::applyArgument), std::string("red"));
        QCOMPARE(left("(red|green)-blue", Side::left), std::string("green-blue"));
        const std::string none = "There is nothing to remove on this side.";
        QCOMPARE(refusal(withMain("red"), gcalc::Remove{Side::left}), none);
        QCOMPARE(refusal(withMain("(red@blue)|(green@white)"), gcalc::Remove{Side::applyFunction}), none);
        QCOMPARE(refusal({}, gcalc::Remove{Side::left}),
                 std::string("There is nothing in the main cell yet."));
    }
    void dropsMoveOrCopy() {
        State state;
        const auto one = Spot::stored(0);
        const auto two = Spot::stored(7);
        const Spot main;
        state.document.storage[0] = {"mine", term("red|blue")};
        const auto moved = after(state, Drop{one, two});
        QVERIFY(moved.at(one).isEmpty());
        QVERIFY(moved.at(two) == state.at(one));
        const auto copied = after(state, Drop{one, two, true});
        QVERIFY(copied.at(one) == state.at(one));
        QVERIFY(copied.at(two) == state.at(one));
        const auto inMain = after(state, Drop{one, main});
        QVERIFY(inMain.at(one) == state.at(one));
        QVERIFY(inMain.at(main) == state.at(one));
        const auto back = after(inMain, Drop{main, two});
        QVERIFY(back.at(main).isEmpty());
        QVERIFY(back.at(two) == state.at(one));
        const auto colour = after(state, Drop{Spot::of(Colour::cyan), two});
        QCOMPARE(colour.at(two).term, term("cyan"));
        QVERIFY(!refusal(state, Drop{one, one}).empty());
        QVERIFY(!refusal(state, Drop{one, Spot::of(Colour::red)}).empty());
        QVERIFY(!refusal(state, Drop{two, one}).empty());
        QVERIFY(!refusal(state, Drop{Spot::of(Side::left), one}).empty());
        QVERIFY(!refusal(state, Drop{one, main, true}).empty());
        QVERIFY(!refusal(state, Drop{one, Spot::stored(40)}).empty());
    }
    void aColourBecomesAVariable() {
        const auto now = after(withMain("red|green"), gcalc::Abstract{Colour::green});
        QCOMPARE(now.document.main.term, term("\\green.red|'green"));
        QVERIFY(now.document.main.name.empty());
        QVERIFY(!refusal({}, gcalc::Abstract{Colour::green}).empty());
    }
    void cellsAreFilledNamedAndCleared() {
        auto state = after({}, gcalc::Put{Spot::stored(39), {"a b", term("red")}});
        QCOMPARE(state.document.storage[39].name, std::string("a b"));
        state = after(state, gcalc::Rename{Spot::stored(39), "c"});
        QCOMPARE(state.document.named("c"), std::optional(term("red")));
        QVERIFY(!state.document.named("a b"));
        QVERIFY(!refusal(state, gcalc::Rename{Spot::stored(39), "\n"}).empty());
        QVERIFY(!refusal(state, gcalc::Rename{Spot::stored(38), "c"}).empty());
        QVERIFY(!refusal(state, gcalc::Put{Spot::of(Colour::red), {}}).empty());
        state = after(state, gcalc::Clear{Spot::stored(39)});
        QVERIFY(state == State());
        QVERIFY(!refusal(state, gcalc::Clear{Spot::stored(39)}).empty());
        for (std::size_t pages = 1; pages < gcalc::maximumPages; ++pages)
            state = after(state, gcalc::AddPage{});
        QCOMPARE(state.document.pages(), gcalc::maximumPages);
        QVERIFY(!refusal(state, gcalc::AddPage{}).empty());
        state = after(state, gcalc::ShowExamples{});
        QCOMPARE(state.document.pages(), gcalc::maximumPages);
        QVERIFY(state.document.named("numtest").has_value());
    }
    void whatIsTooLargeFitsIntoNoCell() {
        gcalc::Graph graph;
        auto large = graph.colour(Colour::red);
        for (std::size_t i = 1; i < gcalc::largestKept; ++i)
            large = graph.pair(gcalc::Kind::leftRight, large, large);
        const auto full = after({}, gcalc::Put{{}, {{}, graph.term(large)}});
        QVERIFY(!refusal(full, Drop{Spot::of(Colour::red), Spot::of(Side::left)}).empty());
        QVERIFY(!refusal(full, gcalc::Abstract{Colour::green}).empty());
        const auto more = graph.pair(gcalc::Kind::leftRight, large, large);
        QVERIFY(!refusal({}, gcalc::Put{{}, {{}, graph.term(more)}}).empty());
        for (const auto& move : Rules::legalMoves(full)) QVERIFY(Rules::apply(full, move).ok());
        const Move put = gcalc::Put{{}, full.document.main};
        QVERIFY(Rules::readMove(Rules::write(put)).value() == put);
    }
    void movesWithContentReadBack() {
        gcalc::testing::RandomTerms terms(8);
        gcalc::Document document = gcalc::examples();
        document.preferences = {false, std::nullopt, 50, true, true, true};
        for (int i = 0; i < 500; ++i) {
            const auto one = terms.next();
            document.main = {"gr\xC3\xBCn -=;", one};
            for (const Move& move :
                 {Move(gcalc::Put{Spot::stored(i % 400), {"\\x.x1 # '\"", one}}),
                  Move(gcalc::Rename{{}, "50 % - \xE2\x82\xAC"}), Move(gcalc::Prefer{document.preferences}),
                  Move(gcalc::Open{document})}) {
                const auto text = Rules::write(move);
                QVERIFY(text.find_first_of(" #:'\"\\") == std::string::npos);
                const auto read = Rules::readMove(text);
                QVERIFY2(read.ok(), text.c_str());
                QVERIFY(*read == move);
            }
        }
        QVERIFY(after({}, gcalc::Open{document}).document == document);
        for (const auto* bad :
             {"", "put", "put-m--", "put-m--l0.0", "put-m-%0A-c1", "put-m-%4-c1", "put-m--c18",
              "put-m--c1,l0.1", "set-1.18.8.0.0", "set-1.101.8.0.0.0", "open-1.18.8.0.0.0-", "take-8",
              "bind-18", "clear-x", "drop-m", "page-1", "name-m-a%"})
            QVERIFY2(!Rules::readMove(bad).ok(), bad);
        document.storage.resize(50);
        QVERIFY(!refusal({}, gcalc::Open{document}).empty());
        document.preferences.depth = 101;
        QVERIFY(!refusal({}, gcalc::Prefer{document.preferences}).empty());
    }
    void everySideIsExplained() {
        std::set<std::string> sentences;
        for (const auto side : gcalc::allSides) {
            sentences.insert(gcalc::nameOf(side).english());
            sentences.insert(gcalc::explainDrop(side).english());
            sentences.insert(gcalc::explainRemoval(side).english());
            sentences.insert(gcalc::nameOfRemoval(side).english());
        }
        QCOMPARE(sentences.size(), 4 * gcalc::allSides.size());
    }
    void whatMustHoldForEveryGame() { QVERIFY(holds(plt::testing::gameChecks<Rules>({{}}, invariant))); }
};

QTEST_GUILESS_MAIN(TestGcalc)
#include "test_rules.moc"
