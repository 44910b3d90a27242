// SPDX-License-Identifier: MIT
#include "gcalc/cells/document.h"
#include "gcalc/desk/desk.h"
#include "gcalc/drawing/cube_painter.h"
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/files/reader.h"
#include "gcalc/files/writer.h"
#include "gcalc/notation/parser.h"
#include "gcalc/showing/cube_picture.h"
#include "gcalc/terms/graph.h"
#include "tests/support/thread_clock.h"

#include <algorithm>
#include <vector>

#include <QImage>
#include <QPainter>
#include <QTest>

using gcalc::Ending;
using gcalc::Term;

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
        const auto shown = gcalc::evaluate(term("\"numtest\"@(\"times\"@\"three\"@\"three\")")).term;
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
        const auto shown = gcalc::evaluate(term("\"numtest\"@(\"times\"@\"three\"@\"three\")")).term;
        gcalc::CubeSubject subject{shown, {900, 900}, 1, {0, 0, 900, 900}, {}, 8, {}};
        subject.look.inSpace = turned;
        std::vector<double> times;
        for (int i = 0; i < 20; ++i) {
            gcalc::CubePicture picture;
            const plt::testing::ThreadClock clock;
            (void)picture.picture(subject);
            times.push_back(clock.seconds() * 1000);
        }
        std::sort(times.begin(), times.end());
        qInfo("median %.1f ms, worst %.1f ms", times[times.size() / 2], times.back());
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
