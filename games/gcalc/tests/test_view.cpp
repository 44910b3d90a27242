// SPDX-License-Identifier: MIT
#include "common/keeping/saved/saved_game.h"
#include "common/look/celebration.h"
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "common/window/strip/message_strip.h"
#include "gcalc/desk/desk_cells.h"
#include "gcalc/desk/preference_rows.h"
#include "gcalc/desk/storage_bar.h"
#include "gcalc/files/writer.h"
#include "gcalc/lessons/lesson_panel.h"
#include "gcalc/notation/parser.h"
#include "gcalc/notation/printer.h"
#include "gcalc/showing/showcase.h"
#include "gcalc/stepping/step.h"
#include "gcalc/stepping/step_motion.h"
#include "gcalc/stepping/step_panel.h"
#include "gcalc/terms/graph.h"
#include "gcalc/text/term_editor.h"
#include "gcalc/text/term_panel.h"
#include "gcalc/view.h"
#include "gcalc/words/cube_words.h"

#include <cmath>
#include <memory>
#include <set>

#include <QAbstractButton>
#include <QAccessible>
#include <QAccessibleActionInterface>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTabWidget>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using gcalc::Cell;
using gcalc::Colour;
using gcalc::CubeWords;
using gcalc::Desk;
using gcalc::Drop;
using gcalc::Lens;
using gcalc::Rules;
using gcalc::Scene;
using gcalc::Shape;
using gcalc::Side;
using gcalc::Spot;
using gcalc::Term;
using gcalc::View;

namespace {

constexpr Spot mainSpot{};
const Spot red = Spot::of(Colour::red);
const Spot green = Spot::of(Colour::green);
const Spot blue = Spot::of(Colour::blue);

Term term(std::string_view text) {
    auto read = gcalc::parseTerm(text, [](auto name) { return gcalc::examples().named(name); });
    if (auto* found = std::get_if<Term>(&read)) return *found;
    qFatal("not a term: %s", std::string(text).c_str());
}

/// The red of the usual look.
const QColor softRed(0xD8, 0x43, 0x3A);

/// The place of the cell of this name in the examples.
Spot stored(std::string_view name) {
    const auto& storage = gcalc::examples().storage;
    for (std::size_t i = 0; i < storage.size(); ++i)
        if (storage[i].name == name) return Spot::stored(static_cast<int>(i));
    qFatal("no such example");
}

Lens flat(qreal side = 168) {
    return Lens::flat(side);
}

/// A term of so many different parts, another one for each number.
Term chain(int parts, int number) {
    gcalc::Graph graph;
    auto last = graph.of(
        gcalc::Rgb{1, static_cast<std::uint8_t>(number / 256), static_cast<std::uint8_t>(number % 256)});
    const auto other = graph.colour(Colour::red);
    for (int i = 2; i < parts; ++i) last = graph.pair(gcalc::Kind::leftRight, last, other);
    return graph.term(last);
}

/// The front faces of a scene, in the order in which they are painted.
std::vector<std::pair<Colour, QRectF>> fronts(const Scene& scene) {
    std::vector<std::pair<Colour, QRectF>> found;
    for (const auto& shape : scene.shapes)
        if (shape.kind == Shape::face && shape.axis == gcalc::Axis::z)
            found.emplace_back(*shape.ink.colour, QRectF(shape.corners[0], shape.corners[2]));
    return found;
}

QRectF between(qreal left, qreal top, qreal right, qreal bottom) {
    return {QPointF(left, top), QPointF(right, bottom)};
}

QRectF discBox(const Shape& shape) {
    return {shape.corners[0], shape.corners[2]};
}

/// The rectangle of what differs from the colour of this pixel.
QRect drawnIn(const QImage& picture, QPoint ground) {
    QRect drawn;
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x)
            if (plt::contrast(picture.pixelColor(x, y), picture.pixelColor(ground)) > 1.4)
                drawn |= QRect(x, y, 1, 1);
    return drawn;
}

/// A window, and functions to work in it.
struct Window : plt::testing::PlayedGame<View> {
    explicit Window(const QSize& size = QSize(1200, 700), const QString& name = QStringLiteral("test-gcalc"))
        : PlayedGame({name, size}) {
        show();
    }
    Desk& desk() const { return view->desk(); }
    const gcalc::Document& document() const { return view->state().document; }
    const Term& main() const { return document().main.term; }
    QPoint at(Spot spot) const { return desk().cellBox(spot).center(); }

    void press(Spot spot) const { QTest::mousePress(&desk(), Qt::LeftButton, {}, at(spot)); }
    void moveTo(Spot spot, Qt::KeyboardModifiers modifiers = {}) const {
        const QPointF point = at(spot);
        for (const QPointF& way : {point - QPointF(3, 3), point}) {
            QMouseEvent event(QEvent::MouseMove, way, desk().mapToGlobal(way), Qt::NoButton, Qt::LeftButton,
                              modifiers);
            QApplication::sendEvent(&desk(), &event);
        }
    }
    void hover(Spot spot) const { plt::testing::movePointer(desk(), at(spot)); }
    void release(Spot spot, Qt::KeyboardModifiers modifiers = {}) const {
        QTest::mouseRelease(&desk(), Qt::LeftButton, modifiers, at(spot));
    }
    void drag(Spot from, Spot to, Qt::KeyboardModifiers modifiers = {}) const {
        press(from);
        moveTo(to, modifiers);
        release(to, modifiers);
    }
    void put(std::string_view text, Spot spot = mainSpot) const {
        if (!view->play(gcalc::Put{spot, {{}, term(text)}})) qFatal("not put");
    }
    bool rests() const {
        return QTest::qWaitFor([this] { return !view->isEvaluating(); }, 20'000);
    }
};

}  // namespace

class TestGCalcView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { plt::testing::putPointerAway(); }
    void init() {
        plt::motion::setEnabled(false);
        plt::FileWriter::shared().finish();
        QDir(plt::testing::home.path()).removeRecursively();
        QDir().mkpath(plt::testing::home.path());
    }

    // Drawing -------------------------------------------------------------------------------------------
    /// The pictures that the specification defines to the pixel, in a cell of 168.
    void cubesAreDrawnExactly() {
        const auto lone = sceneOf(term("red"), flat(), 8);
        QCOMPARE(lone.shapes.size(), std::size_t{3});
        QVERIFY(lone.shapes[0].axis == gcalc::Axis::y);
        QVERIFY(lone.shapes[1].axis == gcalc::Axis::x);
        QVERIFY(lone.shapes[2].axis == gcalc::Axis::z);
        const auto corners = [&](std::size_t shape) {
            std::vector<QPointF> points(lone.shapes[shape].corners.begin(), lone.shapes[shape].corners.end());
            std::sort(points.begin(), points.end(), [](QPointF one, QPointF other) {
                return std::pair(one.x(), one.y()) < std::pair(other.x(), other.y());
            });
            return points;
        };
        QVERIFY((corners(0) == std::vector<QPointF>{{8, 8}, {51, 59}, {117, 8}, {160, 59}}));
        QVERIFY((corners(1) == std::vector<QPointF>{{8, 8}, {8, 109}, {51, 59}, {51, 160}}));
        QVERIFY((corners(2) == std::vector<QPointF>{{51, 59}, {51, 160}, {160, 59}, {160, 160}}));
        using Fronts = std::vector<std::pair<Colour, QRectF>>;
        QVERIFY(
            (fronts(sceneOf(term("red|green"), flat(), 8)) ==
             Fronts{{Colour::green, between(106, 59, 160, 160)}, {Colour::red, between(51, 59, 106, 160)}}));
        QVERIFY((fronts(sceneOf(term("transparent/blue"), flat(), 8)) ==
                 Fronts{{Colour::blue, between(30, 33, 138, 135)}}));
        QVERIFY((fronts(sceneOf(term("red@blue"), flat(), 8)) ==
                 Fronts{{Colour::red, between(58, 59, 101, 99)}, {Colour::blue, between(84, 89, 127, 130)}}));
    }
    void signsOfAbstractions() {
        const auto near = [](qreal one, qreal other) { return std::abs(one - other) <= 1; };
        const auto id = sceneOf(term("\\white.'white"), flat(), 8);
        const auto box = discBox(id.shapes.back());
        QVERIFY(near(box.left(), 51) && near(box.top(), 59) && near(box.width(), 33) &&
                near(box.height(), 30));
        const auto two = sceneOf(term("\\red.\\green.blue"), flat(), 8);
        QCOMPARE(two.shapes.size(), std::size_t{5});
        const auto& inner = two.shapes[3];
        const auto& outer = two.shapes[4];
        QVERIFY(inner.ink.colour == Colour::green && near(discBox(inner).left(), 62));
        QVERIFY(outer.ink.colour == Colour::red && near(discBox(outer).left(), 51));
        for (const auto& shape : sceneOf(term("\\transparent.red"), flat(), 8).shapes)
            QVERIFY(shape.kind == Shape::face);
    }
    void whatIsHiddenIsNotDrawn() {
        // The part behind, below and to the right of others has no face that is seen.
        const auto solid = term("((red|red)-(red|red))/((blue|blue)-(blue|green))");
        for (const auto& shape : sceneOf(solid, flat(), 8).shapes) QVERIFY(shape.ink.colour != Colour::green);
        const auto open = term("((red|red)-(red|transparent))/((blue|blue)-(blue|green))");
        const auto shapes = sceneOf(open, flat(), 8).shapes;
        QVERIFY(std::any_of(shapes.begin(), shapes.end(),
                            [](const Shape& shape) { return shape.ink.colour == Colour::green; }));
    }
    void whatIsTooNarrowIsItsFirstPart() {
        const auto slices = term("((red|green)|(red|green))|((red|green)|(red|green))");
        const auto count = [&](std::optional<qreal> cutoff) {
            return fronts(sceneOf(slices, flat(), cutoff)).size();
        };
        QCOMPARE(count(std::nullopt), std::size_t{8});
        QCOMPARE(count(30), std::size_t{4});
        QCOMPARE(count(200), std::size_t{1});
    }
    /// A quarter of the height of a storage cell is 7.83 pixels, which are 8 on the screen.
    void wholePixelsCountAsTooNarrow() {
        const auto quarters = term("((red-green)-(red-green))-((red-green)-(red-green))");
        const auto count = [&](qreal cutoff) { return fronts(sceneOf(quarters, flat(63), cutoff)).size(); };
        QCOMPARE(count(8), std::size_t{8});
        QCOMPARE(count(9), std::size_t{4});
    }
    /// A picture never takes long, however large the tree is.
    void hugeTermsAreDrawn() {
        auto huge = term("red|green");
        for (int i = 0; i < 60; ++i)
            huge = Term::pair(i % 2 == 0 ? gcalc::Kind::topBottom : gcalc::Kind::leftRight, huge, huge);
        const auto scene = sceneOf(huge, flat(2000), std::nullopt);
        QVERIFY(!scene.isComplete);
        QVERIFY(scene.shapes.size() <= 3 * gcalc::largestTree && scene.shapes.size() > 1000);
        gcalc::Graph graph;
        auto deep = graph.colour(Colour::red);
        for (int i = 0; i < 50'000; ++i) deep = graph.abstraction(Colour::blue, deep);
        QVERIFY(sceneOf(graph.term(deep), flat(), 8).shapes.size() < 100);
        auto nested = graph.colour(Colour::red);
        for (int i = 0; i < 50'000; ++i) nested = graph.pair(gcalc::Kind::application, nested, nested);
        QVERIFY(sceneOf(graph.term(nested), flat(1000), 8).shapes.size() < 20'000);
    }
    void turnedCubesShowTheirOtherSides() {
        const auto cube = term("((red|green)-(blue|yellow))/((cyan|magenta)-(blue|gray))");
        const auto colours = [&](gcalc::Turn turn) {
            QImage image(300, 300, QImage::Format_RGB32);
            image.fill(Qt::black);
            QPainter painter(&image);
            const auto lens = Lens::space(300, turn);
            paintScene(painter, sceneOf(cube, lens, 8), lens, {gcalc::ColourSigns::none, true});
            painter.end();
            int greens = 0;
            int grays = 0;
            for (int y = 0; y < 300; ++y)
                for (int x = 0; x < 300; ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    greens += pixel.green() > 90 && pixel.red() < 60 && pixel.blue() < 60;
                    grays += pixel.red() > 50 && pixel.red() < 140 &&
                             std::abs(pixel.red() - pixel.green()) + std::abs(pixel.red() - pixel.blue()) < 6;
                }
            return std::pair(greens, grays);
        };
        const auto front = colours({20, 20});
        const auto back = colours({160, -20});
        QVERIFY(front.first > 1000 && back.second > 1000);
        QVERIFY(front.second < 800 && back.first < 300);
    }
    /// From any side, the cube lies in its square, and nearer parts cover those behind them.
    void aTurnedCubeFitsItsSquare() {
        for (int left = -180; left < 180; left += 17)
            for (int top = -80; top <= 80; top += 23) {
                const auto lens = Lens::space(200, {qreal(left), qreal(top)});
                for (int i = 0; i < 8; ++i) {
                    const auto point = lens.at({qreal(i & 1), qreal((i >> 1) & 1), qreal(i >> 2)});
                    QVERIFY(QRectF(-0.5, -0.5, 201, 201).contains(point));
                }
                const auto shapes = sceneOf(term("transparent@blue"), lens, 8).shapes;
                QVERIFY(!shapes.empty());
            }
    }
    void partsHavePlaces() {
        const auto whole = term("(red|green)-(blue@white)");
        QVERIFY((gcalc::boxOf(whole, {false, true}) == gcalc::Box{{0.5, 0, 0}, {1, 0.5, 1}}));
        const auto argument = gcalc::boxOf(whole, {true, true});
        QVERIFY(std::abs(argument.low[0] - 0.3) < 1e-9 && std::abs(argument.high[2] - 1) < 1e-9);
        QVERIFY(std::abs(argument.low[1] - 0.65) < 1e-9 && std::abs(argument.low[2] - 0.6) < 1e-9);
        const auto outline = gcalc::outlineOf({}, flat());
        QCOMPARE(outline.size(), 6);
        QCOMPARE(outline.boundingRect(), between(8, 8, 160, 160));
    }
    void coloursHaveSigns() {
        std::set<QString> letters;
        for (int i = 1; i < gcalc::colourCount; ++i) letters.insert(gcalc::letterOf(gcalc::colourAt(i)));
        QCOMPARE(letters.size(), std::size_t{gcalc::colourCount - 1});
        const auto picture = [](std::string_view text, gcalc::ColourSigns signs) {
            gcalc::DeskLook look;
            look.style.signs = signs;
            return gcalc::pictureOf({{}, term(text)}, look, 8, 120)
                .convertToFormat(QImage::Format_Grayscale8);
        };
        for (const auto signs : {gcalc::ColourSigns::letters, gcalc::ColourSigns::patterns})
            for (const auto* text : {"red", "green", "blue", "yellow", "cyan", "magenta", "dk-red"})
                QVERIFY(picture(text, signs) != picture(text, gcalc::ColourSigns::none));
        const auto lettersOn = [](std::string_view text, const char* letter) {
            gcalc::CubeStyle style;
            style.signs = gcalc::ColourSigns::letters;
            const auto lens = flat();
            const auto scene = gcalc::sceneOf(term(text), lens, std::nullopt);
            return gcalc::svgOf(scene, lens, {168, 168}, style)
                .count('>' + QByteArray(letter) + QByteArray("</text>"));
        };
        QCOMPARE(lettersOn("red", "R"), 2);
        // Of the yellow part nothing but the top is seen.
        QCOMPARE(lettersOn("\"x1\"", "Y"), 1);
        QCOMPARE(lettersOn("\"x1\"", "R"), 2);
    }

    // Words ---------------------------------------------------------------------------------------------
    void cubesInWords() {
        const auto told = [](std::string_view text) { return CubeWords::cube(term(text)); };
        QCOMPARE(told("red|green"), QStringLiteral("left half red, right half green"));
        QCOMPARE(told("(red-blue)|black"),
                 QStringLiteral("left half (top half red, bottom half blue), right half black"));
        QCOMPARE(told("\\green.red/'green"),
                 QStringLiteral("function of green: (front half red, back half variable green)"));
        QCOMPARE(told("red@blue"), QStringLiteral("red applied to blue"));
        auto deep = term("red");
        for (int i = 0; i < 50; ++i) deep = Term::pair(gcalc::Kind::leftRight, deep, deep);
        QVERIFY(CubeWords::cube(deep).size() < 4000);
        QVERIFY(CubeWords::cube(deep).contains(QStringLiteral("parts")));
    }

    // The window ----------------------------------------------------------------------------------------
    void oneNoticeForOneThing() {
        Window window;
        const plt::testing::OnePicture one(*window.window);
        one.start();
        one.change("a drop", [&] { window.drag(red, mainSpot); });
        one.change("undo", [&] { window.view->session().undo(); });
        one.change("redo", [&] { window.view->session().redo(); });
        one.change("new", [&] { window.action(QStringLiteral("New"))->trigger(); });
        QVERIFY(window.document() == gcalc::Document{});
        one.change("undo to the cells before", [&] { window.view->session().undo(); });
        QVERIFY(window.main() == term("red"));
    }
    void nobodyMeetsAnEmptyWindow() {
        Window window;
        QVERIFY(window.document() == gcalc::examples());
        QVERIFY(!window.view->session().canUndo());
    }

    // Drops ---------------------------------------------------------------------------------------------
    void dropsJoin() {
        Window window;
        // Refused while there is no term to join it to.
        window.drag(red, Spot::of(Side::left));
        QVERIFY(window.main().isEmpty());
        QVERIFY(!window.window->messageText().isEmpty());
        const std::vector<std::pair<Side, const char*>> drops{
            {Side::left, "green|red"},   {Side::right, "red|green"}, {Side::top, "green-red"},
            {Side::bottom, "red-green"}, {Side::front, "green/red"}, {Side::back, "red/green"}};
        for (const auto& [side, text] : drops) {
            window.drag(red, mainSpot);
            window.drag(green, Spot::of(side));
            QVERIFY2(window.main() == term(text), text);
            QVERIFY(window.document().main.name.empty());
        }
    }
    void dropsMoveAndCopy() {
        Window window;
        const auto free = Spot::stored(0);
        window.drag(stored("id"), free);
        QCOMPARE(window.view->state().at(free).name, std::string("id"));
        QVERIFY(window.view->state().at(stored("id")).isEmpty());
        window.drag(free, stored("id"), Qt::ShiftModifier);
        QCOMPARE(window.view->state().at(free).name, std::string("id"));
        QCOMPARE(window.view->state().at(stored("id")).name, std::string("id"));
        window.drag(stored("x1"), mainSpot);
        QVERIFY(window.main() == term("\"x1\"") && !window.view->state().at(stored("x1")).isEmpty());
        window.drag(blue, free);
        QVERIFY(window.view->state().at(free).term == term("blue"));
        // Basic colours are never changed, and a cell does not receive itself.
        const auto moves = window.view->session().moveCount();
        window.drag(stored("x1"), red);
        window.drag(mainSpot, mainSpot);
        QCOMPARE(window.view->session().moveCount(), moves);
        QVERIFY(!window.desk().held());
    }
    void applicationsAreEvaluated() {
        Window window;
        window.drag(stored("numtest"), mainSpot);
        window.drag(stored("one"), Spot::of(Side::applyArgument));
        QVERIFY(window.rests());
        QVERIFY(window.main() ==
                term("((red|transparent)-(transparent|green))/((transparent|yellow)-(blue|transparent))"));
        // One step back is the application, two are the state before it.
        window.view->session().undo();
        QVERIFY(window.main() == term("\"numtest\"@\"one\""));
        window.view->session().undo();
        QVERIFY(window.main() == term("\"numtest\""));
        window.drag(red, mainSpot);
        window.drag(stored("id"), Spot::of(Side::applyFunction));
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("red"));
    }
    void evaluationCanWait() {
        Window window;
        auto preferences = window.document().preferences;
        preferences.evaluatesAtOnce = false;
        QVERIFY(window.view->play(gcalc::Prefer{preferences}));
        window.drag(red, mainSpot);
        window.drag(stored("id"), Spot::of(Side::applyFunction));
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("\"id\"@red"));
        window.hover(mainSpot);
        window.key(Qt::Key_E);
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("red"));
    }
    void whatIsNoFunctionIsSaid() {
        Window window;
        window.put("\"id\"");
        window.drag(red, Spot::of(Side::applyFunction));
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("red@\"id\""));
        QTRY_COMPARE(
            window.window->messageText(),
            QStringLiteral(
                "A colour is no function, and so this stays as it is. The preferences can let colours mix."));
    }
    void aRefusedDropLeavesNothingToUndo() {
        Window window;
        const auto* undo = window.action(QStringLiteral("Undo"));
        QVERIFY(!undo->isEnabled());
        window.press(red);
        window.moveTo(mainSpot);
        QVERIFY(window.desk().offer().has_value());
        // A held cube can be put back.
        QVERIFY(undo->isEnabled());
        window.moveTo(Spot::of(Side::left));
        window.release(Spot::of(Side::left));
        QVERIFY(!window.desk().held());
        QCOMPARE(window.window->messageText(), QStringLiteral("There is nothing in the main cell yet."));
        QVERIFY(!undo->isEnabled());

        window.desk().setFocus();
        window.desk().setCursor(red);
        QTest::keyClick(&window.desk(), Qt::Key_Return);
        QVERIFY(undo->isEnabled());
        QTest::keyClick(&window.desk(), Qt::Key_Return);
        QVERIFY(!window.desk().held());
        QVERIFY(!undo->isEnabled());
    }
    void anAnswerIsSeenToCome() {
        Window window;
        auto& motion = window.desk().motion();
        window.put("(\\red.\\green.'red/'green)@cyan");
        plt::motion::setEnabled(true);
        plt::motion::setPace(plt::motion::Pace::slow);
        const auto pace = qScopeGuard([] { plt::motion::setPace(plt::motion::Pace::normal); });
        QSignalSpy frames(&motion, &gcalc::StepMotion::changed);
        window.drag(green, Spot::of(Side::applyArgument));
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("cyan/green"));
        QVERIFY(!frames.isEmpty() || motion.transition() != nullptr);
        QTRY_VERIFY(motion.transition() == nullptr);
        // A way of too many steps is one change, and a key ends it.
        window.put("\"numtest\"@\"three\"");
        window.hover(mainSpot);
        window.key(Qt::Key_E);
        QVERIFY(window.rests());
        frames.clear();
        if (motion.transition() != nullptr) QVERIFY(motion.transition()->isCrossFade());
        window.key(Qt::Key_Right);
        QVERIFY(motion.transition() == nullptr);
    }
    void theWayToAnAnswerIsFollowed() {
        const auto from = term("(\\red.\\green.'red/'green)@cyan@(\"id\"@white)");
        const auto steps = gcalc::stepsTo(term("cyan/white"), from, {});
        QCOMPARE(steps.size(), std::size_t{3});
        QVERIFY(steps.front().before == from && steps.back().after == term("cyan/white"));
        for (std::size_t i = 0; i < steps.size(); ++i) {
            QVERIFY(steps[i].redex.has_value());
            if (i > 0) QVERIFY(steps[i].before == steps[i - 1].after);
        }
        const auto result = gcalc::evaluate(term("\"numtest\"@\"three\"")).term;
        const auto many = gcalc::stepsTo(result, term("\"numtest\"@\"three\""), {});
        QCOMPARE(many.size(), std::size_t{1});
        QVERIFY(!many[0].redex && many[0].after == result);
        QVERIFY(gcalc::stepsTo(result, result, {}).empty());
    }
    void aSolvedLessonIsCelebrated() {
        Window window;
        plt::motion::setEnabled(true);
        auto& lessons = *window.view->lessonPanel();
        QSignalSpy solved(&lessons, &gcalc::LessonPanel::solved);
        Q_EMIT lessons.layOut(gcalc::lessons()[0]);
        window.put("red|green");
        const auto check = [&] {
            for (auto* const button : lessons.findChildren<QPushButton*>())
                if (button->text() == QLatin1String("Check")) button->click();
            return QTest::qWaitFor([&] { return !lessons.isChecking(); });
        };
        QVERIFY(check());
        QCOMPARE(solved.size(), 1);
        QVERIFY(plt::Celebration::isRunning(window.view));
        // Once is enough.
        plt::Celebration::stop(window.view);
        QVERIFY(check());
        QCOMPARE(solved.size(), 1);
        QVERIFY(!plt::Celebration::isRunning(window.view));
        QVERIFY(lessons.message().startsWith(QStringLiteral("That is right.")));
    }
    void lessonsSayWhatTheyDidToTheCells() {
        Window window;
        QSignalSpy notices(window.view, &View::notice);
        const auto press = [&](const char* label) {
            for (auto* const button : window.view->lessonPanel()->findChildren<QPushButton*>())
                if (button->text() == QLatin1String(label)) QTest::mouseClick(button, Qt::LeftButton);
            return notices.isEmpty() ? QString() : notices.takeLast().first().toString();
        };
        QCOMPARE(press("Lay out the cells"),
                 QStringLiteral("The cells of this lesson are in place of yours. Undo brings yours back."));
        QCOMPARE(press("Show an answer"),
                 QStringLiteral("A right answer is in the main cell. Undo brings back what was there."));
    }
    void limitsAreSaid() {
        Window window;
        auto preferences = window.document().preferences;
        preferences.depth = 1;
        QVERIFY(window.view->play(gcalc::Prefer{preferences}));
        window.put("\"numtest\"@\"three\"");
        window.hover(mainSpot);
        window.key(Qt::Key_E);
        QVERIFY(window.rests());
        QTRY_COMPARE(window.window->messageText(),
                     QStringLiteral("Parts beyond the evaluation depth are left as they are. Evaluating "
                                    "again goes on with them."));
    }
    void aRunawayIsStoppedByEscape() {
        Window window;
        auto preferences = window.document().preferences;
        preferences.depth.reset();
        QVERIFY(window.view->play(gcalc::Prefer{preferences}));
        const char* grows = "(\\blue.('blue@'blue)|'blue)@(\\blue.('blue@'blue)|'blue)";
        window.put(grows);
        window.hover(mainSpot);
        window.key(Qt::Key_E);
        if (window.view->isEvaluating()) {
            QVERIFY(window.action(QStringLiteral("Stop evaluating"))->isEnabled());
            window.key(Qt::Key_Escape);
            QVERIFY(!window.view->isEvaluating());
            QVERIFY(window.main() == term(grows));
        }
        QVERIFY(!window.action(QStringLiteral("Stop evaluating"))->isEnabled());
    }
    void escapeStopsTheEvaluationOfAnyCell() {
        const char* grows =
            "(\\red.\\blue.'red@'red@(\"add1\"@'blue))@(\\red.\\blue.'red@'red@(\"add1\"@'blue))@\"zero\"";
        const auto free = Spot::stored(0);
        Window window;
        auto preferences = window.document().preferences;
        preferences.depth.reset();
        QVERIFY(window.view->play(gcalc::Prefer{preferences}));
        window.put(grows, free);
        QSignalSpy menus(&window.desk(), &Desk::contextMenuRequested);
        window.hover(free);
        const auto box = window.desk().cellBox(free);
        const auto before = window.desk().grab(box).toImage();
        for (const bool enlarged : {false, true}) {
            if (enlarged) {
                window.key(Qt::Key_Space);
                QTest::keyClick(window.view->showcase(), Qt::Key_Return, Qt::ControlModifier);
            } else {
                window.key(Qt::Key_E);
            }
            QVERIFY(window.view->isEvaluating());
            QCOMPARE(window.view->statusText(), QStringLiteral("Evaluating. Escape stops it."));
            if (enlarged) {
                QTest::keyClick(window.view->showcase(), Qt::Key_Escape);
                QVERIFY(window.view->isShowcaseShown());
            } else {
                QVERIFY(window.desk().grab(box).toImage() != before);
                window.key(Qt::Key_Escape);
            }
            QVERIFY(!window.view->isEvaluating());
            QVERIFY(window.view->state().at(free).term == term(grows));
        }
        QCOMPARE(menus.size(), 0);
        // Works with the focus anywhere.
        QTest::keyClick(window.view->showcase(), Qt::Key_Escape);
        auto& editor = window.view->textPanel().editor();
        auto& tabs = window.view->panels();
        for (QWidget* focus : std::initializer_list<QWidget*>{&editor, &tabs}) {
            window.hover(free);
            window.key(Qt::Key_E);
            QVERIFY(window.view->isEvaluating());
            QTest::keyClick(focus, Qt::Key_Escape);
            QVERIFY(!window.view->isEvaluating());
        }
    }
    void aResultThatFitsIntoNoCellIsSaid() {
        const char* deep = "\"Y-comb\"@(\\red.\\black.red|('red@(\"add1\"@'black)))@\"zero\"";
        Window window;
        auto preferences = window.document().preferences;
        preferences.depth.reset();
        QVERIFY(window.view->play(gcalc::Prefer{preferences}));
        window.put(deep);
        window.hover(mainSpot);
        const auto box = window.desk().cellBox(mainSpot);
        const auto before = window.desk().grab(box).toImage();
        window.key(Qt::Key_E);
        QVERIFY(window.rests());
        QVERIFY(window.main() == term(deep));
        const auto said = window.window->messageText();
        QVERIFY2(said.contains(QStringLiteral("waited for each other")), qPrintable(said));
        QVERIFY2(said.contains(QStringLiteral("fits into no cell")), qPrintable(said));
        QCOMPARE(window.desk().grab(box).toImage(), before);
        QVERIFY(!plt::testing::figuresText(*window.view).contains(QStringLiteral("Steps: 0")));
        QSignalSpy menus(&window.desk(), &Desk::contextMenuRequested);
        window.key(Qt::Key_Escape);
        QCOMPARE(menus.size(), 1);
        QApplication::activePopupWidget()->close();
    }
    void dropsArePreviewed() {
        Window window;
        window.drag(red, mainSpot);
        window.press(green);
        window.moveTo(Spot::of(Side::left));
        QVERIFY((window.desk().offer() == Drop{green, Spot::of(Side::left)}));
        QVERIFY(window.desk().hasPreview());
        QCOMPARE(window.window->messageText(), QStringLiteral("Puts the cube to the left of the main one."));
        QVERIFY(window.main() == term("red"));
        // Over its source no target is offered.
        window.moveTo(green);
        QVERIFY(!window.desk().offer() && !window.desk().hasPreview());
        window.moveTo(Spot::stored(0));
        QCOMPARE(window.window->messageText(), QStringLiteral("Copies the cube: row 1, column 1."));
        // Another button puts it back.
        QTest::mousePress(&window.desk(), Qt::RightButton, {}, window.at(mainSpot));
        QVERIFY(!window.desk().held());
        window.release(Spot::stored(0));
        QVERIFY(window.view->state().at(Spot::stored(0)).isEmpty());
    }
    void aPreviewFollowsWhatIsThere() {
        Window window;
        window.drag(red, mainSpot);
        window.press(green);
        window.moveTo(Spot::of(Side::left));
        QVERIFY(window.desk().hasPreview());
        // As when an evaluation is done while a cube is dragged.
        window.put("blue");
        QVERIFY((window.desk().offer() == Drop{green, Spot::of(Side::left)}));
        QVERIFY(window.desk().hasPreview());
        window.release(Spot::of(Side::left));
        QVERIFY(window.main() == term("green|blue"));
        QVERIFY(!window.desk().hasPreview());
    }
    void shiftIsPreviewedBeforeTheDrop() {
        Window window;
        const auto id = stored("id");
        const auto free = Spot::stored(0);
        for (const bool byMouse : {true, false}) {
            if (byMouse) {
                window.press(id);
                window.moveTo(free);
            } else {
                window.desk().setCursor(id);
                window.key(Qt::Key_Return);
                window.desk().setCursor(free);
            }
            QVERIFY((window.desk().offer() == Drop{id, free}));
            QVERIFY(window.view->statusText().startsWith(QStringLiteral("Moves the cube")));
            QTest::keyPress(&window.desk(), Qt::Key_Shift);
            QVERIFY((window.desk().offer() == Drop{id, free, true}));
            QVERIFY(window.view->statusText().startsWith(QStringLiteral("Copies the cube")));
            QVERIFY(window.desk().hasPreview());
            QTest::keyRelease(&window.desk(), Qt::Key_Shift, Qt::ShiftModifier);
            QVERIFY((window.desk().offer() == Drop{id, free}));
            window.key(Qt::Key_Escape);
            QVERIFY(!window.desk().held());
            if (byMouse) window.release(free);
        }
    }
    void stepsAreThoseOfWhatIsThere() {
        Window window;
        const auto steps = [&] {
            return plt::testing::figuresText(*window.view).section(QStringLiteral("Steps: "), 1).toInt();
        };
        window.put("\"numtest\"@\"one\"");
        window.hover(mainSpot);
        window.key(Qt::Key_E);
        QVERIFY(window.rests());
        const int made = steps();
        QVERIFY(made > 0);
        window.view->session().undo();
        QCOMPARE(steps(), 0);
        window.key(Qt::Key_E);
        QVERIFY(window.rests());
        QCOMPARE(steps(), made);
        window.drag(red, mainSpot);
        QCOMPARE(steps(), 0);
    }
    void namesFromRightToLeft() {
        const auto band = [] {
            Window window;
            const auto spot = Spot::stored(0);
            window.put("red", spot);
            if (!window.view->play(gcalc::Rename{spot, "zero?"})) return QImage();
            const QRect box = window.desk().cellBox(spot);
            constexpr int height = 12;
            return window.desk().grab({box.left(), box.bottom() - height, box.width(), height}).toImage();
        };
        const QImage usual = band();
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const QImage mirrored = band();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QVERIFY(!usual.isNull());
        QCOMPARE(mirrored, usual);
    }
    void aNameGivenDuringAnEvaluationStays() {
        Window window;
        const auto free = Spot::stored(0);
        window.put("\"id\"@red", free);
        window.hover(free);
        window.key(Qt::Key_E);
        QVERIFY(window.view->isEvaluating());
        QVERIFY(window.view->play(gcalc::Rename{free, "mine"}));
        QVERIFY(window.rests());
        QVERIFY((window.view->state().at(free) == gcalc::Cell{"mine", term("red")}));
    }
    /// A click picks a colour or a stored cube up, and the next one drops it.
    void clicksPickUpAndDrop() {
        Window window;
        const auto click = [&window](Spot spot) {
            QTest::mouseClick(&window.desk(), Qt::LeftButton, {}, window.at(spot));
        };
        click(red);
        QCOMPARE(window.desk().held(), std::optional(red));
        // Another colour is taken instead.
        click(green);
        QCOMPARE(window.desk().held(), std::optional(green));
        window.hover(mainSpot);
        QVERIFY(window.desk().offer().has_value());
        click(mainSpot);
        QVERIFY(!window.desk().held());
        QVERIFY(window.main() == term("green"));
        click(red);
        click(Spot::of(Side::left));
        QVERIFY(window.main() == term("red|green"));
        // A click on the cube itself and Escape put it back.
        click(red);
        click(red);
        QVERIFY(!window.desk().held());
        click(red);
        window.key(Qt::Key_Escape);
        QVERIFY(!window.desk().held());
        // Stored cubes are not lost by clicks on several, and main is where something goes.
        const auto three = stored("three");
        const auto id = stored("id");
        const auto before = window.view->state();
        click(three);
        click(id);
        QCOMPARE(window.desk().held(), std::optional(id));
        QVERIFY(window.view->state() == before);
        window.key(Qt::Key_Escape);
        click(mainSpot);
        QVERIFY(!window.desk().held());
        // Twice enlarges, and so does the space bar.
        QTest::mouseClick(&window.desk(), Qt::LeftButton, {}, window.at(three));
        QTest::mouseDClick(&window.desk(), Qt::LeftButton, {}, window.at(three));
        QVERIFY(window.view->isShowcaseShown());
        QVERIFY(!window.desk().held());
        QTest::keyClick(window.view->showcase(), Qt::Key_Escape);
        QVERIFY(!window.view->isShowcaseShown());
        click(id);
        window.key(Qt::Key_Space);
        QVERIFY(window.view->isShowcaseShown());
    }
    void aDragWhoseReleaseWentElsewhereIsOver() {
        Window window;
        window.drag(red, mainSpot);
        for (const bool pressedAgain : {false, true}) {
            window.press(green);
            window.moveTo(Spot::of(Side::left));
            QVERIFY(window.desk().held());
            if (pressedAgain)
                window.press(Spot::of(Side::right));
            else
                window.hover(Spot::of(Side::right));
            QVERIFY(!window.desk().held());
            window.release(Spot::of(Side::right));
            QVERIFY(window.main() == term("red"));
        }
        window.drag(green, Spot::of(Side::left));
        QVERIFY(window.main() == term("green|red"));
    }
    void aKeyThatIsHeldDownDoesItsWorkOnce() {
        const auto hold = [](QWidget* widget, Qt::Key key, const QString& text) {
            for (const bool repeats : {false, true, true}) {
                QKeyEvent event(QEvent::KeyPress, key, Qt::NoModifier, text, repeats);
                QApplication::sendEvent(widget, &event);
            }
        };
        Window window;
        window.put("red|green");
        QApplication::clipboard()->setText(QStringLiteral("blue"));
        window.hover(Spot::of(Side::top));
        hold(&window.desk(), Qt::Key_V, QStringLiteral("v"));
        QVERIFY(window.main() == term("blue-(red|green)"));
        window.hover(mainSpot);
        for (const auto key : {Qt::Key_Space, Qt::Key_Escape}) {
            hold(&window.desk(), Qt::Key_Space, QStringLiteral(" "));
            QVERIFY(window.view->isShowcaseShown());
            QKeyEvent again(QEvent::KeyPress, key, Qt::NoModifier, {}, true);
            QApplication::sendEvent(window.view->showcase(), &again);
            QVERIFY(window.view->isShowcaseShown());
            QTest::keyClick(window.view->showcase(), key);
            QVERIFY(!window.view->isShowcaseShown());
        }
        // The key that opened a menu does not choose in it.
        window.desk().setCursor(Spot::of(Side::left));
        QTest::keyClick(&window.desk(), Qt::Key_Return);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        for (int i = 0; i < 3; ++i) {
            QKeyEvent again(QEvent::KeyPress, Qt::Key_Return, Qt::NoModifier, {}, true);
            QApplication::sendEvent(menu, &again);
        }
        QCOMPARE(QApplication::activePopupWidget(), menu);
        QVERIFY(window.main() == term("blue-(red|green)"));
        menu->close();
        // Held arrows go on.
        window.desk().setCursor(Spot::stored(0));
        hold(&window.desk(), Qt::Key_Right, {});
        QVERIFY(window.desk().cursor() == Spot::stored(3));
    }
    void rightClicks() {
        Window window;
        window.put("red|green");
        QTest::mouseClick(&window.desk(), Qt::RightButton, {}, window.at(Spot::of(Side::left)));
        QVERIFY(window.main() == term("green"));
        window.put("red|green");
        QTest::mouseClick(&window.desk(), Qt::RightButton, {}, window.at(green));
        QVERIFY(window.main() == term("\\green.red|'green"));
        // Holding the key opens the menu and does nothing else.
        QSignalSpy menus(&window.desk(), &Desk::contextMenuRequested);
        QTest::mousePress(&window.desk(), Qt::RightButton, {}, window.at(blue));
        QTRY_COMPARE(menus.size(), 1);
        QVERIFY(QApplication::activePopupWidget() != nullptr);
        QApplication::activePopupWidget()->close();
        QTest::mouseRelease(&window.desk(), Qt::RightButton, {}, window.at(blue));
        QVERIFY(window.main() == term("\\green.red|'green"));
    }

    // Keys ----------------------------------------------------------------------------------------------
    void byKeyboardAlone() {
        Window window;
        window.key(Qt::Key_Home);
        const auto walkTo = [&](Spot spot) {
            for (int i = 0; i < 60 && window.desk().cursor() != spot; ++i) {
                const auto from = window.at(window.desk().cursor());
                const auto way = window.at(spot) - from;
                const auto before = window.desk().cursor();
                const bool lying = std::abs(way.x()) > std::abs(way.y());
                window.key(lying ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                                 : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
                if (window.desk().cursor() == before)
                    window.key(lying ? (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up)
                                     : (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left));
            }
            return window.desk().cursor() == spot;
        };
        QVERIFY(walkTo(red));
        window.key(Qt::Key_Return);
        QVERIFY(window.desk().held() == red);
        QVERIFY(walkTo(mainSpot));
        QVERIFY(window.desk().hasPreview());
        window.key(Qt::Key_Return);
        QVERIFY(window.main() == term("red"));
        QVERIFY(walkTo(stored("id")));
        window.key(Qt::Key_Return);
        QVERIFY(walkTo(Spot::of(Side::applyFunction)));
        window.key(Qt::Key_Space);
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("red"));
        // Escape puts back.
        QVERIFY(walkTo(stored("x1")));
        window.key(Qt::Key_Return);
        QVERIFY(window.desk().held());
        window.key(Qt::Key_Escape);
        QVERIFY(!window.desk().held());
        // Shift copies where it would move.
        window.key(Qt::Key_Return);
        QVERIFY(walkTo(Spot::stored(0)));
        window.key(Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(window.view->state().at(Spot::stored(0)).name == "x1");
        QVERIFY(window.view->state().at(stored("x1")).name == "x1");
    }
    void theFocusLeavesTheName() {
        Window window(QSize(1900, 1100));
        window.drag(stored("and"), mainSpot);
        auto& desk = window.desk();
        const auto box = desk.cellBox(mainSpot);
        const int height = desk.fontMetrics().height();
        const QRect name(box.left() + 12, box.bottom() - height - 1, box.width() - 24, height - 4);
        const auto before = desk.grab(name).toImage();
        const auto whole = desk.grab(box).toImage();
        desk.setCursor(Spot::of(Side::left));
        window.key(Qt::Key_Right);
        QCOMPARE(desk.cursor(), mainSpot);
        QVERIFY(desk.grab(box).toImage() != whole);
        QCOMPARE(desk.grab(name).toImage(), before);
    }
    void everyCellIsReachedByArrows() {
        for (const QSize size : {QSize(1200, 700), QSize(560, 900), QSize(360, 300), QSize(700, 500)}) {
            Window window(size);
            std::set<int> reached;
            std::vector<Spot> waiting{mainSpot};
            while (!waiting.empty()) {
                const auto spot = waiting.back();
                waiting.pop_back();
                if (!reached.insert(gcalc::DeskCells::numberOf(spot)).second) continue;
                for (const auto key : {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down}) {
                    window.desk().setCursor(spot);
                    window.key(key);
                    waiting.push_back(window.desk().cursor());
                }
            }
            for (int i = 0; i < 40; ++i)
                QVERIFY2(
                    reached.count(gcalc::DeskCells::numberOf(Spot::stored(i))) == 1,
                    qPrintable(QStringLiteral("%1x%2, cell %3").arg(size.width()).arg(size.height()).arg(i)));
            for (int i = 0; i < gcalc::colourCount; ++i)
                QVERIFY(reached.count(gcalc::DeskCells::numberOf({Spot::colour, i})) == 1);
            for (const auto side : gcalc::allSides)
                QVERIFY(reached.count(gcalc::DeskCells::numberOf(Spot::of(side))) == 1);
        }
    }
    void singleKeys() {
        Window window;
        const auto id = stored("id");
        window.hover(id);
        window.key(Qt::Key_C);
        QCOMPARE(QApplication::clipboard()->text(),
                 QStringLiteral("(\"id\" lambda (var white) (var white))"));
        window.key(Qt::Key_X);
        QVERIFY(window.view->state().at(id).isEmpty());
        // With the first move the aim has gone, and the cells stand higher.
        window.hover(id);
        window.key(Qt::Key_V);
        QVERIFY(window.view->state().at(id).name == "id");
        window.key(Qt::Key_R);
        QVERIFY(window.view->state().at(id).isEmpty());
        window.hover(mainSpot);
        QApplication::clipboard()->setText(QStringLiteral("red | green"));
        window.key(Qt::Key_V);
        QVERIFY(window.main() == term("red|green"));
        // On a side, pasting is a drop.
        QApplication::clipboard()->setText(QStringLiteral("blue"));
        window.hover(Spot::of(Side::top));
        window.key(Qt::Key_V);
        QVERIFY(window.main() == term("blue-(red|green)"));
        QApplication::clipboard()->setText(QStringLiteral("no cube"));
        window.key(Qt::Key_V);
        QVERIFY(window.main() == term("blue-(red|green)"));
        QVERIFY(window.window->messageText().startsWith(QStringLiteral("The clipboard holds no cube.")));
        window.key(Qt::Key_M);
        QVERIFY(window.document() == gcalc::examples());
        window.hover(red);
        const auto moves = window.view->session().moveCount();
        for (const auto key : {Qt::Key_X, Qt::Key_R}) window.key(key);
        QCOMPARE(window.view->session().moveCount(), moves);
    }
    void muchTextOnTheClipboard() {
        Window window;
        window.hover(mainSpot);
        const auto menuPastes = [&] {
            window.key(Qt::Key_F10);
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            if (menu == nullptr) qFatal("no menu");
            bool pastes = false;
            for (auto* action : menu->actions())
                if (action->text().startsWith(QStringLiteral("Paste"))) pastes = action->isEnabled();
            menu->close();
            return pastes;
        };
        QApplication::clipboard()->setText(QStringLiteral("pink"));
        QVERIFY(!menuPastes());
        QApplication::clipboard()->setText(QStringLiteral("red|green"));
        QVERIFY(menuPastes());
        // The clipboard is not read for the sake of a menu; an error is reported when it is pasted.
        QApplication::clipboard()->setText(QString(5'000'000, QLatin1Char('(')));
        QVERIFY(menuPastes());
        window.key(Qt::Key_V);
        QCOMPARE(window.window->messageText(),
                 QStringLiteral("The clipboard holds no cube. It holds too much text."));
        QVERIFY(window.main().isEmpty());
    }
    void renaming() {
        Window window;
        const auto answer = [](const QString& name) {
            plt::testing::withDialog<QInputDialog>([name](QInputDialog& dialog) {
                dialog.setTextValue(name);
                dialog.accept();
            });
        };
        window.hover(stored("id"));
        answer(QStringLiteral("same"));
        window.key(Qt::Key_N);
        QCOMPARE(window.view->state().at(stored("id")).name, std::string("same"));
    }
    void theCellsMenu() {
        Window window;
        window.put("red|green");
        window.hover(mainSpot);
        window.key(Qt::Key_F10);
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr);
        const auto find = [&](const QString& text) -> QAction* {
            for (auto* action : menu->actions())
                if (action->text().section(QLatin1Char('\t'), 0, 0) == text) return action;
            return nullptr;
        };
        for (const char* text :
             {"Pick up", "Cut", "Copy", "Paste", "Clear", "Evaluate", "Rename...", "Enlarge", "Print...",
              "Show the examples", "Open...", "Save as...", "Preferences...", "Rules", "Close"})
            QVERIFY2(find(QString::fromLatin1(text)) != nullptr, text);
        QVERIFY(find(QStringLiteral("Clear"))->isEnabled());
        find(QStringLiteral("Clear"))->trigger();
        QVERIFY(window.main().isEmpty());
        menu->close();
        window.hover(red);
        window.key(Qt::Key_Escape);
        menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu != nullptr && !find(QStringLiteral("Cut"))->isEnabled());
        QVERIFY(!find(QStringLiteral("Make main a function of this colour"))->isEnabled());
        menu->close();
    }

    void aPageThatGoesAwayTakesNoCellAlong() {
        const auto onPageTwo = Spot::stored(43);
        for (const bool enlarged : {false, true})
            for (const bool undone : {false, true}) {
                Window window;
                window.desk().storageBar().findChildren<QToolButton*>().back()->click();
                QCOMPARE(window.desk().page(), 1);
                if (enlarged) window.drag(red, onPageTwo);
                window.hover(onPageTwo);
                QTest::mouseClick(&window.desk(), Qt::LeftButton, {}, window.at(onPageTwo));
                QCOMPARE(window.desk().cursor(), onPageTwo);
                if (enlarged) {
                    window.key(Qt::Key_Space);
                    QVERIFY(window.view->isShowcaseShown());
                }
                if (undone)
                    while (window.view->session().canUndo()) window.view->session().undo();
                else
                    window.action(QStringLiteral("New"))->trigger();
                QCOMPARE(window.document().pages(), std::size_t{1});
                QVERIFY(!window.view->isShowcaseShown());
                QCOMPARE(window.desk().page(), 0);
                QVERIFY(window.document().has(window.desk().cursor()));
                QVERIFY(window.document().has(window.desk().current()));
                QCOMPARE(window.action(QStringLiteral("Cut the cell"))->isEnabled(), undone);
            }
    }
    void keysMeanWhatLiesBelowThePointerNow() {
        const auto wheel = [](const Window& window, QPointF point) {
            QWheelEvent event(point, window.desk().mapToGlobal(point), {}, {0, -120}, Qt::NoButton, {},
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&window.desk(), &event);
        };
        {
            Window window;
            window.desk().storageBar().findChildren<QToolButton*>().back()->click();
            window.key(Qt::Key_PageUp);
            window.hover(stored("cons"));
            window.key(Qt::Key_PageDown);
            QCOMPARE(window.desk().page(), 1);
            window.key(Qt::Key_X);
            QVERIFY(!window.view->state().at(stored("cons")).isEmpty());
        }
        Window window(QSize(360, 300));
        window.desk().setCursor(stored("cons"));
        window.hover(stored("cons"));
        const auto point = window.at(stored("cons"));
        QCOMPARE(window.desk().spotAt(point), std::optional(stored("cons")));
        while (window.desk().spotAt(point) == stored("cons")) wheel(window, point);
        const auto below = window.desk().spotAt(point);
        QVERIFY(below.has_value());
        window.key(Qt::Key_X);
        QVERIFY(!window.view->state().at(stored("cons")).isEmpty());
        QVERIFY(window.view->state().at(*below).isEmpty());
        window.view->session().undo();
        // One that is seen in part stays below the pointer.
        auto* scroll = window.desk().findChild<QScrollBar*>();
        scroll->setValue(scroll->value() + 7);
        const int whole = window.desk().cellBox(*below).height();
        QPoint at;
        for (int i = 0; i < 40 && at.isNull(); ++i)
            if (const auto box = window.desk().cellBox(Spot::stored(i));
                !box.isEmpty() && box.height() < whole)
                at = box.center();
        QVERIFY(!at.isNull());
        plt::testing::movePointer(window.desk(), at);
        const auto value = scroll->value();
        window.key(Qt::Key_C);
        QCOMPARE(scroll->value(), value);
        // A cell that is out of sight comes into sight when something happens to it.
        window.desk().setCursor(stored("numtest"));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(&window.desk(), &leave);
        scroll->setValue(0);
        QVERIFY(window.desk().cellBox(stored("numtest")).isEmpty());
        window.key(Qt::Key_F10);
        QVERIFY(!window.desk().cellBox(stored("numtest")).isEmpty());
        QApplication::activePopupWidget()->close();
        scroll->setValue(0);
        window.key(Qt::Key_X);
        QVERIFY(window.view->state().at(stored("numtest")).isEmpty());
        QVERIFY(!window.desk().cellBox(stored("numtest")).isEmpty());
    }
    void aDragThatIsCalledOffStaysSo() {
        Window window;
        window.drag(red, mainSpot);
        for (const bool byKey : {true, false}) {
            window.press(stored("three"));
            window.moveTo(mainSpot);
            QVERIFY(window.desk().held());
            QSignalSpy menus(&window.desk(), &Desk::contextMenuRequested);
            if (byKey) {
                window.key(Qt::Key_Escape);
            } else {
                const auto at = window.at(mainSpot);
                QTest::mousePress(&window.desk(), Qt::RightButton, {}, at);
                QContextMenuEvent menu(QContextMenuEvent::Mouse, at, window.desk().mapToGlobal(at));
                QApplication::sendEvent(&window.desk(), &menu);
            }
            QVERIFY(!window.desk().held());
            window.moveTo(Spot::of(Side::left));
            QVERIFY(!window.desk().held());
            window.release(Spot::of(Side::left));
            QVERIFY(window.main() == term("red"));
            QCOMPARE(menus.size(), 0);
        }
    }

    // Enlarged ------------------------------------------------------------------------------------------
    void aCubeEnlarged() {
        Window window;
        window.hover(stored("x1"));
        window.key(Qt::Key_Space);
        QVERIFY(window.view->isShowcaseShown());
        auto& showcase = *window.view->showcase();
        QVERIFY(!showcase.look().inSpace);
        QTest::keyClick(&showcase, Qt::Key_Left);
        QVERIFY(showcase.look().inSpace && window.desk().look().inSpace);
        const auto turn = showcase.look().turn;
        QTest::mousePress(&showcase, Qt::LeftButton, {}, QPoint(400, 300));
        plt::testing::movePointer(showcase, {440, 320}, Qt::LeftButton);
        QTest::mouseRelease(&showcase, Qt::LeftButton, {}, QPoint(440, 320));
        QVERIFY(!(showcase.look().turn == turn));
        QTest::keyClick(&showcase, Qt::Key_Plus);
        QVERIFY(showcase.zoom() > 1);
        QTest::keyClick(&showcase, Qt::Key_Escape);
        QVERIFY(!window.view->isShowcaseShown());
        window.action(QStringLiteral("Cubes in space"))->trigger();
        QVERIFY(!window.desk().look().inSpace);
        QTest::mouseDClick(&window.desk(), Qt::LeftButton, {}, window.at(stored("id")));
        QVERIFY(window.view->isShowcaseShown());
    }
    void anEnlargedCubeIsTheOneThatIsThere() {
        Window window;
        window.put("red");
        window.put("green");
        window.hover(mainSpot);
        window.key(Qt::Key_Space);
        QVERIFY(window.view->isShowcaseShown());
        const auto& showcase = *window.view->showcase();
        QVERIFY(showcase.cell().term == term("green"));
        window.view->session().undo();
        QVERIFY(window.view->isShowcaseShown() && showcase.cell().term == term("red"));
        window.view->session().undo();
        QVERIFY2(!window.view->isShowcaseShown(), "nothing is left to be enlarged");
    }
    void actionsMeanTheEnlargedCube() {
        Window window;
        const auto three = stored("three");
        const auto begin = [&](bool byMiddleButton) {
            window.put("red");
            QTest::mouseClick(&window.desk(), Qt::LeftButton, {}, window.at(mainSpot));
            window.hover(three);
            if (byMiddleButton)
                QTest::mouseClick(&window.desk(), Qt::MiddleButton, {}, window.at(three));
            else
                window.key(Qt::Key_Space);
            QVERIFY(window.view->isShowcaseShown());
            QEvent leave(QEvent::Leave);
            QApplication::sendEvent(&window.desk(), &leave);
        };
        for (const bool byMiddleButton : {false, true}) {
            begin(byMiddleButton);
            QTest::keyClick(window.view->showcase(), Qt::Key_C, Qt::ControlModifier);
            QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("(\"three\"")));
            QVERIFY(window.view->boardText() != QStringLiteral("red"));
            QTest::keyClick(window.view->showcase(), Qt::Key_X, Qt::ControlModifier);
            QVERIFY(window.main() == term("red"));
            QVERIFY(window.view->state().at(three).isEmpty());
            QVERIFY(!window.view->isShowcaseShown());
            window.view->session().undo();
        }
        // After closing, the cell under the pointer is the current one again.
        begin(false);
        QTest::keyClick(window.view->showcase(), Qt::Key_Escape);
        window.hover(stored("id"));
        QTest::keyClick(&window.desk(), Qt::Key_X, Qt::ControlModifier);
        QVERIFY(window.view->state().at(stored("id")).isEmpty() && !window.view->state().at(three).isEmpty());
    }
    void anEnlargedCubeFollowsTheCutoff() {
        Window window(QSize(900, 500));
        window.put("\"slicer\"");
        window.hover(mainSpot);
        window.key(Qt::Key_Space);
        auto& showcase = *window.view->showcase();
        QApplication::processEvents();  // its layout
        showcase.setZoom(1.2);
        const auto before = showcase.grab().toImage();
        auto preferences = window.document().preferences;
        preferences.cutoff = 50;
        QVERIFY(window.view->play(gcalc::Prefer{preferences}));
        QVERIFY(showcase.cutoff() == 50);
        QCOMPARE(showcase.zoom(), 1.2);
        QVERIFY(showcase.grab().toImage() != before);
        window.view->session().undo();
        QVERIFY(showcase.cutoff() == 8);
        QCOMPARE(showcase.grab().toImage(), before);
        // Enlarged again, the whole cube is visible.
        QTest::keyClick(&showcase, Qt::Key_Escape);
        window.key(Qt::Key_Space);
        QCOMPARE(showcase.zoom(), 1.0);
    }
    void anEnlargedCubeIsMovedByKeysAndLeavesTheWords() {
        Window window;
        window.put("(red|green)-(blue|white)");
        window.hover(mainSpot);
        window.key(Qt::Key_Space);
        auto& showcase = *window.view->showcase();
        QApplication::processEvents();  // its layout
        const auto* words = showcase.findChildren<QLabel*>().back();
        QVERIFY(words->text().contains(QStringLiteral("Ctrl+Shift")));
        const auto wordsPicture = [&] { return showcase.grab(words->geometry()).toImage(); };
        const auto plain = wordsPicture();
        const auto whole = showcase.grab().toImage();
        for (int i = 0; i < 6; ++i) QTest::keyClick(&showcase, Qt::Key_Plus);
        QVERIFY(showcase.zoom() > 3);
        const auto zoomed = showcase.grab().toImage();
        QVERIFY(zoomed != whole);
        QCOMPARE(wordsPicture(), plain);
        const auto turn = showcase.look().turn;
        for (const auto key : {Qt::Key_Left, Qt::Key_Up}) {
            QTest::keyClick(&showcase, key, Qt::ControlModifier | Qt::ShiftModifier);
            QVERIFY(showcase.grab().toImage() != zoomed);
        }
        for (const auto key : {Qt::Key_Right, Qt::Key_Down})
            QTest::keyClick(&showcase, key, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(showcase.grab().toImage(), zoomed);
        QVERIFY(showcase.look().turn == turn && !showcase.look().inSpace);
    }
    void thePanelsAreAskedForWhileACubeIsEnlarged() {
        Window window;
        auto* panels = window.action(QStringLiteral("Text, steps and lessons"));
        window.put("red");
        for (const bool wereSeen : {true, false}) {
            if (panels->isChecked() != wereSeen) panels->trigger();
            window.hover(mainSpot);
            window.key(Qt::Key_Space);
            QVERIFY(window.view->isShowcaseShown());
            panels->trigger();
            QVERIFY(!window.view->isShowcaseShown());
            QVERIFY(panels->isChecked() && window.view->panels().isVisible());
        }
    }
    void turningOnTheDesk() {
        Window window;
        const auto before = window.desk().look().turn;
        window.key(Qt::Key_Left, Qt::ShiftModifier);
        QVERIFY(window.desk().look().inSpace);
        QVERIFY(window.desk().look().turn.left > before.left);
    }

    // Panels --------------------------------------------------------------------------------------------
    void textBesideTheCube() {
        Window window;
        window.put("red|green");
        window.view->panels().setCurrentIndex(View::textPage);
        auto& panel = window.view->textPanel();
        QCOMPARE(panel.editor().toPlainText(), QStringLiteral("red|green"));
        panel.editor().setFocus();
        panel.editor().selectAll();
        QTest::keyClicks(&panel.editor(), QStringLiteral("\"id\" @ blue"));
        QTest::keyClick(&panel.editor(), Qt::Key_Return);
        QVERIFY(window.main() == term("\"id\"@blue"));
        window.view->session().undo();
        QCOMPARE(panel.editor().toPlainText(), QStringLiteral("red|green"));
    }
    void panelsAreMadeWhenTheyAreShown() {
        Window window;
        QVERIFY(window.view->stepPanel() == nullptr);
        QVERIFY(window.view->showcase() == nullptr);
        window.put("\"id\"@blue");
        const int width = window.view->panels().width();
        window.view->panels().setCurrentIndex(View::stepsPage);
        QVERIFY(window.view->stepPanel()->isVisible());
        QVERIFY(window.view->stepPanel()->term() == term("\"id\"@blue"));
        window.view->panels().setCurrentIndex(View::lessonsPage);
        QVERIFY(window.view->lessonPanel()->isVisible());
        QCOMPARE(window.view->panels().width(), width);
    }
    /// A new player meets them also on a small screen: this is the view where everything is twice as large.
    void lessonsOpenOnASmallScreen() {
        Window window(QSize(900, 585), QStringLiteral("test-gcalc-screen"));
        QVERIFY(window.desk().isVisible());
        const auto& lessons = *window.view->lessonPanel();
        QVERIFY(lessons.isVisible());
        // The first task is whole.
        const auto* const area = lessons.findChild<QScrollArea*>();
        QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    }
    void theFirstPanelIsThatOfTheLessons() {
        {
            Window window;
            QCOMPARE(window.view->panels().currentIndex(), static_cast<int>(View::lessonsPage));
            QVERIFY(window.view->lessonPanel()->isVisible());
            window.view->panels().setCurrentIndex(View::textPage);
        }
        Window again;
        QCOMPARE(again.view->panels().currentIndex(), static_cast<int>(View::textPage));
    }
    /// All look different, and grays stay gray.
    void softColoursCanBeToldApart() {
        std::vector<QColor> all;
        for (int i = gcalc::indexOf(Colour::black); i < gcalc::colourCount; ++i) {
            const auto fill = gcalc::fillOf({rgbOf(gcalc::colourAt(i)), gcalc::colourAt(i), false}, {});
            for (const auto& other : all)
                QVERIFY2(std::abs(fill.red() - other.red()) + std::abs(fill.green() - other.green()) +
                                 std::abs(fill.blue() - other.blue()) >
                             60,
                         qPrintable(fill.name() + other.name()));
            if (i <= gcalc::indexOf(Colour::white)) QVERIFY(fill.hsvSaturation() < 60);
            all.push_back(fill);
        }
    }
    void stepsAreMarkedInTheCube() {
        Window window;
        window.put("red|(\"id\"@blue)");
        window.view->panels().setCurrentIndex(View::stepsPage);
        auto& steps = *window.view->stepPanel();
        QVERIFY((steps.redex() == gcalc::Path{true}));
        const auto before = window.desk().grab().toImage();
        steps.forward();
        QVERIFY(steps.term() == term("red|blue"));
        QVERIFY(window.main() == term("red|(\"id\"@blue)"));
        QVERIFY(window.desk().grab().toImage() != before);
        QSignalSpy kept(&steps, &gcalc::StepPanel::kept);
        Q_EMIT steps.kept(steps.term());
        QVERIFY(window.main() == term("red|blue"));
    }

    void whatWasEvaluatedCanBeStepped() {
        Window window;
        const char* before = "(\\red.\\green.'red/'green)@cyan@white";
        window.put(before);
        window.hover(mainSpot);
        window.key(Qt::Key_E);
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("cyan/white"));
        window.hover(red);
        window.view->panels().setCurrentIndex(View::stepsPage);
        auto& steps = *window.view->stepPanel();
        QTRY_VERIFY(!steps.isWalking());
        QCOMPARE(steps.place(), std::size_t{2});
        const auto picture = [&] { return window.desk().grab(window.desk().cellBox(mainSpot)).toImage(); };
        const auto last = picture();
        window.view->panels().setCurrentIndex(View::textPage);
        QCOMPARE(picture(), last);
        window.view->panels().setCurrentIndex(View::stepsPage);
        QCOMPARE(steps.place(), std::size_t{2});
        steps.first();
        QVERIFY(steps.term() == term(before));
        QVERIFY(picture() != last);
        QVERIFY(window.main() == term("cyan/white"));
        window.put("cyan/red");
        QCOMPARE(steps.place(), std::size_t{0});
        QVERIFY(steps.term() == term("cyan/red"));
    }
    void aStepIsSeenToHappen() {
        Window window;
        plt::motion::setEnabled(false);
        window.put("red|(\"id\"@blue)");
        window.view->panels().setCurrentIndex(View::stepsPage);
        auto& steps = *window.view->stepPanel();
        auto& desk = window.desk();
        const auto before = desk.grab(desk.cellBox(mainSpot)).toImage();
        steps.forward();
        QVERIFY(desk.motion().transition() == nullptr);
        const auto after = desk.grab(desk.cellBox(mainSpot)).toImage();
        steps.back();
        QVERIFY(desk.motion().transition() == nullptr);

        plt::motion::setEnabled(true);
        plt::motion::setPace(plt::motion::Pace::slow);
        const auto pace = qScopeGuard([] { plt::motion::setPace(plt::motion::Pace::normal); });
        // On a busy machine the whole animation may end before the first frame.
        bool isSeen = false;
        for (int attempt = 0; attempt < 10 && !isSeen; ++attempt) {
            if (attempt > 0) steps.back();
            QTRY_VERIFY(desk.motion().transition() == nullptr);
            steps.forward();
            QVERIFY(desk.motion().transition() != nullptr && !desk.motion().transition()->isCrossFade());
            QVERIFY(desk.motion().time() < 0.2);
            while (desk.motion().transition() != nullptr && desk.motion().time() < 0.2) QTest::qWait(5);
            if (desk.motion().transition() == nullptr) continue;
            isSeen = true;
            const auto between = desk.grab(desk.cellBox(mainSpot)).toImage();
            QVERIFY(between != before && between != after);
        }
        QVERIFY(isSeen);
        QTRY_VERIFY(desk.motion().transition() == nullptr);
        QCOMPARE(desk.grab(desk.cellBox(mainSpot)).toImage(), after);

        // The step back is the same animation in reverse.
        steps.back();
        QVERIFY(desk.motion().transition() != nullptr);
        QVERIFY(desk.motion().transition()->after().shapes.size() <
                desk.motion().transition()->before().shapes.size());
        const qreal back = desk.motion().time();
        QVERIFY(back > 0.5);
        QTRY_VERIFY(desk.motion().time() < back);
        QTRY_VERIFY(desk.motion().transition() == nullptr);
        QCOMPARE(desk.grab(desk.cellBox(mainSpot)).toImage(), before);
    }
    void inputEndsAStepAtOnce() {
        Window window;
        plt::motion::setEnabled(false);
        window.put("(\\red.\\green.'red/'green)@cyan@white");
        window.view->panels().setCurrentIndex(View::stepsPage);
        auto& steps = *window.view->stepPanel();
        auto& desk = window.desk();
        const auto picture = [&] { return desk.grab(desk.cellBox(mainSpot)).toImage(); };
        steps.forward();
        const auto first = picture();
        steps.back();
        plt::motion::setEnabled(true);
        plt::motion::setPace(plt::motion::Pace::slow);
        const auto pace = qScopeGuard([] { plt::motion::setPace(plt::motion::Pace::normal); });
        steps.forward();
        QVERIFY(desk.motion().transition() != nullptr);
        QTest::keyClick(&desk, Qt::Key_Left);
        QVERIFY(desk.motion().transition() == nullptr);
        window.hover(red);
        desk.setCursor(red);
        steps.back();
        steps.forward();
        QVERIFY(desk.motion().transition() != nullptr);
        // A press anywhere else, and another step.
        QTest::mouseClick(&steps, Qt::LeftButton);
        QVERIFY(desk.motion().transition() == nullptr);
        QCOMPARE(picture(), first);
        steps.back();
        steps.forward();
        steps.forward();
        QVERIFY(desk.motion().transition() != nullptr);
        QVERIFY(desk.motion().time() < 0.5);
        QCOMPARE(desk.motion().transition()->after().shapes.size(), std::size_t{5});
        // Another main, size or look shows the present content.
        window.put("red");
        QVERIFY(desk.motion().transition() == nullptr);
    }

    // Storage -------------------------------------------------------------------------------------------
    void pagesAndNames() {
        Window window;
        QSignalSpy asked(&window.desk(), &Desk::moveRequested);
        auto* add = window.desk().storageBar().findChildren<QToolButton*>().back();
        add->click();
        QCOMPARE(window.document().pages(), std::size_t{2});
        QCOMPARE(window.desk().page(), 1);
        window.drag(red, Spot::stored(41));
        QVERIFY(window.view->state().at(Spot::stored(41)).term == term("red"));
        QVERIFY(window.desk().cellBox(Spot::stored(0)).isEmpty());
        // The search goes to the page where it finds something.
        QTest::keyClicks(&window.desk().storageBar().field(), QStringLiteral("y-c"));
        QCOMPARE(window.desk().page(), 0);
        QCOMPARE(window.desk().cursor(), stored("Y-comb"));
        window.desk().storageBar().field().clear();
        window.key(Qt::Key_PageDown);
        QCOMPARE(window.desk().page(), 1);
        QCOMPARE(CubeWords::place(Spot::stored(41), 2), QStringLiteral("page 2, row 1, column 2"));
    }

    // Sizes ---------------------------------------------------------------------------------------------
    void nothingOverlapsAtAnySize() {
        for (int width = 150; width < 2000; width += 61)
            for (int height = 120; height < 1300; height += 97)
                for (const auto shelf :
                     {gcalc::DeskLayout::Shelf::colours, gcalc::DeskLayout::Shelf::storage}) {
                    const gcalc::DeskLayout layout({width, height}, 14, 28, shelf);
                    const QRect all(0, 0, width, height);
                    const auto main = layout.cell(mainSpot);
                    QVERIFY(all.contains(main) && main.width() >= 16);
                    std::vector<QRect> rooms{layout.middleArea()};
                    for (const auto& room :
                         {layout.shelfBar(), layout.storageBar(),
                          layout.hasShelf() ? QRect() : layout.colourArea(), layout.storageArea()})
                        if (!room.isEmpty()) rooms.push_back(room);
                    for (std::size_t i = 0; i < rooms.size(); ++i)
                        for (std::size_t j = 0; j < i; ++j)
                            QVERIFY2(!rooms[i].intersects(rooms[j]),
                                     qPrintable(QStringLiteral("%1x%2").arg(width).arg(height)));
                    if (layout.hasShelf()) continue;
                    QVERIFY(all.contains(layout.storageArea()) && all.contains(layout.colourArea()));
                    QVERIFY(layout.storageHeight() <= layout.storageArea().height());
                }
    }
    void smallWindowsStayUsable() {
        Window window(QSize(360, 300));
        QVERIFY(window.view->panels().isHidden());
        QVERIFY(!window.desk().cellBox(mainSpot).isEmpty());
        window.desk().setCursor(red);
        QVERIFY(!window.desk().cellBox(red).isEmpty());
        window.drag(red, mainSpot);
        QVERIFY(window.main() == term("red"));
        window.desk().setCursor(stored("numtest"));
        QVERIFY(!window.desk().cellBox(stored("numtest")).isEmpty());
        window.drag(stored("numtest"), mainSpot);
        QVERIFY(window.main() == term("\"numtest\""));
    }
    void aSmallShelfBeginsWithTheColours() {
        Window window(QSize(336, 250));
        QVERIFY(!window.desk().cellBox(red).isEmpty());
        QVERIFY(window.desk().cellBox(stored("numtest")).isEmpty());
        QCOMPARE(window.action(QStringLiteral("Text, steps and lessons"))->iconText(),
                 QStringLiteral("Lessons"));
        QVERIFY(window.view->statusText().contains(QStringLiteral("begin with the lessons: Ctrl+E")));
    }
    /// The words of the aim take no room that cells would get back under the pointer.
    void theAimMovesNoCells() {
        Window window;
        window.window->findChild<QAction*>(QStringLiteral("aim"))->trigger();
        auto* const strip = window.window->findChild<plt::MessageStrip*>();
        QTRY_COMPARE(strip->text(), window.view->aim());
        QCoreApplication::processEvents();
        const auto place = [&] { return window.desk().mapTo(window.window.get(), window.at(mainSpot)); };
        const QPoint before = place();
        window.drag(red, mainSpot);
        QTRY_VERIFY(strip->text() != window.view->aim());
        QTest::qWait(50);
        QCOMPARE(place(), before);
    }
    /// Lessons that were begun go on after a start, too, while the cells alone are shown.
    void begunLessonsGoOn() {
        plt::Preferences preferences(QStringLiteral("test-gcalc"));
        preferences.setFlag(QStringLiteral("panels"), false);
        for (const bool isBegun : {false, true}) {
            preferences.setValue(QStringLiteral("last-lesson"),
                                 isBegun ? QStringLiteral("cubes") : QString());
            Window window;
            QVERIFY(window.view->panels().isHidden());
            window.put("red");
            QCOMPARE(window.view->statusText().startsWith(QStringLiteral("Task:")), isBegun);
            QSignalSpy notices(window.view, &View::notice);
            window.put("red|green");
            if (isBegun)
                QTRY_VERIFY(!notices.isEmpty() &&
                            notices[0][0].toString().startsWith(QStringLiteral("That is right.")));
            QCOMPARE(window.view->lessonPanel() != nullptr, isBegun);
        }
    }
    /// Functions are drawn with small parts; enlarged, they fill the view.
    void enlargedFunctionsFillTheView() {
        Window window;
        window.put("red@blue");
        window.hover(mainSpot);
        window.key(Qt::Key_Space);
        QVERIFY(window.view->isShowcaseShown());
        const QImage picture = window.view->showcase()->grab().toImage();
        const int side = picture.height() * 7 / 10;
        const QRect room((picture.width() - side) / 2, (picture.height() - side) / 2, side, side);
        const QRect drawn = drawnIn(picture.copy(room), {0, 0});
        QVERIFY2(drawn.height() > side * 8 / 10, qPrintable(QString::number(drawn.height())));
    }
    /// The panels speak of main, whatever cell was used before.
    void fromThePanelsMainIsEvaluated() {
        Window window;
        window.put("\"id\"@red");
        window.hover(stored("x1"));
        window.view->panels().setCurrentIndex(0);
        window.view->textPanel().editor().setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(window.view->textPanel().editor().hasFocus());
        window.action(QStringLiteral("Evaluate the cell"))->trigger();
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("red"));
    }
    /// In a low window the enlarged cube is larger than its cell.
    void enlargedCubesHaveTheRoomOfALowWindow() {
        Window window(QSize(336, 250));
        window.put("red|green");
        const QSize cell = window.desk().cellBox(mainSpot).size();
        window.hover(mainSpot);
        window.key(Qt::Key_Space);
        QVERIFY(window.view->isShowcaseShown());
        const QImage picture = window.view->showcase()->grab().toImage();
        const QRect room(0, 34, picture.width(), picture.height() - 34);
        const QRect drawn = drawnIn(picture.copy(room), {0, 0});
        QVERIFY2(drawn.height() > cell.height() * 3 / 2, qPrintable(QString::number(drawn.height())));
    }
    /// A drop acts on main, which is seen instead of the step that was shown.
    void aHeldCubeEndsTheWayBack() {
        Window window;
        window.put("\"id\"@red");
        window.view->panels().setCurrentIndex(1);
        auto* const steps = window.view->findChild<gcalc::StepPanel*>();
        QVERIFY(steps != nullptr);
        steps->forward();
        QVERIFY(steps->term() == term("red"));
        window.press(green);
        window.moveTo(Spot::of(Side::right));
        QVERIFY(steps->term() == window.main());
        window.release(Spot::of(Side::right));
        QVERIFY(window.main() == term("(\"id\"@red)|green"));
    }
    /// A held cube is painted where it was and where it is, not all cells with it, and hides no place for it.
    void aHeldCubeIsPaintedAlone() {
        struct Paints : QObject {
            QRegion region;
            bool eventFilter(QObject*, QEvent* event) override {
                if (event->type() == QEvent::Paint) region += static_cast<QPaintEvent*>(event)->region();
                return false;
            }
        };
        for (const QSize size : {QSize(1200, 700), QSize(336, 250)}) {
            Window window(size);
            const QRect place = window.desk().cellBox(Spot::of(Side::left));
            window.press(red);
            const QPoint from = window.at(mainSpot);
            window.moveTo(mainSpot);
            Paints paints;
            window.desk().installEventFilter(&paints);
            QPointF to = from;
            // The window system may have all cells painted in between.
            const auto isAlone = [&] {
                QCoreApplication::processEvents();
                paints.region = {};
                to += QPointF(1, 1);
                QMouseEvent move(QEvent::MouseMove, to, window.desk().mapToGlobal(to), Qt::NoButton,
                                 Qt::LeftButton, {});
                QApplication::sendEvent(&window.desk(), &move);
                QCoreApplication::processEvents();
                const QRect painted = paints.region.boundingRect();
                return painted.contains(to.toPoint()) && painted.width() < 90 &&
                       painted.width() <= place.width() + 8;
            };
            QTRY_VERIFY(isAlone());
            window.release(mainSpot);
        }
    }
    /// Where cells and lessons take turns, the task is read beside the cells until it is solved.
    void theTaskGoesWithThePlayer() {
        Window window(QSize(336, 250));
        auto* const panels = window.action(QStringLiteral("Text, steps and lessons"));
        window.drag(red, mainSpot);
        QVERIFY(window.view->statusText().isEmpty());
        panels->trigger();
        QTRY_VERIFY(window.view->lessonPanel() != nullptr && window.view->lessonPanel()->isVisible());
        QVERIFY(!window.view->statusText().contains(QStringLiteral("Task:")));
        panels->trigger();
        QTRY_VERIFY(window.view->panels().isHidden());
        QCOMPARE(window.view->statusText(),
                 QStringLiteral("Task: Build a cube whose left half is red and whose right half is green."));
        window.put("red|green");
        QTRY_COMPARE(window.view->statusText(), QString());
    }
    void wordsGrowWithLargeWindows() {
        Window window(QSize(1000, 700));
        window.view->panels().setCurrentIndex(View::lessonsPage);
        QTRY_VERIFY(window.view->panels().isVisible());
        const auto words = [&window] {
            auto& bar = window.desk().storageBar();
            QList<QWidget*> all = window.view->panels().currentWidget()->findChildren<QWidget*>();
            all += bar.findChildren<QWidget*>();
            all << window.view->panels().tabBar();
            int smallest = window.desk().fontMetrics().height();
            for (const auto* const one : all) smallest = std::min(smallest, one->fontMetrics().height());
            return smallest;
        };
        const int usual = words();
        const int panel = window.view->panels().width();
        window.window->resize(1900, 1200);
        QTRY_VERIFY(words() >= usual * 6 / 5);
        QVERIFY(window.view->panels().width() >= panel * 6 / 5);
        window.window->resize(1000, 700);
        QTRY_COMPARE(words(), usual);
    }
    void storedCubesFillTheirCells_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("inSpace");
        for (const bool inSpace : {false, true})
            for (const auto& size : {QSize(336, 250), QSize(1240, 731), QSize(1900, 1200)})
                QTest::addRow("%d %s", size.width(), inSpace ? "space" : "flat") << size << inSpace;
    }
    void storedCubesFillTheirCells() {
        QFETCH(QSize, size);
        QFETCH(bool, inSpace);
        Window window(size);
        auto& desk = window.desk();
        auto look = desk.look();
        look.inSpace = inSpace;
        desk.setLook(look);
        const auto drawn = [&](Spot spot) {
            desk.setCursor(spot);
            auto box = desk.cellBox(spot);
            box.setBottom(box.bottom() - desk.fontMetrics().height() - 2);
            return drawnIn(desk.grab(box).toImage(), {box.width() / 2, 1});
        };
        const auto whole = drawn(stored("zero"));
        for (const auto& cell : gcalc::examples().storage) {
            if (cell.isEmpty()) continue;
            const auto one = drawn(stored(cell.name));
            const auto told = QStringLiteral("%1: %2x%3 instead of %4x%5")
                                  .arg(QString::fromStdString(cell.name))
                                  .arg(one.width())
                                  .arg(one.height())
                                  .arg(whole.width())
                                  .arg(whole.height());
            QVERIFY2(std::max(one.width() - whole.width(), one.height() - whole.height()) >= -4,
                     qPrintable(told));
            QVERIFY2(whole.adjusted(-2, -2, 2, 2).contains(one), qPrintable(told));
            const QPoint aside = one.center() - whole.center();
            QVERIFY2(std::max(std::abs(aside.x()), std::abs(aside.y())) <= 2, qPrintable(told));
        }
    }
    /// What is dragged is as large as a whole cube, too; in the main cell, cubes have the size of their parts.
    void aDraggedCubeLooksLikeTheStoredOne() {
        Window window(QSize(1240, 731));
        auto& desk = window.desk();
        const QPoint free(desk.cellBox(Spot::of(Side::applyFunction)).right() + 7,
                          window.at(Spot::of(Side::applyFunction)).y());
        QVERIFY(!desk.spotAt(free));
        const QRect around(free - QPoint(50, 50), QSize(100, 100));
        const auto drag = [&](Spot spot) {
            const auto before = desk.grab(around).toImage();
            window.press(spot);
            for (const QPoint way : {free - QPoint(3, 3), free}) {
                QMouseEvent event(QEvent::MouseMove, way, desk.mapToGlobal(way), Qt::NoButton, Qt::LeftButton,
                                  {});
                QApplication::sendEvent(&desk, &event);
            }
            const auto after = desk.grab(around).toImage();
            window.release(spot);
            QRect changed;
            for (int y = 0; y < after.height(); ++y)
                for (int x = 0; x < after.width(); ++x)
                    if (after.pixel(x, y) != before.pixel(x, y)) changed |= QRect(x, y, 1, 1);
            return changed;
        };
        const auto whole = drag(stored("zero"));
        const auto numtest = drag(stored("numtest"));
        QVERIFY(whole.height() > 40);
        QVERIFY(std::max(numtest.width() - whole.width(), numtest.height() - whole.height()) >= -4);
        window.drag(stored("numtest"), mainSpot);
        const auto inMain = drag(mainSpot);
        QVERIFY(inMain.height() < whole.height() / 2);
    }
    /// The sides say where a cube will be before there is one, in light and in dark.
    void signsOfSidesAreClear() {
        for (const bool isDark : {false, true}) {
            Window window(QSize(1240, 731));
            if (isDark)
                window.desk().setPalette(QPalette(QColor(0x33, 0x33, 0x33), QColor(0x22, 0x22, 0x22)));
            const auto picture = [&](Side side) {
                const auto box = window.desk().cellBox(Spot::of(side));
                return window.desk().grab(box.adjusted(0, 0, 0, -box.height() / 4)).toImage();
            };
            std::vector<QImage> before;
            for (const auto side : gcalc::allSides) {
                const auto image = before.emplace_back(picture(side));
                const auto ground = image.pixelColor(image.width() / 2, 4);
                qreal most = 1;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        most = std::max(most, plt::contrast(image.pixelColor(x, y), ground));
                QVERIFY2(most >= 3,
                         qPrintable(QStringLiteral("%1 of side %2").arg(most).arg(static_cast<int>(side))));
            }
            window.put("red");
            for (std::size_t i = 0; i < before.size(); ++i) QVERIFY(picture(gcalc::allSides[i]) != before[i]);
        }
    }
    /// Where there is no room for words, the function has the sign of one.
    void smallSignsTellTheFunctionFromTheArgument() {
        Window window(QSize(336, 250));
        const auto isSolid = [](const QImage& image, int left, int top) {
            const auto colour = image.pixelColor(left, top);
            if (plt::contrast(colour, image.pixelColor(image.width() / 2, 4)) < 2.5) return false;
            for (int y = 0; y < 3; ++y)
                for (int x = 0; x < 3; ++x)
                    if (image.pixelColor(left + x, top + y) != colour) return false;
            return true;
        };
        for (const auto side : gcalc::allSides) {
            const bool isApplied = side == Side::applyFunction || side == Side::applyArgument;
            const auto box = window.desk().cellBox(Spot::of(side));
            const auto image = window.desk().grab(box).toImage();
            bool hasSign = false;
            for (int y = 0; y + 3 <= image.height(); ++y)
                for (int x = 0; x + 3 <= image.width(); ++x) hasSign = hasSign || isSolid(image, x, y);
            QCOMPARE(hasSign, isApplied);
            const auto drawn = drawnIn(image.copy(image.rect().adjusted(4, 4, -4, -4)), {0, 0});
            QVERIFY2(std::max(drawn.width(), drawn.height()) * 10 >= box.width() * 6,
                     qPrintable(QStringLiteral("%1 of %2").arg(drawn.width()).arg(box.width())));
        }
    }
    void theInvitationIsWholeOrNotThere() {
        for (const bool isSmall : {false, true}) {
            Window window(isSmall ? QSize(336, 250) : QSize(1200, 700));
            auto* panels = window.action(QStringLiteral("Text, steps and lessons"));
            if (!isSmall && !panels->isChecked()) panels->trigger();
            QApplication::processEvents();
            const auto box = window.desk().cellBox(mainSpot);
            const auto picture = window.desk().grab(box.adjusted(5, 5, -5, -5)).toImage();
            std::set<QRgb> colours;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, y));
            QCOMPARE(colours.size() == 1, isSmall);
        }
    }
    void lessonsOfTheSmallestWindowAreWhole() {
        Window window(QSize(336, 250));
        auto& panels = window.view->panels();
        auto* const action = window.action(QStringLiteral("Text, steps and lessons"));
        QVERIFY(panels.isHidden() && window.desk().isVisible());
        action->trigger();
        QApplication::processEvents();
        QVERIFY2(panels.isVisible() && !window.desk().isVisible(), "there is no room for both");
        int buttons = 0;
        for (const auto* const button : panels.currentWidget()->findChildren<QPushButton*>()) {
            QVERIFY2(button->height() >= button->minimumSizeHint().height(), qPrintable(button->text()));
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
            QVERIFY(
                window.view->rect().contains(QRect(button->mapTo(window.view, QPoint()), button->size())));
            ++buttons;
        }
        QCOMPARE(buttons, 4);
        QVERIFY(window.view->statusText().isEmpty());
        action->trigger();
        QVERIFY(!window.view->statusText().isEmpty());
        QVERIFY(window.desk().isVisible() && window.desk().hasFocus());
        action->trigger();
        window.window->resize(800, 600);
        QTRY_VERIFY(window.desk().isVisible() && panels.isVisible());
    }
    void panelsOfSmallWindowsComeWhenAskedFor() {
        Window window(QSize(360, 300));
        auto& panels = window.view->panels();
        QAction* action = nullptr;
        for (const auto& [menu, one] : window.view->gameActions())
            if (one->text() == QStringLiteral("&Text, steps and lessons")) action = one;
        QVERIFY(action != nullptr);
        QVERIFY2(panels.isHidden() && !action->isChecked(), "its button tells what is seen");
        action->trigger();
        QVERIFY(!panels.isHidden() && action->isChecked());
        action->trigger();
        QVERIFY(panels.isHidden() && !action->isChecked());
        // With the preference off they are not shown in a large window either.
        window.window->resize(1240, 760);
        QTRY_VERIFY(window.view->width() > 1100);
        QVERIFY(panels.isHidden() && !action->isChecked());
        action->trigger();
        QVERIFY(!panels.isHidden() && action->isChecked());
        window.window->resize(360, 300);
        QTRY_VERIFY(window.view->width() < 500);
        action->trigger();
        QVERIFY(panels.isHidden());
        action->trigger();
        QVERIFY(!panels.isHidden() && action->isChecked());
    }

    // Files ---------------------------------------------------------------------------------------------
    void filesReadAndWrite() {
        Window window;
        window.drag(red, mainSpot);
        const auto formats = window.view->documentFormats();
        QCOMPARE(formats.size(), 3);
        const auto bytes = formats[0]->write().bytes;
        QVERIFY(bytes.startsWith("\"GCALC\""));
        const auto path = plt::testing::home.path() + QStringLiteral("/cells.gcalc");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const auto saved = window.document();
        window.action(QStringLiteral("New"))->trigger();
        QCOMPARE(window.window->openFile(path), QString());
        QVERIFY(window.document() == saved);
        // A bad file changes nothing, and says where it is wrong.
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(bytes).replace("red", "rad"));
        file.close();
        const auto problem = window.window->openFile(path);
        QVERIFY2(problem.startsWith(QStringLiteral("Line 8, column ")), qPrintable(problem));
        QCOMPARE(problem.count(QStringLiteral("Line")), 1);
        QVERIFY(window.document() == saved);
    }
    void picturesAndDrawings() {
        Window window;
        window.put("red|green");
        window.desk().setCursor(mainSpot);
        const auto formats = window.view->documentFormats();
        const auto image = QImage::fromData(formats[1]->write().bytes, "PNG");
        QCOMPARE(image.size(), QSize(1024, 1024));
        QCOMPARE(image.pixelColor(400, 700), softRed);
        QVERIFY(image.pixelColor(900, 700).green() > 2 * image.pixelColor(900, 700).red());
        QCOMPARE(image.pixelColor(1020, 2).alpha(), 0);
        QVERIFY(formats[2]->write().bytes.contains(softRed.name().toLatin1()));
        window.view->preferences().setValue(QStringLiteral("colours"), 1);
        const auto pure = QImage::fromData(formats[1]->write().bytes, "PNG");
        QCOMPARE(pure.pixelColor(400, 700), QColor(255, 0, 0));
        QCOMPARE(pure.pixelColor(900, 700), QColor(0, 255, 0));
        const auto drawing = formats[2]->write().bytes;
        QVERIFY(drawing.contains("<polygon") && drawing.contains("#ff0000") && drawing.contains("#00ff00"));
        QVERIFY(drawing.trimmed().endsWith("</svg>"));
        QCOMPARE(window.view->boardText(), QStringLiteral("red|green"));
        QVERIFY(!window.view->boardImage().isNull());
    }
    void anEmptyCellMakesNoPicture() {
        Window window;
        const auto formats = window.view->documentFormats();
        for (const int i : {1, 2}) {
            const auto written = formats[i]->write();
            QVERIFY(written.bytes.isEmpty());
            QCOMPARE(written.problem, QStringLiteral("This cell is empty."));
        }
    }
    void printing() {
        Window window;
        window.put("red|green");
        window.desk().setCursor(mainSpot);
        auto* printable = window.view->printable();
        QVERIFY(printable->prepare(window.window.get()));
        QCOMPARE(printable->pageCount(QSizeF(500, 700)), 1);
        QImage page(500, 700, QImage::Format_RGB32);
        page.fill(Qt::white);
        QPainter painter(&page);
        printable->paintPage(painter, QRectF(0, 0, 500, 700), 0);
        painter.end();
        int reds = 0;
        for (int y = 0; y < page.height(); ++y)
            for (int x = 0; x < page.width(); ++x) reds += page.pixelColor(x, y) == softRed;
        QVERIFY(reds > 20'000);
        window.view->play(gcalc::Clear{mainSpot});
        QVERIFY(!printable->prepare(window.window.get()));
    }
    void cellsAreKept() {
        const auto name = QStringLiteral("test-gcalc-kept");
        // The aim, shown a moment later, would move the cells during the drag.
        plt::Preferences(name).setFlag(QStringLiteral("aimTold"), true);
        {
            Window window(QSize(900, 600), name);
            window.drag(red, mainSpot);
            window.drag(green, Spot::of(Side::left));
            window.window->saveNow();
        }
        Window again(QSize(900, 600), name);
        QVERIFY(again.main() == term("green|red"));
        again.view->session().undo();
        QVERIFY(again.main() == term("red"));
    }
    void preferencesAreKeptWithTheCells() {
        Window window;
        gcalc::PreferenceRows rows(window.document().preferences, [&](const gcalc::Preferences& preferences) {
            window.view->play(gcalc::Prefer{preferences});
        });
        rows.findChildren<QCheckBox*>()[1]->click();
        QVERIFY(!window.document().preferences.depth);
        rows.findChildren<QCheckBox*>()[1]->click();
        rows.findChildren<QSpinBox*>()[0]->setValue(5);
        QVERIFY(window.document().preferences.depth == 5);
        rows.findChildren<QCheckBox*>()[4]->click();
        QVERIFY(window.document().preferences.coloursAreFunctions);
        window.put("red@blue");
        window.hover(mainSpot);
        window.key(Qt::Key_E);
        QVERIFY(window.rests());
        QVERIFY(window.main() == Term::of({128, 0, 128}));
    }

    // Screen readers ------------------------------------------------------------------------------------
    void byAccessibilityAlone() {
        Window window;
        auto* root = QAccessible::queryAccessibleInterface(&window.desk());
        QVERIFY(root != nullptr && root->childCount() >= 67);
        const auto child = [&](const QString& start) -> QAccessibleInterface* {
            for (int i = 0; i < root->childCount(); ++i)
                if (root->child(i)->text(QAccessible::Name).startsWith(start)) return root->child(i);
            qFatal("no %s", qPrintable(start));
        };
        const auto press = [&](const QString& start) {
            child(start)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        };
        press(QStringLiteral("green"));
        press(QStringLiteral("main"));
        press(QStringLiteral("red"));
        press(QStringLiteral("Left"));
        QVERIFY(window.main() == term("red|green"));
        QCOMPARE(child(QStringLiteral("main"))->text(QAccessible::Name),
                 QStringLiteral("main, left half red, right half green"));
        QCOMPARE(child(QStringLiteral("row 6, column 1"))->text(QAccessible::Name),
                 QStringLiteral("row 6, column 1, id, function of white: variable white"));
        QCOMPARE(child(QStringLiteral("row 1, column 1"))->text(QAccessible::Name),
                 QStringLiteral("row 1, column 1, empty"));
        press(QStringLiteral("row 6, column 1"));
        QVERIFY(child(QStringLiteral("row 6, column 1"))->state().pressed);
        press(QStringLiteral("Apply as function"));
        QVERIFY(window.rests());
        QVERIFY(window.main() == term("red|green"));
    }

    // Saving --------------------------------------------------------------------------------------------
    void longSessionsComeBack_data() {
        QTest::addColumn<int>("parts");
        QTest::addColumn<int>("moves");
        QTest::newRow("large terms") << 40'002 << 26;
        QTest::newRow("many moves") << 705 << 1'800;
    }
    /// More has happened than a saved game can hold: the cells come back, with the last moves.
    void longSessionsComeBack() {
        QFETCH(int, parts);
        QFETCH(int, moves);
        gcalc::Document last;
        {
            const Window window(QSize(300, 200));
            for (int i = 0; i < moves; ++i)
                QVERIFY(window.view->play(gcalc::Put{mainSpot, {{}, chain(parts, i)}}));
            last = window.document();
            window.window->close();
        }
        const Window window(QSize(300, 200));
        QVERIFY(window.document() == last);
        QVERIFY(window.view->session().canUndo());
        window.view->session().undo();
        QVERIFY(window.main() == chain(parts, moves - 2));
        QCOMPARE(QDir(plt::storage::folder(QStringLiteral("saved"))).entryList({QStringLiteral("*.broken*")}),
                 QStringList());
    }

    /// After the player has agreed, the cells stay and their past is dropped.
    void thePastIsForgotten() {
        const auto answer = [](const QString& text) {
            plt::testing::withDialog<QMessageBox>([text](QMessageBox& box) {
                for (auto* button : box.buttons())
                    if (button->text().remove(QLatin1Char('&')) == text) button->click();
            });
        };
        gcalc::Document last;
        {
            const Window window;
            window.put("red|green");
            window.put("blue", Spot::stored(3));
            last = window.document();
            auto* const forget = window.action(QStringLiteral("Forget the past..."));
            QVERIFY(forget != nullptr);
            answer(QStringLiteral("Cancel"));
            forget->trigger();
            QCOMPARE(window.session().moveCount(), 2);
            answer(QStringLiteral("Forget"));
            forget->trigger();
            QCOMPARE(window.session().moveCount(), 0);
            QVERIFY(!window.session().canUndo() && !window.session().canRedo());
            QVERIFY(window.document() == last);
            window.put("white");
            window.window->close();
        }
        const Window window;
        QVERIFY(window.main() == term("white"));
        window.session().undo();
        QVERIFY(window.document() == last);
        QVERIFY(!window.session().canUndo());
    }
};

QTEST_MAIN(TestGCalcView)
#include "test_view.moc"
