// SPDX-License-Identifier: MIT
// The picture of a cube: coarse at once where it has many parts, and whole later.
#include "common/look/motion.h"
#include "common/testing/clean_home.h"
#include "gcalc/desk/desk.h"
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/showing/cube_picture.h"
#include "gcalc/showing/showcase.h"
#include "gcalc/stepping/step_motion.h"
#include "gcalc/terms/graph.h"
#include "gcalc/tests/terms_for_tests.h"

#include <algorithm>

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using gcalc::CubePicture;
using gcalc::CubePictures;
using gcalc::Lens;
using gcalc::Stage;
using gcalc::Term;
using gcalc::testing::term;

namespace {

const plt::testing::CleanHome home;

Term manyParts() {
    return gcalc::evaluate(term("\"numtest\"@(\"times\"@\"three\"@\"three\")")).term;
}

Stage stageOf(bool inSpace, int side = 900) {
    return {{side, side}, 1, inSpace ? Lens::space(side, {}) : Lens::flat(side), 8, {}, {}};
}

QImage paintedDirectly(const Term& term, const Stage& stage) {
    QImage image(stage.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintScene(painter, sceneOf(term, stage.lens, stage.cutoff), stage.lens, stage.style);
    return image;
}

QImage imageOf(const QPixmap& pixmap) {
    return pixmap.toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

/// The number of places of a coarse net over the picture that are painted.
int paintedPlaces(const QImage& image) {
    int count = 0;
    for (int y = 2; y < image.height(); y += 9)
        for (int x = 2; x < image.width(); x += 9) count += qAlpha(image.pixel(x, y)) > 0 ? 1 : 0;
    return count;
}

/// Compositions in compositions: as many parts as there are pixels.
Term grid(int levels) {
    constexpr gcalc::Kind kinds[]{gcalc::Kind::leftRight, gcalc::Kind::topBottom, gcalc::Kind::frontBack};
    Term one(gcalc::Colour::red);
    Term other(gcalc::Colour::blue);
    for (int i = 0; i < levels; ++i) {
        const Term next = Term::pair(kinds[i % 3], one, other);
        other = Term::pair(kinds[i % 3], other, one);
        one = next;
    }
    return one;
}

Term nested(int levels) {
    Term out(gcalc::Colour::green);
    for (int i = 0; i < levels; ++i) out = Term::pair(gcalc::Kind::application, out, out);
    return out;
}

/// The place of the cube in a large cell without a name.
QRect squareIn(const QRect& box) {
    const auto room = box.adjusted(4, 4, -4, -4);
    const int side = std::min(room.width(), room.height());
    return {room.left() + (room.width() - side) / 2, room.top() + (room.height() - side) / 2, side, side};
}

/// Counts how often a widget is painted.
class Paintings : public QObject {
  public:
    explicit Paintings(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject*, QEvent* event) override {
        count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }
    int count = 0;
};

Term chain(int abstractions) {
    gcalc::Term out = Term::variable(gcalc::Colour::red);
    for (int i = 0; i < abstractions; ++i) out = Term::abstraction(gcalc::Colour::red, out);
    return out;
}

}  // namespace

class TestGcalcCubePicture : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void coarseScenesAreBounded_data() {
        QTest::addColumn<bool>("inSpace");
        QTest::newRow("flat") << false;
        QTest::newRow("in space") << true;
    }
    void coarseScenesAreBounded() {
        QFETCH(bool, inSpace);
        for (const auto& shown : {manyParts(), grid(14), grid(24), nested(12), nested(60), chain(3000)})
            for (const qreal side : {200.0, 900.0, 16'000.0}) {
                const auto lens = inSpace ? Lens::space(side, {}) : Lens::flat(side);
                const auto whole = sceneOf(shown, lens, 8);
                for (const std::size_t most : {100U, 2'000U}) {
                    const auto within = sceneWithin(shown, lens, 8, most);
                    const auto coarse = coarseSceneOf(shown, lens, 8, most);
                    QVERIFY(coarse.shapes.size() <= most);
                    QVERIFY(!coarse.shapes.empty() || whole.shapes.empty());
                    if (!within) continue;
                    QCOMPARE(within->shapes.size(), whole.shapes.size());
                    QVERIFY(within->shapes.size() <= most && whole.isComplete);
                }
            }
    }
    void manyPartsAreSeenCoarselyAndThenWhole_data() { coarseScenesAreBounded_data(); }
    void manyPartsAreSeenCoarselyAndThenWhole() {
        QFETCH(bool, inSpace);
        const auto shown = manyParts();
        const auto stage = stageOf(inSpace);
        QVERIFY(sceneOf(shown, stage.lens, 8).shapes.size() > 5 * CubePicture::shapesAtOnce);
        const auto whole = paintedDirectly(shown, stage);

        CubePicture picture;
        const QSignalSpy arrivals(&picture, &CubePicture::arrived);
        const auto coarse = imageOf(picture.picture(shown, stage));
        QVERIFY(!picture.isWhole());
        QVERIFY(coarse != whole);
        QVERIFY(paintedPlaces(coarse) > paintedPlaces(whole) * 8 / 10);
        QTRY_VERIFY(picture.isWhole());
        QCOMPARE(arrivals.count(), 1);
        QCOMPARE(imageOf(picture.picture(shown, stage)), whole);
        QVERIFY(picture.isWhole());
        QCOMPARE(arrivals.count(), 1);
    }
    void fewPartsAreWholeAtOnce() {
        for (const auto* text : {"red", "(red|green)-(blue/white)", "\"slicer\"", "\\red.'red@blue"}) {
            const auto stage = stageOf(true);
            CubePicture picture;
            QCOMPARE(imageOf(picture.picture(term(text), stage)), paintedDirectly(term(text), stage));
            QVERIFY(picture.isWhole() && picture.isComplete());
        }
    }
    /// Only the last of several pictures comes, and none into one that is gone.
    void picturesOfAnEarlierTurnNeverCome() {
        const auto shown = manyParts();
        auto stage = stageOf(true);
        gcalc::Turn turn;
        const auto turnOn = [&] {
            turn.left += 6;
            stage.lens = Lens::space(900, turn);
        };
        CubePicture picture;
        const QSignalSpy arrivals(&picture, &CubePicture::arrived);
        for (int i = 0; i < 5; ++i) {
            turnOn();
            (void)picture.picture(shown, stage);
        }
        QTRY_VERIFY(picture.isWhole());
        QTest::qWait(200);
        QCOMPARE(arrivals.count(), 1);
        QCOMPARE(imageOf(picture.picture(shown, stage)), paintedDirectly(shown, stage));
        {
            CubePicture shortLived;
            turnOn();
            (void)shortLived.picture(shown, stage);
        }
        QCOMPARE(arrivals.count(), 1);
    }
    /// The picture of the cube before is there while the one after it comes, and so is that one then.
    void twoPicturesAreKept() {
        const auto stage = stageOf(false);
        const Term before = manyParts();
        const Term after = Term::pair(gcalc::Kind::leftRight, before, before);
        CubePictures pictures;
        const QSignalSpy arrivals(&pictures, &CubePictures::arrived);
        for (int i = 0; i < 3; ++i) {
            (void)pictures.picture(before, stage);
            (void)pictures.picture(after, stage);
        }
        QTRY_COMPARE(arrivals.count(), 2);
        QCOMPARE(imageOf(pictures.picture(before, stage)), paintedDirectly(before, stage));
        QCOMPARE(imageOf(pictures.picture(after, stage)), paintedDirectly(after, stage));
        // Another one takes the place of the one that is older.
        (void)pictures.picture(Term(gcalc::Colour::red), stage);
        QCOMPARE(imageOf(pictures.picture(after, stage)), paintedDirectly(after, stage));
        QCOMPARE(arrivals.count(), 2);
    }
    void theCellsShowTheWholeWhenItHasCome_data() { coarseScenesAreBounded_data(); }
    void theCellsShowTheWholeWhenItHasCome() {
        QFETCH(bool, inSpace);
        gcalc::DeskLook look;
        look.inSpace = inSpace;
        gcalc::Document document;
        document.preferences.cutoff = {};
        document.main.term = manyParts();
        document.storage[0].term = document.main.term;
        gcalc::Desk desk;
        desk.setLook(look);
        desk.resize(1920, 1080);
        // Lays out the cells.
        (void)desk.grab();
        desk.showDocument(document);
        const auto picture = [&](gcalc::Spot spot) {
            const auto square = squareIn(desk.cellBox(spot));
            return desk.grab(square).toImage().convertToFormat(QImage::Format_ARGB32_Premultiplied);
        };
        for (const auto spot : {gcalc::Spot(), gcalc::Spot::stored(0)}) {
            const int side = squareIn(desk.cellBox(spot)).width();
            auto stage = stageOf(false, side);
            if (inSpace) stage.lens = Lens::space(side - 2 * (side * 0.03), {}, {side * 0.03, side * 0.03});
            stage.cutoff = {};
            const auto whole = paintedDirectly(document.main.term, stage);
            const auto shows = [&](const QImage& shown) {
                for (int y = 0; y < side; ++y)
                    for (int x = 0; x < side; ++x)
                        if (qAlpha(whole.pixel(x, y)) == 255 && shown.pixel(x, y) != whole.pixel(x, y))
                            return false;
                return true;
            };
            QVERIFY(sceneOf(document.main.term, stage.lens, {}).shapes.size() > CubePicture::shapesAtOnce);
            QVERIFY(!shows(picture(spot)));
            QTRY_VERIFY(shows(picture(spot)));
        }
    }
    /// A step between cubes of many parts fades coarse pictures until the whole ones have come, which stay.
    void aStepFadesPicturesThatBecomeWhole() {
        const auto stage = stageOf(false);
        const Term before = manyParts();
        const Term after = Term::pair(gcalc::Kind::leftRight, before, before);
        plt::motion::setEnabled(true);
        gcalc::StepMotion motion;
        motion.begin({{before, {}, after, {}}}, stage);
        QVERIFY(motion.transition() != nullptr && motion.transition()->isCrossFade());
        QCOMPARE(motion.time(), 0.0);
        CubePictures pictures;
        const QSignalSpy arrivals(&pictures, &CubePictures::arrived);
        const auto frame = [&] {
            QImage image(stage.size, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::transparent);
            QPainter painter(&image);
            motion.paint(painter, pictures);
            return image;
        };
        const auto coarse = frame();
        const auto whole = paintedDirectly(before, stage);
        QVERIFY(coarse != whole);
        QVERIFY(paintedPlaces(coarse) > paintedPlaces(whole) * 8 / 10);
        QTRY_COMPARE(arrivals.count(), 2);
        QCOMPARE(imageOf(pictures.picture(before, stage)), whole);
        QCOMPARE(imageOf(pictures.picture(after, stage)), paintedDirectly(after, stage));
        QCOMPARE(arrivals.count(), 2);
    }
    void theTableIsPaintedAgainWhenTheWholeHasCome() {
        for (const auto spot : {gcalc::Spot(), gcalc::Spot::stored(0)}) {
            gcalc::Document document;
            document.preferences.cutoff = {};
            (spot == gcalc::Spot() ? document.main : document.storage[0]).term = manyParts();
            gcalc::Desk desk;
            desk.resize(1920, 1080);
            Paintings paintings(desk);
            desk.show();
            QVERIFY(QTest::qWaitForWindowExposed(&desk));
            desk.showDocument(document);
            (void)desk.grab();
            paintings.count = 0;
            // Once for the new document, and once more for the whole picture.
            QTRY_VERIFY(paintings.count >= 2);
        }
    }
    void theShowcaseShowsTheWholeWhenItHasCome() {
        gcalc::Showcase showcase;
        showcase.resize(1000, 900);
        gcalc::Cell cell;
        cell.term = manyParts();
        showcase.showCell(cell, QStringLiteral("Main"), 8);
        showcase.show();
        QVERIFY(QTest::qWaitForWindowExposed(&showcase));
        showcase.setZoom(1.5);
        const auto first = showcase.grab().toImage();
        QTRY_VERIFY(showcase.grab().toImage() != first);
        QTest::qWait(300);
        const auto whole = showcase.grab().toImage();
        // A shape too small to be seen coarsely is there, and nothing changes any more.
        showcase.setZoom(1.6);
        (void)showcase.grab();
        showcase.setZoom(1.5);
        QTRY_COMPARE(showcase.grab().toImage(), whole);
    }
    void thereIsAWordAboutPartsThatCannotBeDrawn() {
        gcalc::Showcase showcase;
        showcase.resize(1000, 900);
        gcalc::Cell cell;
        cell.term = grid(30);
        showcase.showCell(cell, QStringLiteral("Main"), {});
        showcase.show();
        const auto hasWord = [&] {
            for (const auto* label : showcase.findChildren<QLabel*>())
                if (label->text().contains(QStringLiteral("more parts"))) return true;
            return false;
        };
        QTRY_VERIFY(hasWord());
        cell.term = Term(gcalc::Colour::red);
        showcase.showCell(cell, QStringLiteral("Main"), {});
        QTRY_VERIFY(!hasWord());
    }
};

QTEST_MAIN(TestGcalcCubePicture)
#include "test_view_cube_picture.moc"
