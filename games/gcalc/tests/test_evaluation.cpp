// SPDX-License-Identifier: MIT
#include "common/testing/game_checks.h"
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/terms/graph.h"
#include "gcalc/tests/simple_evaluator.h"
#include "gcalc/tests/terms_for_tests.h"

#include <map>
#include <thread>

#include <QTest>

/// Splitting, application, normal forms, steps and limits.
class TestEvaluation : public QObject {
    Q_OBJECT

    using Ending = gcalc::Ending;
    using Kind = gcalc::Kind;
    using Meaning = gcalc::Meaning;
    using Term = gcalc::Term;

    static constexpr Meaning plain{};
    static constexpr Meaning shared{true, false};
    static constexpr Meaning mixing{false, true};

    /// Random terms may run away.
    static constexpr gcalc::Limits small{20'000, 50'000, 5'000, 500'000};

    static std::string text(const Term& term) { return gcalc::testing::text(term); }
    static Term term(std::string_view text) { return gcalc::testing::term(text); }

    static void addNormalForm(const char* from, const char* to, Meaning meaning = plain) {
        QTest::addRow("%s, %d%d", from, meaning.sharesArguments, meaning.coloursAreFunctions)
            << QByteArray(from) << QByteArray(to) << meaning.sharesArguments << meaning.coloursAreFunctions;
    }
    static std::string numeral(int number) {
        std::string text = "\\green.\\red.";
        for (int i = 0; i < number; ++i) text += "'green@(";
        text += "'red";
        return text + std::string(static_cast<std::size_t>(number), ')');
    }
    static bool isNormal(const std::string& text, const std::string& expected,
                         std::optional<int> depth = gcalc::Preferences{}.depth) {
        const auto got = gcalc::evaluate(term(text), plain, depth);
        if (got.ending == Ending::normalForm && got.term == term(expected)) return true;
        qWarning("%s gives %s", text.c_str(), TestEvaluation::text(got.term).c_str());
        return false;
    }
    /// The numeral applied to colours counts in left halves.
    static std::string counted(int number) {
        std::string text = "black";
        for (int i = 0; i < number; ++i) text = i == 0 ? "white|black" : "white|(" + text + ")";
        return text;
    }
    static bool counts(const std::string& numeral, int number,
                       std::optional<int> depth = gcalc::Preferences{}.depth) {
        return isNormal("(" + numeral + ")@(\\gray.white|'gray)@black", counted(number), depth);
    }

  private Q_SLOTS:
    void normalForms_data() {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        QTest::addColumn<bool>("shares");
        QTest::addColumn<bool>("mixes");
        addNormalForm("(\\green.red|'green)@blue", "red|blue");
        addNormalForm("((\\white.'white)|(\\white.black))@(red-blue)", "(red-blue)|black");
        addNormalForm("((\\white.'white)-(\\gray.white|'gray))@(red|green)",
                      "(red|green)-(white|(red|green))");
        addNormalForm("(\\red.\\green.'red/'green)@cyan@white", "cyan/white");
        addNormalForm("(\\gray.'gray|yellow)@(red|green)", "(red|green)|yellow");
        addNormalForm("(\\gray.'gray|yellow)@(red|green)", "red|yellow", shared);
        addNormalForm("(\\gray.'gray|'gray)@(red|green)", "(red|green)|(red|green)");
        addNormalForm("(\\gray.'gray|'gray)@(red|green)", "red|green", shared);
        addNormalForm("(\\gray.('gray|white)-'gray)@((red|green)-blue)", "(red|white)-blue", shared);
        addNormalForm("(\"id\"|\"hole\")@red", "red|transparent");
        addNormalForm("\"zero?\"@\"zero\"", "\\green.\\red.'green");
        addNormalForm("\"and\"@\"zero\"@\"false\"", "\"false\"");
        addNormalForm("\"one\"@\"id\"@red", "red");
        addNormalForm("\"numtest\"@\"one\"",
                      "((red|transparent)-(transparent|green))/((transparent|yellow)-(blue|transparent))");
        addNormalForm("\"slicer\"@red",
                      "(((red|transparent)|(red|transparent))|((red|transparent)|(red|transparent)))"
                      "|(((red|transparent)|(red|transparent))|((red|transparent)|(red|transparent)))");
        addNormalForm("(\\blue.'blue@'blue)@(\\blue.'blue@'blue)",
                      "(\\blue.'blue@'blue)@(\\blue.'blue@'blue)");
        addNormalForm("red@blue", "red@blue");
        addNormalForm("red@blue", "#800080", mixing);
        addNormalForm("(red|blue)@white", "#ff8080|#8080ff", mixing);
        addNormalForm("red@('blue|(empty-transparent))", "'blue|(empty-transparent)", mixing);
        addNormalForm("transparent@transparent", "transparent", mixing);
        // An application as an argument is not torn apart where it is shared out.
        addNormalForm("(\\gray.'green@'gray)@(red@blue)", "'green@(red@blue)", shared);
        addNormalForm("(\\gray.\\green.'gray)@(red|blue)", "\\green.red|blue", shared);
        // A bound variable is another one.
        addNormalForm("(\\red.\\red.'red)@blue", "\\red.'red");
        // A part that is not needed is not evaluated.
        addNormalForm("\"hole\"@((\\blue.'blue@('blue|'blue))@(\\blue.'blue@('blue|'blue)))", "transparent");
        addNormalForm("\\red.(\\blue.'blue)@white", "\\red.(\\blue.'blue)@white");
        addNormalForm("'red@((\\blue.'blue)@white)", "'red@white");
        addNormalForm("empty@((\\blue.'blue)@white)", "empty@white");
    }
    void normalForms() {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        QFETCH(bool, shares);
        QFETCH(bool, mixes);
        const auto got = gcalc::evaluate(term(from.toStdString()), {shares, mixes});
        QCOMPARE(text(got.term), text(term(to.toStdString())));
        QCOMPARE(got.ending, Ending::normalForm);
        QVERIFY(gcalc::explain(got).empty());
    }
    void splits_data() {
        QTest::addColumn<QByteArray>("whole");
        QTest::addColumn<int>("axis");
        QTest::addColumn<QByteArray>("first");
        QTest::addColumn<QByteArray>("second");
        const auto add = [](const char* whole, Kind axis, const char* first, const char* second) {
            QTest::addRow("%s by %d", whole, static_cast<int>(axis))
                << QByteArray(whole) << static_cast<int>(axis) << QByteArray(first) << QByteArray(second);
        };
        add("red", Kind::leftRight, "red", "red");
        add("(red|green)-blue", Kind::leftRight, "red-blue", "green-blue");
        add("red/(green-blue)", Kind::topBottom, "red/green", "red/blue");
        add("red|green", Kind::leftRight, "red", "green");
        add("\"id\"", Kind::frontBack, "\"id\"", "\"id\"");
        add("red@(green|blue)", Kind::leftRight, "red@green", "red@blue");
        add("(red@green)|(blue@white)", Kind::application, "red|blue", "green|white");
        add("\\red.(red|blue)", Kind::leftRight, "\\red.(red|blue)", "\\red.(red|blue)");
    }
    void splits() {
        QFETCH(QByteArray, whole);
        QFETCH(int, axis);
        QFETCH(QByteArray, first);
        QFETCH(QByteArray, second);
        gcalc::Graph graph;
        const auto [one, two] = graph.split(graph.add(term(whole.toStdString())), static_cast<Kind>(axis));
        QCOMPARE(text(graph.term(one)), text(term(first.toStdString())));
        QCOMPARE(text(graph.term(two)), text(term(second.toStdString())));
    }
    void coloursAreMixed() {
        using gcalc::Colour;
        using gcalc::Rgb;
        QCOMPARE(gcalc::mixed({0, 0, 0}, {255, 255, 255}), (Rgb{128, 128, 128}));
        QCOMPARE(gcalc::mixed({64, 64, 64}, {255, 255, 255}), (Rgb{160, 160, 160}));
        QCOMPARE(gcalc::mixed({1, 2, 3}, {2, 3, 4}), (Rgb{2, 2, 4}));
        gcalc::Graph graph;
        const auto red = graph.colour(Colour::red);
        QCOMPARE(graph.mix(red, red), red);
        QCOMPARE(graph.mix(red, graph.colour(Colour::transparent)), graph.colour(Colour::transparent));
        QCOMPARE(graph.mix(graph.colour(Colour::transparent), red), graph.colour(Colour::transparent));
        QCOMPARE(graph.mix(graph.colour(Colour::black), graph.colour(Colour::white)),
                 graph.colour(Colour::gray));
    }
    void aColourIsAbstracted() {
        const auto over = [](std::string_view from, gcalc::Colour colour) {
            gcalc::Graph graph;
            return text(graph.term(graph.abstractColour(graph.add(term(from)), colour)));
        };
        QCOMPARE(over("red|green", gcalc::Colour::green), text(term("\\green.red|'green")));
        QCOMPARE(over("red|blue", gcalc::Colour::green), text(term("\\green.red|blue")));
        QCOMPARE(over("(\\green.green|'green)|'red", gcalc::Colour::green),
                 text(term("\\green.(\\green.'green|'green)|'red")));
        QCOMPARE(over("transparent", gcalc::Colour::transparent), text(term("\\transparent.'transparent")));
    }
    void theExamplesDoWhatTheirNamesSay() {
        QCOMPARE(text(gcalc::examples().storage[33].term), text(term("\"numtest\"")));
        const std::vector<std::string> numbers{"\"zero\"", "\"one\"", "\"two\"", "\"three\""};
        for (int i = 0; i < 4; ++i) {
            const auto& number = numbers[i];
            QVERIFY(counts(number, i));
            QVERIFY(counts("\"add1\"@" + number, i + 1));
            QVERIFY(counts("\"sub1\"@" + number, std::max(0, i - 1)));
            QVERIFY(isNormal("\"zero?\"@" + number, i == 0 ? "\\green.\\red.'green" : "\"false\""));
            for (int j = 0; j < 4; ++j) {
                const auto& other = numbers[j];
                QVERIFY(counts("\"plus\"@" + number + "@" + other, i + j));
                QVERIFY(counts("\"times\"@" + number + "@" + other, i * j));
                // The second is taken from the first.
                QVERIFY(counts("\"minus\"@" + number + "@" + other, std::max(0, i - j)));
            }
        }
        const std::string yes = "(\\green.\\red.'green)";
        const std::string no = "\"false\"";
        for (const auto& [one, two] : {std::pair(yes, yes), {yes, no}, {no, yes}, {no, no}}) {
            QVERIFY(isNormal("\"and\"@" + one + "@" + two, one == yes && two == yes ? yes : no));
            QVERIFY(isNormal("\"or\"@" + one + "@" + two, one == yes || two == yes ? yes : no));
        }
        QVERIFY(isNormal("\"if\"@" + yes + "@red@blue", "red"));
        QVERIFY(isNormal("\"if\"@" + no + "@red@blue", "blue"));
        QVERIFY(isNormal("\"car\"@(\"cons\"@red@blue)", "red"));
        QVERIFY(isNormal("\"cdr\"@(\"cons\"@red@blue)", "blue"));
        QVERIFY(isNormal("\"null?\"@\"null\"", yes));
        QVERIFY(isNormal("\"null?\"@(\"cons\"@red@\"null\")", no));
        QVERIFY(isNormal("\"id\"@red", "red"));
        QVERIFY(isNormal("\"hole\"@red", "transparent"));
        QVERIFY(isNormal("\"\\x.x1\"@gray", "\"x1\""));
        // Recursion: adds up 3 + 2 + 1.
        QVERIFY(counts(
            "\"Y-comb\"@(\\red.\\blue.\"zero?\"@'blue@\"zero\"@(\"plus\"@'blue@('red@(\"sub1\"@'blue))))"
            "@\"three\"",
            6, {}));
    }
    void examplesLieWhereTheReferenceHasThem() {
        const std::map<std::string, std::pair<int, int>> places{
            {"cons", {0, 1}},  {"zero", {0, 2}},   {"zero?", {0, 3}},  {"sub1", {0, 4}},   {"false", {1, 0}},
            {"car", {1, 1}},   {"one", {1, 2}},    {"add1", {1, 3}},   {"minus", {1, 4}},  {"if", {2, 0}},
            {"cdr", {2, 1}},   {"two", {2, 2}},    {"plus", {2, 3}},   {"and", {3, 0}},    {"null", {3, 1}},
            {"three", {3, 2}}, {"times", {3, 3}},  {"or", {4, 0}},     {"null?", {4, 1}},  {"Y-comb", {4, 2}},
            {"id", {5, 0}},    {"hole", {5, 1}},   {"slicer", {5, 2}}, {"\\x.x1", {6, 0}}, {"x1", {6, 1}},
            {"x2", {6, 2}},    {"numtest", {6, 3}}};
        const auto& cells = gcalc::examples().storage;
        QCOMPARE(cells.size(), std::size_t(40));
        std::size_t named = 0;
        for (const auto& cell : cells) named += cell.name.empty() ? 0 : 1;
        QCOMPARE(named, places.size());
        for (const auto& [name, place] : places) QCOMPARE(cells[5 * place.first + place.second].name, name);
    }
    void sharedTermsAreKeptOnce() {
        const auto nine = gcalc::evaluate(term("\"numtest\"@(\"times\"@\"three\"@\"three\")"));
        QCOMPARE(nine.ending, Ending::normalForm);
        QCOMPARE(nine.term.treeSize(), std::uint64_t(1'223'335));
        QVERIFY(nine.term.nodes().size() < 100);
        QVERIFY(!gcalc::printTerm(nine.term));
        const auto more =
            gcalc::evaluate(term("\"numtest\"@(\"times\"@\"three\"@(\"times\"@\"three\"@\"three\"))"));
        QCOMPARE(more.ending, Ending::normalForm);
        QCOMPARE(more.term.treeSize() / 10'000'000'000'000'000, std::uint64_t(8));
    }
    void subtractionFromAHundred() {
        const auto hundred = "(\"times\"@(" + numeral(10) + ")@(" + numeral(10) + "))";
        QVERIFY(counts("\"sub1\"@" + hundred, 99, {}));
        const auto drawn = gcalc::evaluate(term("\"numtest\"@(\"sub1\"@" + hundred + ")"));
        QCOMPARE(drawn.ending, Ending::normalForm);
        QCOMPARE(drawn.term, gcalc::evaluate(term("\"numtest\"@(" + numeral(99) + ")")).term);
    }
    void whatGoesRoundIsFoundAndSaid() {
        const auto round = gcalc::evaluate(term("\"Y-comb\"@\"id\""));
        QCOMPARE(round.ending, Ending::cycle);
        QCOMPARE(text(round.term),
                 text(term("(\\green.\"id\"@('green@'green))@(\\green.\"id\"@('green@'green))")));
        QVERIFY(!gcalc::explain(round).empty());
        const auto deep = gcalc::evaluate(term("\"Y-comb\"@\"id\""), {}, 18);
        QCOMPARE(deep.ending, Ending::cycle);
        QCOMPARE(deep.term, round.term);
        // The function of an application is that application: it grows without end.
        const auto growing = gcalc::evaluate(term("(\\blue.'blue@'blue@red)@(\\blue.'blue@'blue@red)"));
        QVERIFY(growing.ending == Ending::cycle || growing.ending == Ending::endless);
    }
    void whatHasNoEndIsFoundAndSaid() {
        const auto endless = gcalc::evaluate(term("\"Y-comb\"@(\\red.blue|'red)"));
        QCOMPARE(endless.ending, Ending::endless);
        QVERIFY(text(endless.term).starts_with("blue|"));
    }
    void depthCountsReductionsAndLevels() {
        // Each number is three levels, and six take all of the usual depth.
        const auto drawn = [](int number) { return term("\"numtest\"@(" + numeral(number) + ")"); };
        const auto six = drawn(6);
        const auto whole = gcalc::evaluate(six, plain, 18);
        QCOMPARE(whole.ending, Ending::normalForm);
        QCOMPARE(whole.term, gcalc::evaluate(six).term);
        QCOMPARE(gcalc::evaluate(six, plain, 15).ending, Ending::depth);
        QCOMPARE(gcalc::evaluate(drawn(7), plain, 18).ending, Ending::depth);
        QCOMPARE(gcalc::evaluate(six, plain, 0).term, six);
        QCOMPARE(gcalc::evaluate(term("red|green"), plain, 0).ending, Ending::normalForm);

        // As many as in the reference implementation.
        for (const auto& [depth, expected] : {std::pair(6, 5), {10, 9}, {100, 99}}) {
            const auto levels = gcalc::evaluate(term("\"Y-comb\"@(\\gray.red|'gray)"), plain, depth);
            QCOMPARE(levels.ending, Ending::depth);
            const auto written = text(levels.term);
            int count = 0;
            while (written.compare(5 * count, 4, "red|") == 0) ++count;
            QCOMPARE(count, expected);
        }
    }
    void whatTheDepthCutsIsNoValue() {
        const auto start =
            term("(" + numeral(18) +
                 ")@(\\gray.'gray)@((\\white.'white)|(\\white.'white))@((\\cyan.'cyan|blue)@(red|green))");
        const auto right = term("(red|blue)|(green|blue)");
        QCOMPARE(text(gcalc::evaluate(start).term), text(right));
        auto now = start;
        int evaluations = 0;
        for (auto ending = Ending::depth; ending == Ending::depth && evaluations < 10; ++evaluations) {
            const auto got = gcalc::evaluate(now, plain, 18);
            ending = got.ending;
            now = got.term;
        }
        QCOMPARE(text(now), text(right));
        QVERIFY(evaluations > 1);
    }
    /// The result does not depend on interruptions of the evaluation.
    void anEvaluationInPartsEndsAsTheWhole() {
        gcalc::testing::RandomTerms terms(23);
        int cut = 0;
        for (int i = 0; i < 2'000; ++i) {
            const auto one = terms.next();
            const Meaning meaning{i % 2 == 0, i % 3 == 0};
            const auto whole = gcalc::evaluate(one, meaning, {}, small);
            if (whole.ending != Ending::normalForm) continue;
            auto part = gcalc::evaluate(one, meaning, 2, small);
            if (part.ending == Ending::depth) ++cut;
            for (int again = 0; again < 20 && part.ending == Ending::depth; ++again) {
                const auto before = part.term;
                part = gcalc::evaluate(before, meaning, 2 + again, small);
            }
            if (part.ending == Ending::normalForm && part.term != whole.term)
                QFAIL((text(one) + " gives " + text(part.term) + " in parts").c_str());
        }
        QVERIFY(cut > 50);
    }
    void whatIsStuckIsSaid() {
        const auto said = [](std::string_view text) {
            return gcalc::explainStuck(gcalc::evaluate(term(text)).term).english();
        };
        const std::string colour =
            "A colour is no function, and so this stays as it is. The preferences can let colours mix.";
        QCOMPARE(said("red@\"id\""), colour);
        QCOMPARE(said("blue|(green-(#010203@red@blue))"), colour);
        QCOMPARE(said("'red@blue"),
                 std::string("A variable is no function before something takes its place."));
        QCOMPARE(said("empty@blue"), std::string("An empty part is no function."));
        QCOMPARE(said("(\\blue.'blue@'blue)@(\\blue.'blue@'blue)"),
                 std::string("This becomes itself again."));
        QCOMPARE(said("red|(\\red.green@blue)"), std::string());
        QCOMPARE(said("\"id\"@red"), std::string());
    }
    void limitsAreKeptAndSaid_data() {
        QTest::addColumn<QByteArray>("runaway");
        QTest::addColumn<int>("ending");
        const auto add = [](const char* name, const char* text, Ending ending) {
            QTest::newRow(name) << QByteArray(text) << static_cast<int>(ending);
        };
        add("grows", "\"Y-comb\"@(\\red.\\blue.'red@('blue-white))@white", Ending::nodes);
        add("deeper and deeper", "\"Y-comb\"@(\\red.\\blue.green|('red@('blue-blue)))@white",
            Ending::nesting);
    }
    void limitsAreKeptAndSaid() {
        QFETCH(QByteArray, runaway);
        QFETCH(int, ending);
        gcalc::Limits limits;
        const auto got = gcalc::evaluate(term(runaway.toStdString()));
        QCOMPARE(static_cast<int>(got.ending), ending);
        QVERIFY(!gcalc::explain(got).empty());
        QVERIFY(got.nodes <= limits.nodes + limits.nesting);
        QVERIFY(got.steps > 1000);

        limits.steps = 10;
        const auto few = gcalc::evaluate(term(runaway.toStdString()), {}, {}, limits);
        QCOMPARE(few.ending, Ending::steps);
        QCOMPARE(few.steps, std::uint64_t(10));
        QCOMPARE(gcalc::explain(few, limits).english(), std::string("Stopped after 10 steps."));

        limits = {};
        limits.work = 1000;
        QCOMPARE(gcalc::evaluate(term(runaway.toStdString()), {}, {}, limits).ending, Ending::work);
    }
    void anEvaluationCanBeStopped() {
        std::stop_source source;
        source.request_stop();
        const auto runaway = term("\"Y-comb\"@(\\red.\\blue.'red@('blue-white))@white");
        const auto stopped = gcalc::evaluate(runaway, {}, {}, {}, source.get_token());
        QCOMPARE(stopped.ending, Ending::cancelled);
        QVERIFY(stopped.steps < 1000);

        std::stop_source later;
        gcalc::Limits none{UINT64_MAX, 40'000'000, 100'000, UINT64_MAX};
        gcalc::Evaluation evaluation;
        std::thread worker([&] { evaluation = gcalc::evaluate(runaway, {}, {}, none, later.get_token()); });
        later.request_stop();
        worker.join();
        QCOMPARE(evaluation.ending, Ending::cancelled);
    }
    void deepTermsNeedNoStack() {
        std::string text(gcalc::deepestNesting - 1, '(');
        text += "\"id\"@red";
        for (std::size_t i = 1; i < gcalc::deepestNesting; ++i) text += ")@red";
        const auto got = gcalc::evaluate(term(text));
        QVERIFY(got.ending == Ending::normalForm || got.ending == Ending::nesting);
        gcalc::Graph graph;
        auto deep = graph.colour(gcalc::Colour::red);
        for (int i = 0; i < 90'000; ++i)
            deep = graph.pair(i % 2 == 0 ? Kind::leftRight : Kind::topBottom, deep, deep);
        const auto [one, two] = graph.split(deep, Kind::frontBack);
        QCOMPARE(one, deep);
        QCOMPARE(two, deep);
        QCOMPARE(graph.treeSize(deep), UINT64_MAX);
        const auto abstraction = graph.term(graph.abstractColour(deep, gcalc::Colour::red));
        const auto applied =
            gcalc::evaluate(Term::pair(Kind::application, abstraction, Term(gcalc::Colour::blue)));
        QCOMPARE(applied.ending, Ending::normalForm);
        QCOMPARE(applied.term.nodes().size(), std::size_t(90'001));
        QCOMPARE(applied.term.treeSize(), UINT64_MAX);
    }
    void agreesWithASimpleEvaluator_data() {
        QTest::addColumn<bool>("shares");
        QTest::addColumn<bool>("mixes");
        QTest::addColumn<int>("depth");
        for (const bool shares : {false, true})
            for (const bool mixes : {false, true})
                for (const int depth : {-1, 0, 3, 9, 18})
                    QTest::addRow("%d%d depth %d", shares, mixes, depth) << shares << mixes << depth;
    }
    void agreesWithASimpleEvaluator() {
        QFETCH(bool, shares);
        QFETCH(bool, mixes);
        QFETCH(int, depth);
        const std::optional<int> most = depth < 0 ? std::nullopt : std::optional(depth);
        gcalc::testing::SimpleEvaluator simple({shares, mixes}, most);
        gcalc::testing::RandomTerms terms(static_cast<std::uint64_t>(depth) + 17);
        int compared = 0;
        int reduced = 0;
        const int rounds = plt::testing::slowBuild ? 150 : 600;
        for (int i = 0; i < rounds; ++i) {
            const auto one = terms.next();
            const auto expected = simple(one);
            const auto got = gcalc::evaluate(one, {shares, mixes}, most, small);
            if (!expected) continue;
            // A cycle within the depth is cut where it stands there, and where it is smallest here.
            if (got.ending == Ending::cycle && most) continue;
            ++compared;
            if (got.steps > 0) ++reduced;
            if (got.term != *expected)
                QFAIL((text(one) + " gives " + text(got.term) + " instead of " + text(*expected)).c_str());
            QVERIFY(most || got.ending == Ending::normalForm);
            for (const auto axis : {Kind::leftRight, Kind::frontBack, Kind::application}) {
                gcalc::Graph graph;
                const auto halves = graph.split(graph.add(one), axis);
                QVERIFY(std::pair(graph.term(halves.first), graph.term(halves.second)) ==
                        simple.halves(one, axis));
            }
        }
        QVERIFY(compared > rounds / 2);
        QVERIFY(reduced > rounds / 7 || depth == 0);
    }
    void stepsLeadToTheNormalForm() {
        gcalc::testing::RandomTerms terms(5);
        int ended = 0;
        for (int i = 0; i < 600; ++i) {
            const auto one = terms.next();
            const Meaning meaning{i % 2 == 0, i % 3 == 0};
            gcalc::Stepper stepper(one, meaning);
            std::vector<Term> way{one};
            while (way.size() < 60 && stepper.forward()) way.push_back(stepper.term());
            const auto whole = gcalc::evaluate(one, meaning, {}, small);
            if (!stepper.redex() && whole.ending == Ending::normalForm) {
                QCOMPARE(text(way.back()), text(whole.term));
                ++ended;
            }
            while (way.size() > 1) {
                way.pop_back();
                QVERIFY(stepper.backward());
                QVERIFY(stepper.term() == way.back());
            }
            QVERIFY(!stepper.backward());
        }
        QVERIFY(ended > 200);
    }
    void aStepTellsItsPlaceAndRule() {
        gcalc::Stepper stepper(term("red|((\\green.'green)@(blue@white))"), mixing);
        auto redex = stepper.redex();
        QVERIFY(redex.has_value());
        QCOMPARE(redex->path, (gcalc::Path{true}));
        QCOMPARE(redex->rule, gcalc::Rule::substitution);
        const auto printed = gcalc::printTerm(stepper.term(), redex->path);
        QCOMPARE(printed->text.substr(printed->markBegin, printed->markEnd - printed->markBegin),
                 std::string("(\xCE\xBBgreen.'green)@(blue@white)"));
        QVERIFY(stepper.forward());
        redex = stepper.redex();
        QCOMPARE(redex->rule, gcalc::Rule::mixing);
        QVERIFY(stepper.forward());
        QCOMPARE(text(stepper.term()), std::string("red|#8080ff"));
        QVERIFY(!stepper.forward());
        QCOMPARE(stepper.place(), std::size_t(2));

        gcalc::Stepper spatial(term("(\"id\"|\"hole\")@red"), plain);
        QCOMPARE(spatial.redex()->rule, gcalc::Rule::splitting);
        QCOMPARE(gcalc::nameOf(spatial.redex()->rule).english(), std::string("Spatial application"));
        QVERIFY(spatial.forward());
        QCOMPARE(text(spatial.term()),
                 std::string("(\xCE\xBBwhite.'white)@red|(\xCE\xBBwhite.transparent)@red"));
        QCOMPARE(spatial.redex()->path, (gcalc::Path{false}));

        // The inner function comes first, and a term that is its own reduct has no step.
        gcalc::Stepper curried(term("(\\red.\\green.'red/'green)@cyan@white"), plain);
        QCOMPARE(curried.redex()->path, (gcalc::Path{false}));
        gcalc::Stepper itself(term("(\\blue.'blue@'blue)@(\\blue.'blue@'blue)"), plain);
        QVERIFY(!itself.redex());
        QVERIFY(!itself.isTooLarge());
    }
    void deepStepsNeedNoStack() {
        constexpr std::size_t levels = 50'000;
        std::string applications(levels, '(');
        applications += "\"id\"@red";
        for (std::size_t i = 0; i < levels; ++i) applications += ")@red";
        gcalc::Stepper inner(term(applications), plain);
        QCOMPARE(inner.redex()->path, gcalc::Path(levels, false));
        QVERIFY(inner.forward());
        QVERIFY(!inner.redex());

        std::string cubes(levels, '(');
        cubes += "red";
        for (std::size_t i = 0; i < levels; ++i) cubes += ")|blue";
        gcalc::Stepper outer(term("(" + cubes + ")/(\"id\"@red)"), plain);
        QCOMPARE(outer.redex()->path, (gcalc::Path{true}));
        QVERIFY(outer.forward());
        QVERIFY(outer.backward());
        QVERIFY(outer.redex().has_value());
    }
    void aLargeStepIsMade() {
        gcalc::Graph graph;
        auto large = graph.colour(gcalc::Colour::red);
        for (int i = 0; i < 90'000; ++i)
            large = graph.pair(i % 2 == 0 ? Kind::leftRight : Kind::topBottom,
                               graph.colour(gcalc::colourAt(i % 17)), large);
        gcalc::Stepper stepper(
            Term::pair(Kind::application, Term::abstraction(gcalc::Colour::blue, graph.term(large)),
                       Term(gcalc::Colour::white)),
            plain);
        QVERIFY(stepper.redex().has_value());
        QVERIFY(!stepper.isTooLarge());
        QVERIFY(stepper.forward());
        QVERIFY(stepper.term() == graph.term(large));
    }
    void aStepThatMakesTooMuchIsNotMade() {
        gcalc::Graph graph;
        auto large = graph.variable(gcalc::Colour::blue);
        for (int i = 0; i < 600'000; ++i)
            large = graph.pair(i % 2 == 0 ? Kind::leftRight : Kind::topBottom,
                               graph.colour(gcalc::colourAt(i % 17)), large);
        const auto applied = graph.pair(Kind::application, graph.abstraction(gcalc::Colour::blue, large),
                                        graph.colour(gcalc::Colour::white));
        const auto first = graph.add(term("\"id\"@red"));
        gcalc::Stepper stepper(graph.term(graph.pair(Kind::leftRight, first, applied)), plain);
        QVERIFY(stepper.forward());
        for (int i = 0; i < 2; ++i) {
            QVERIFY(!stepper.redex() && stepper.isTooLarge());
            QVERIFY(!stepper.forward());
            QCOMPARE(stepper.place(), std::size_t(1));
            QVERIFY(stepper.backward());
            QVERIFY(stepper.redex().has_value());
            QVERIFY(stepper.forward());
        }
    }
    /// Small terms, but deep ones: all steps together would need a graph of millions of nodes.
    void aLongWalkHasRoom() {
        gcalc::Stepper stepper(term("\"Y-comb\"@(\\red.\\black.red|('red@(\"add1\"@'black)))@\"zero\""),
                               plain);
        std::vector<Term> some;
        while (stepper.place() < 4'000) {
            if (stepper.place() % 500 == 0) some.push_back(stepper.term());
            QVERIFY(stepper.forward());
        }
        const auto end = stepper.term();
        while (stepper.place() > 2'500) {
            QVERIFY(stepper.backward());
            if (stepper.place() % 500 == 0) QVERIFY(stepper.term() == some[stepper.place() / 500]);
        }
        while (stepper.place() < 4'000) QVERIFY(stepper.forward());
        QVERIFY(stepper.term() == end);
        stepper.toStart();
        QCOMPARE(stepper.place(), std::size_t(0));
        QVERIFY(stepper.term() == some.front());
        for (int i = 0; i < 500; ++i) QVERIFY(stepper.forward());
        QVERIFY(stepper.term() == some[1]);
    }
};

QTEST_GUILESS_MAIN(TestEvaluation)
#include "test_evaluation.moc"
