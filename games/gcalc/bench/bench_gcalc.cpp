// SPDX-License-Identifier: MIT
#include "common/look/motion.h"
#include "gcalc/cells/document.h"
#include "gcalc/desk/desk.h"
#include "gcalc/drawing/cube_painter.h"
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/evaluation/stepper.h"
#include "gcalc/files/reader.h"
#include "gcalc/files/writer.h"
#include "gcalc/notation/parser.h"
#include "gcalc/showing/cube_picture.h"
#include "gcalc/stepping/step_motion.h"
#include "gcalc/terms/graph.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <optional>
#include <vector>

#include <QImage>
#include <QPainter>
#include <QTest>

using gcalc::Ending;
using gcalc::Term;

Q_DECLARE_METATYPE(gcalc::Term)
Q_DECLARE_METATYPE(std::optional<int>)

/// Evaluation: a term with a normal form takes at most 5 ms, a runaway is stopped in 2 s.
class BenchGcalc : public QObject {
    Q_OBJECT

    static Term term(std::string_view text) {
        const auto read = gcalc::parseTerm(text, [](auto name) { return gcalc::examples().named(name); });
        if (!std::holds_alternative<Term>(read)) qFatal("%s", std::string(text).c_str());
        return std::get<Term>(read);
    }
    static std::string numeral(int number) {
        std::string text = "\\green.\\red.";
        for (int i = 0; i < number; ++i) text += "'green@(";
        return "(" + text + "'red" + std::string(static_cast<std::size_t>(number), ')') + ")";
    }
    static Term manyParts() {
        return gcalc::evaluate(term("\"numtest\"@(\"times\"@\"three\"@\"three\")")).term;
    }
    /// Shows a cube in the main cell; returns the time of painting the cell, in ms.
    static double show(gcalc::Desk& desk, const Term& shown, std::optional<int> cutoff, QImage& image) {
        gcalc::Document document;
        document.preferences.cutoff = cutoff;
        document.main.term = shown;
        desk.showDocument(document);
        const plt::testing::ThreadClock clock;
        desk.render(&image, {}, desk.cellBox({}));
        return clock.seconds() * 1000;
    }

  private Q_SLOTS:
    void evaluates_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<int>("depth");
        const auto add = [](const char* name, const std::string& text, int depth = 0) {
            QTest::newRow(name) << QByteArray::fromStdString(text) << depth;
        };
        add("times three three", "\"times\"@\"three\"@\"three\"");
        add("numtest of three", "\"numtest\"@\"three\"");
        add("numtest of nine", "\"numtest\"@(\"times\"@\"three\"@\"three\")");
        add("numtest of 27", "\"numtest\"@(\"times\"@\"three\"@(\"times\"@\"three\"@\"three\"))");
        add("numtest of sub1 of 100", "\"numtest\"@(\"sub1\"@" + numeral(100) + ")");
        add("slicer on numtest of nine", "\"slicer\"@(\"numtest\"@(\"times\"@\"three\"@\"three\"))");
        add("Y-comb to 100 levels", "\"Y-comb\"@(\\red.blue|'red)", 101);
    }
    void evaluates() {
        QFETCH(QByteArray, text);
        QFETCH(int, depth);
        const auto one = term(text.toStdString());
        gcalc::Evaluation evaluation;
        QBENCHMARK {
            evaluation = gcalc::evaluate(one, {}, depth == 0 ? std::nullopt : std::optional(depth));
        }
        QCOMPARE(evaluation.ending, depth == 0 ? Ending::normalForm : Ending::depth);
        qInfo("%s: %llu steps, %zu terms in the graph, %zu in the result", QTest::currentDataTag(),
              static_cast<unsigned long long>(evaluation.steps), evaluation.nodes,
              evaluation.term.nodes().size());
    }
    void everyExample() {
        QBENCHMARK {
            for (const auto& cell : gcalc::examples().storage)
                if (!cell.term.isEmpty()) (void)gcalc::evaluate(cell.term);
        }
    }
    void runaways_data() {
        QTest::addColumn<QByteArray>("text");
        const auto add = [](const char* name, const char* text) { QTest::newRow(name) << QByteArray(text); };
        add("grows", "\"Y-comb\"@(\\red.\\blue.'red@('blue-white))@white");
        add("deeper and deeper", "\"Y-comb\"@(\\red.\\blue.green|('red@('blue-blue)))@white");
        add("splits", "\"Y-comb\"@(\\red.\\blue.(\"slicer\"@'blue)@('red@(\"slicer\"@'blue)))@white");
        add("two arguments",
            "\"Y-comb\"@(\\red.\\green.\\blue.'red@('blue|'green)@('green|'blue))@white@black");
    }
    void runaways() {
        QFETCH(QByteArray, text);
        const auto one = term(text.toStdString());
        gcalc::Evaluation evaluation;
        QBENCHMARK_ONCE {
            evaluation = gcalc::evaluate(one);
        }
        QVERIFY(evaluation.ending >= Ending::steps && evaluation.ending < Ending::cancelled);
        qInfo("%s: %llu steps, %zu terms: %s", QTest::currentDataTag(),
              static_cast<unsigned long long>(evaluation.steps), evaluation.nodes,
              gcalc::explain(evaluation).english().c_str());
    }
    void examplesFile() {
        const auto text = gcalc::writeFile(gcalc::examples()).value();
        QBENCHMARK {
            QVERIFY(std::holds_alternative<gcalc::Document>(gcalc::readFile(text)));
        }
    }
    /// A cube of many parts as it is first shown, 900 pixels high: what it is made of, and painting it.
    void cube_data() {
        QTest::addColumn<bool>("turned");
        QTest::newRow("flat") << false;
        QTest::newRow("turned in space") << true;
    }
    void cube() {
        QFETCH(bool, turned);
        const auto shown = manyParts();
        const auto lens = turned ? gcalc::Lens::space(900, {}) : gcalc::Lens::flat(900);
        QImage image(900, 900, QImage::Format_ARGB32_Premultiplied);
        std::size_t shapes = 0;
        QBENCHMARK {
            const auto scene = gcalc::sceneOf(shown, lens, 8);
            shapes = scene.shapes.size();
            QPainter painter(&image);
            gcalc::paintScene(painter, scene, lens);
        }
        qInfo("%zu shapes", shapes);
    }
    /// The time until such a cube is first seen, of the thread that draws; the whole comes from a worker.
    void cubeAtFirst_data() { cube_data(); }
    void cubeAtFirst() {
        QFETCH(bool, turned);
        const auto shown = manyParts();
        const auto lens = turned ? gcalc::Lens::space(900, {}) : gcalc::Lens::flat(900);
        const gcalc::Stage stage{{900, 900}, 1, lens, 8, {}, {}};
        std::vector<double> times;
        for (int i = 0; i < 20; ++i) {
            gcalc::CubePicture picture;
            const plt::testing::ThreadClock clock;
            (void)picture.picture(shown, stage);
            times.push_back(clock.seconds() * 1000);
        }
        std::sort(times.begin(), times.end());
        qInfo("median %.1f ms, worst %.1f ms", times[times.size() / 2], times.back());
    }
    /// The same in the main cell of a table of 1920 x 1080, by the thread that paints it.
    void mainAtFirst_data() {
        QTest::addColumn<bool>("turned");
        QTest::addColumn<std::optional<int>>("cutoff");
        QTest::newRow("flat") << false << std::optional(8);
        QTest::newRow("turned in space") << true << std::optional(8);
        QTest::newRow("flat, in full detail") << false << std::optional<int>();
        QTest::newRow("turned in space, in full detail") << true << std::optional<int>();
    }
    void mainAtFirst() {
        QFETCH(bool, turned);
        QFETCH(std::optional<int>, cutoff);
        gcalc::DeskLook look;
        look.inSpace = turned;
        gcalc::Desk desk;
        desk.setLook(look);
        desk.resize(1920, 1080);
        QImage image(1920, 1080, QImage::Format_RGB32);
        std::vector<double> times;
        for (int i = 0; i < 10; ++i) {
            // The pictures of the last two are kept.
            for (const auto colour : {gcalc::Colour::red, gcalc::Colour::blue})
                (void)show(desk, Term(colour), cutoff, image);
            times.push_back(show(desk, manyParts(), cutoff, image));
        }
        std::sort(times.begin(), times.end());
        qInfo("median %.1f ms, worst %.1f ms", times[times.size() / 2], times.back());
    }
    /// Frames of a step in the main cell, by the thread that paints them: the first with all that is made for
    /// it, and those that come later.
    void step_data() {
        QTest::addColumn<gcalc::Term>("argument");
        QTest::addColumn<std::optional<int>>("cutoff");
        auto grid = term("red|green");
        for (int i = 0; i < 8; ++i)
            grid = Term::pair(i % 2 == 0 ? gcalc::Kind::topBottom : gcalc::Kind::leftRight, grid, grid);
        auto endless = grid;
        for (int i = 0; i < 60; ++i) endless = Term::pair(gcalc::Kind::application, endless, endless);
        QTest::newRow("faded") << manyParts() << std::optional(8);
        QTest::newRow("faded, in full detail") << manyParts() << std::optional<int>();
        QTest::newRow("of pieces") << grid << std::optional(8);
        QTest::newRow("without end") << endless << std::optional(8);
    }
    void step() {
        QFETCH(gcalc::Term, argument);
        QFETCH(std::optional<int>, cutoff);
        gcalc::Stepper stepper(Term::pair(gcalc::Kind::application, term("\"id\""), argument), {});
        const auto before = stepper.term();
        const auto redex = stepper.redex();
        QVERIFY(redex && stepper.forward());
        plt::motion::setEnabled(true);
        gcalc::Desk desk;
        desk.resize(1920, 1080);
        desk.show();
        QImage image(1920, 1080, QImage::Format_RGB32);
        std::vector<double> first;
        std::vector<double> later;
        for (int i = 0; i < 10; ++i) {
            for (const auto& shown : {Term(gcalc::Colour::red), Term(gcalc::Colour::blue), before})
                (void)show(desk, shown, cutoff, image);
            QTest::qWait(500);
            gcalc::Document document;
            document.preferences.cutoff = cutoff;
            document.main.term = stepper.term();
            desk.showDocument(document);
            const plt::testing::ThreadClock clock;
            desk.animate({{before, redex, stepper.term(), {}}});
            desk.render(&image, {}, desk.cellBox({}));
            first.push_back(clock.seconds() * 1000);
            if (i == 0) qInfo("%s", desk.motion().transition()->isCrossFade() ? "faded" : "moved");
            while (desk.motion().transition() != nullptr) {
                QTest::qWait(16);
                const plt::testing::ThreadClock frame;
                desk.render(&image, {}, desk.cellBox({}));
                later.push_back(frame.seconds() * 1000);
            }
        }
        std::sort(first.begin(), first.end());
        std::sort(later.begin(), later.end());
        qInfo("first: median %.1f ms, worst %.1f ms; later: median %.1f ms, worst %.1f ms",
              first[first.size() / 2], first.back(), later[later.size() / 2], later.back());
    }
    /// All cells of the table; their cubes are painted once for each size.
    void deskAtFullHd_data() {
        QTest::addColumn<bool>("anew");
        QTest::newRow("again") << false;
        QTest::newRow("at another size") << true;
    }
    void deskAtFullHd() {
        QFETCH(bool, anew);
        gcalc::Desk desk;
        desk.showDocument(gcalc::examples());
        desk.resize(1920, 1080);
        QImage image(1920, 1080, QImage::Format_RGB32);
        desk.render(&image);
        int step = 0;
        QBENCHMARK {
            // Every cell is some pixels smaller.
            ++step;
            if (anew) desk.resize(1920 - 60 * (step % 2), 1080 - 40 * (step % 2));
            desk.render(&image);
        }
    }
};

QTEST_MAIN(BenchGcalc)
#include "bench_gcalc.moc"
