// SPDX-License-Identifier: MIT
#include "common/testing/played_game.h"
#include "gcalc/drawing/cube_painter.h"
#include "gcalc/stepping/transition.h"
#include "gcalc/tests/terms_for_tests.h"

#include <algorithm>

#include <QImage>
#include <QPainter>
#include <QTest>

/// The cube of a term on its way to that of the next step.
class TestTransition : public QObject {
    Q_OBJECT

    using Colour = gcalc::Colour;
    using Piece = gcalc::Transition::Piece;

    static std::optional<gcalc::Step> stepOf(const gcalc::Term& term, const gcalc::Meaning& meaning = {}) {
        gcalc::Stepper stepper(term, meaning);
        const auto redex = stepper.redex();
        if (!redex || !stepper.forward()) return std::nullopt;
        return gcalc::Step{term, *redex, stepper.term(), meaning};
    }
    static gcalc::Transition of(std::string_view text, const gcalc::Meaning& meaning = {}) {
        return {*stepOf(gcalc::testing::term(text), meaning), gcalc::Lens::flat(400), std::nullopt};
    }
    /// The front faces of a colour.
    static std::vector<Piece> fronts(const gcalc::Transition& transition, Colour colour) {
        std::vector<Piece> found;
        for (const auto& piece : transition.pieces())
            if (piece.from.kind == gcalc::Shape::face && piece.from.axis == gcalc::Axis::z &&
                piece.from.ink.colour == colour)
                found.push_back(piece);
        std::sort(found.begin(), found.end(), [](const Piece& one, const Piece& other) {
            return one.to.corners[0].x() < other.to.corners[0].x();
        });
        return found;
    }
    static gcalc::Box leftHalf(const gcalc::Box& box) { return box.half(gcalc::Axis::x, false); }
    static gcalc::Box rightHalf(const gcalc::Box& box) { return box.half(gcalc::Axis::x, true); }
    static QImage painted(const gcalc::Scene& scene, const gcalc::Lens& lens) {
        QImage image(200, 200, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        paintScene(painter, scene, lens, {gcalc::ColourSigns::letters});
        return image;
    }

    const gcalc::Box whole_{};
    const gcalc::Box function_ = gcalc::Box{}.portion(false);
    const gcalc::Box argument_ = gcalc::Box{}.portion(true);

  private Q_SLOTS:
    void theArgumentGoesWhereItsVariableStood() {
        const auto transition = of("(\\red.'red|(white|'red))@green");
        const auto argument = fronts(transition, Colour::green);
        QCOMPARE(argument.size(), std::size_t{2});
        for (const auto& piece : argument) {
            QVERIFY(piece.from.box == argument_);
            QVERIFY(piece.to.ink.colour == Colour::green && !piece.to.ink.isVariable);
            QCOMPARE(piece.from.opacity, 1.0);
            QCOMPARE(piece.to.opacity, 1.0);
        }
        QVERIFY(argument[0].to.box == leftHalf(whole_));
        QVERIFY(argument[1].to.box == rightHalf(rightHalf(whole_)));
        // At first there is only one cube, which moves to two places.
        QCOMPARE(argument[0].isSeenBefore + argument[1].isSeenBefore, 1);
        // The body grows into the place of the application.
        const auto body = fronts(transition, Colour::white);
        QCOMPARE(body.size(), std::size_t{1});
        QVERIFY(body[0].from.box == leftHalf(rightHalf(function_)));
        QVERIFY(body[0].to.box == leftHalf(rightHalf(whole_)));
        // The variables and the sign of the abstraction go.
        for (const auto& piece : fronts(transition, Colour::red)) QCOMPARE(piece.to.opacity, 0.0);
        const auto& pieces = transition.pieces();
        const auto sign = std::find_if(pieces.begin(), pieces.end(), [](const Piece& piece) {
            return piece.from.kind == gcalc::Shape::disc;
        });
        QVERIFY(sign != pieces.end() && sign->from.box == function_ && sign->to.opacity == 0);
        // All parts at the end have a source.
        for (const auto& piece : pieces) QCOMPARE(piece.from.opacity, 1.0);
    }
    void onTheWayEverythingIsBetween() {
        const auto transition = of("(\\red.'red|white)@green");
        const auto piece = fronts(transition, Colour::green)[0];
        const auto shapes = transition.at(0.25).shapes;
        const auto found = std::find_if(shapes.begin(), shapes.end(), [](const gcalc::Shape& shape) {
            return shape.axis == gcalc::Axis::z && shape.ink.colour == Colour::green;
        });
        QVERIFY(found != shapes.end());
        QCOMPARE(found->corners[2], piece.from.corners[2] * 0.75 + piece.to.corners[2] * 0.25);
        const auto going = std::find_if(shapes.begin(), shapes.end(), [](const gcalc::Shape& shape) {
            return shape.ink.colour == Colour::red;
        });
        QVERIFY(going != shapes.end());
        QCOMPARE(going->opacity, 0.5);
        // It has disappeared halfway.
        for (const auto& shape : transition.at(0.5).shapes) QVERIFY(shape.ink.colour != Colour::red);
    }
    void whatIsBoundAgainStays() {
        const auto transition = of("(\\red.\\red.'red)@green");
        const auto variable = fronts(transition, Colour::red);
        QCOMPARE(variable.size(), std::size_t{1});
        QVERIFY(variable[0].to.box == whole_ && variable[0].to.opacity == 1);
        // The argument is wanted nowhere, and the inner sign moves up to the place of the outer one.
        for (const auto& piece : fronts(transition, Colour::green)) QCOMPARE(piece.to.opacity, 0.0);
        int kept = 0;
        for (const auto& piece : transition.pieces()) {
            if (piece.from.kind != gcalc::Shape::disc || piece.to.opacity == 0) continue;
            ++kept;
            QCOMPARE(piece.from.signs, 1);
            QCOMPARE(piece.to.signs, 0);
        }
        QCOMPARE(kept, 1);
    }
    void aSplitArgumentGoesHalfByHalf() {
        const auto transition = of("(white|black)@(red|green)");
        const auto red = fronts(transition, Colour::red);
        const auto green = fronts(transition, Colour::green);
        QCOMPARE(red.size(), std::size_t{1});
        QCOMPARE(green.size(), std::size_t{1});
        QVERIFY(red[0].from.box == leftHalf(argument_));
        QVERIFY(red[0].to.box == leftHalf(whole_).portion(true));
        QVERIFY(green[0].from.box == rightHalf(argument_));
        QVERIFY(green[0].to.box == rightHalf(whole_).portion(true));
        const auto first = fronts(transition, Colour::white);
        QVERIFY(first[0].from.box == leftHalf(function_));
        QVERIFY(first[0].to.box == leftHalf(whole_).portion(false));
        // An answer that is no composition of that kind goes to both, or is split further inside.
        const auto deep = of("(white|black)@((red|green)-blue)");
        QCOMPARE(fronts(deep, Colour::blue).size(), std::size_t{2});
        const auto upper = fronts(deep, Colour::green);
        QCOMPARE(upper.size(), std::size_t{1});
        QVERIFY(upper[0].from.box == rightHalf(argument_.half(gcalc::Axis::y, false)));
        QVERIFY(upper[0].to.box == rightHalf(whole_).portion(true).half(gcalc::Axis::y, false));
    }
    void anArgumentIsSharedOut() {
        const auto transition = of("(\\gray.('gray|white)-'gray)@((red|green)-blue)", {true, false});
        const auto red = fronts(transition, Colour::red);
        QCOMPARE(red.size(), std::size_t{1});
        QVERIFY(red[0].from.box == leftHalf(argument_.half(gcalc::Axis::y, false)));
        QVERIFY(red[0].to.box == leftHalf(whole_.half(gcalc::Axis::y, false)));
        QCOMPARE(fronts(transition, Colour::green)[0].to.opacity, 0.0);
        QVERIFY(fronts(transition, Colour::blue)[0].to.box == whole_.half(gcalc::Axis::y, true));
    }
    void coloursMixOnTheWay() {
        const auto transition = of("red@(blue|white)", {false, true});
        const auto blue = fronts(transition, Colour::blue);
        QCOMPARE(blue.size(), std::size_t{1});
        QVERIFY(blue[0].from.box == leftHalf(argument_) && blue[0].to.box == leftHalf(whole_));
        QVERIFY((blue[0].to.ink.rgb == gcalc::Rgb{128, 0, 128}));
        const auto shapes = transition.at(0.5).shapes;
        QVERIFY(std::any_of(shapes.begin(), shapes.end(), [](const gcalc::Shape& shape) {
            return shape.ink.rgb == gcalc::Rgb{64, 0, 192} && shape.opacity == 1;
        }));
        for (const auto& piece : fronts(transition, Colour::red)) QCOMPARE(piece.to.opacity, 0.0);
    }
    void whatIsBesideTheStepRests() {
        const auto transition = of("yellow|(\"id\"@green)");
        const auto rest = fronts(transition, Colour::yellow);
        QCOMPARE(rest.size(), std::size_t{1});
        QVERIFY(rest[0].from.corners == rest[0].to.corners && rest[0].isSeenBefore && rest[0].isSeenAfter);
        const auto box = rightHalf(whole_);
        QVERIFY(fronts(transition, Colour::green)[0].from.box == box.portion(true));
        QVERIFY(fronts(transition, Colour::green)[0].to.box == box);
    }
    /// Both ends are the pictures of the terms, to the pixel, from wherever they are seen.
    void theEndsAreTheTermsThemselves() {
        int steps = 0;
        int coming = 0;
        const auto check = [&](gcalc::Term term, const gcalc::Meaning& meaning, const gcalc::Lens& lens) {
            for (int i = 0; i < 4; ++i) {
                const auto step = stepOf(term, meaning);
                if (!step) return;
                term = step->after;
                const gcalc::Transition transition(*step, lens, 8);
                if (transition.isCrossFade()) continue;
                ++steps;
                QCOMPARE(transition.at(0).shapes.size(), transition.before().shapes.size());
                QCOMPARE(transition.at(1).shapes.size(), transition.after().shapes.size());
                QCOMPARE(painted(transition.at(0), lens), painted(sceneOf(step->before, lens, 8), lens));
                QCOMPARE(painted(transition.at(1), lens), painted(sceneOf(step->after, lens, 8), lens));
                for (const auto& piece : transition.pieces()) coming += piece.from.opacity == 0 ? 1 : 0;
            }
        };
        gcalc::testing::RandomTerms terms(7);
        for (int i = 0; i < 150; ++i) {
            const auto term = terms.next();
            const gcalc::Meaning meaning{i % 3 == 0, i % 2 == 0};
            check(term, meaning, gcalc::Lens::flat(200));
            check(term, meaning, gcalc::Lens::space(200, {static_cast<double>(i * 37 % 360), 26}));
        }
        for (const auto* text : {"\"numtest\"@\"three\"", "\"slicer\"@red", "\"plus\"@\"two\"@\"one\""})
            check(gcalc::testing::term(text), {}, gcalc::Lens::flat(200));
        QVERIFY(steps > 200);
        QVERIFY(coming > 0);
    }
    void tooManyPiecesFade() {
        auto cube = gcalc::testing::term("red|green");
        for (int i = 0; i < 14; ++i)
            cube =
                gcalc::Term::pair(i % 2 == 0 ? gcalc::Kind::topBottom : gcalc::Kind::leftRight, cube, cube);
        const auto id = gcalc::testing::term("\"id\"");
        const auto step = stepOf(gcalc::Term::pair(gcalc::Kind::application, id, cube));
        const gcalc::Transition transition(*step, gcalc::Lens::flat(1000), std::nullopt);
        QVERIFY(transition.isCrossFade() && transition.pieces().empty());
        // The shapes of its ends are not even looked for.
        QVERIFY(transition.before().shapes.empty() && transition.after().shapes.empty());
        // A tree without end is given up as well, though little of it is visible.
        for (int i = 0; i < 60; ++i) cube = gcalc::Term::pair(gcalc::Kind::application, cube, cube);
        const auto deep = stepOf(gcalc::Term::pair(gcalc::Kind::application, id, cube));
        const gcalc::Transition endless(*deep, gcalc::Lens::flat(60), 8);
        QVERIFY(endless.isCrossFade());
        QVERIFY(endless.before().shapes.size() < gcalc::Transition::maximumPieces);
    }
};

QTEST_MAIN(TestTransition)
#include "test_view_transition.moc"
