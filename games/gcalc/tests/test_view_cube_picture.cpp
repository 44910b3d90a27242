// SPDX-License-Identifier: MIT
// The picture of an enlarged cube: coarse at once where it has many parts, and whole later.
#include "gcalc/evaluation/evaluator.h"
#include "gcalc/showing/cube_picture.h"
#include "gcalc/showing/showcase.h"
#include "gcalc/terms/graph.h"
#include "gcalc/tests/terms_for_tests.h"

#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

using gcalc::CubePicture;
using gcalc::CubeSubject;
using gcalc::Lens;
using gcalc::Term;
using gcalc::testing::term;

namespace {

Term manyParts() {
    return gcalc::evaluate(term("\"numtest\"@(\"times\"@\"three\"@\"three\")")).term;
}

CubeSubject subjectOf(const Term& term, bool inSpace) {
    CubeSubject subject{term, {900, 900}, 1, {0, 0, 900, 900}, {}, 8, {}};
    subject.look.inSpace = inSpace;
    return subject;
}

QImage paintedDirectly(const CubeSubject& subject) {
    const auto lens = subject.look.lens(subject.square.width(), subject.square.topLeft());
    QImage image(subject.size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    paintScene(painter, sceneOf(subject.term, lens, 8), lens, subject.look.style);
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
        const auto subject = subjectOf(manyParts(), inSpace);
        const auto lens = subject.look.lens(900);
        QVERIFY(sceneOf(subject.term, lens, 8).shapes.size() > 5 * CubePicture::shapesAtOnce);
        const auto whole = paintedDirectly(subject);

        CubePicture picture;
        const QSignalSpy arrivals(&picture, &CubePicture::arrived);
        const auto coarse = imageOf(picture.picture(subject));
        QVERIFY(!picture.isWhole());
        QVERIFY(coarse != whole);
        QVERIFY(paintedPlaces(coarse) > paintedPlaces(whole) * 8 / 10);
        QTRY_VERIFY(picture.isWhole());
        QCOMPARE(arrivals.count(), 1);
        QCOMPARE(imageOf(picture.picture(subject)), whole);
        QVERIFY(picture.isWhole());
        QCOMPARE(arrivals.count(), 1);
    }
    void fewPartsAreWholeAtOnce() {
        for (const auto* text : {"red", "(red|green)-(blue/white)", "\"slicer\"", "\\red.'red@blue"}) {
            const auto subject = subjectOf(term(text), true);
            CubePicture picture;
            QCOMPARE(imageOf(picture.picture(subject)), paintedDirectly(subject));
            QVERIFY(picture.isWhole() && picture.isComplete());
        }
    }
    /// Only the last of several pictures comes, and none into one that is gone.
    void picturesOfAnEarlierTurnNeverCome() {
        auto subject = subjectOf(manyParts(), true);
        CubePicture picture;
        const QSignalSpy arrivals(&picture, &CubePicture::arrived);
        for (int i = 0; i < 5; ++i) {
            subject.look.turn.left += 6;
            (void)picture.picture(subject);
        }
        QTRY_VERIFY(picture.isWhole());
        QTest::qWait(200);
        QCOMPARE(arrivals.count(), 1);
        QCOMPARE(imageOf(picture.picture(subject)), paintedDirectly(subject));
        {
            CubePicture shortLived;
            subject.look.turn.left += 6;
            (void)shortLived.picture(subject);
        }
        QCOMPARE(arrivals.count(), 1);
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
