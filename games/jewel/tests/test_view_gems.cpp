// SPDX-License-Identifier: MIT
#include "common/look/colours.h"
#include "common/testing/played_game.h"
#include "jewel/gems/gem_look.h"
#include "jewel/gems/solid.h"
#include "jewel/motion/choreography.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

#include <QImage>
#include <QPainter>
#include <QTest>

namespace jewel::testing {

/// Bodies, looks and motion, without a window.
class TestGems : public QObject {
    Q_OBJECT

    static QImage pictureOf(const Appearance& look, int sign = -1) {
        QImage image(128, 128, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        drawGem(painter, image.rect(), look);
        if (sign >= 0) drawKindSign(painter, image.rect(), sign);
        return image;
    }
    /// Pixels where only one of two outlines is.
    static int difference(const QImage& one, const QImage& other) {
        int count = 0;
        for (int y = 0; y < one.height(); ++y)
            for (int x = 0; x < one.width(); ++x)
                count += (qAlpha(one.pixel(x, y)) > 128) != (qAlpha(other.pixel(x, y)) > 128);
        return count;
    }
    static State position() { return Rules::begin({Mode::calm}, Rules::deal({Mode::calm}, 4)); }

  private Q_SLOTS:
    /// Every edge belongs to two faces that run along it in opposite directions, and faces look outwards.
    void bodiesAreClosed() {
        for (int shape = 0; shape < shapeCount; ++shape) {
            const Solid& solid = solidOf(shape);
            std::map<std::pair<int, int>, int> edges;
            for (const auto& face : solid.faces) {
                QVERIFY(face.size() >= 3);
                QVector3D middle;
                for (std::size_t i = 0; i < face.size(); ++i) {
                    ++edges[{face[i], face[(i + 1) % face.size()]}];
                    middle += solid.corners[face[i]];
                }
                const auto at = [&](std::size_t i) { return solid.corners[face[i]]; };
                QVERIFY(QVector3D::dotProduct(QVector3D::crossProduct(at(1) - at(0), at(2) - at(0)), middle) >
                        0);
            }
            for (const auto& [edge, times] : edges) {
                QCOMPARE(times, 1);
                QCOMPARE(edges[std::make_pair(edge.second, edge.first)], 1);
            }
            for (const QVector3D& corner : solid.corners)
                QVERIFY2(corner.length() < 0.62, "a gem fits its cell while it turns");
        }
    }
    void shapesDifferInOutline() {
        for (int one = 0; one < shapeCount; ++one)
            for (int other = 0; other < one; ++other)
                QVERIFY2(difference(pictureOf({one, 0}), pictureOf({other, 0})) > 500,
                         qPrintable(QStringLiteral("%1 and %2").arg(one).arg(other)));
    }
    void gemsStandOutFromTheBoard() {
        std::set<QString> names;
        for (int colour = 0; colour < kindCount; ++colour) {
            for (const QColor& ground : {velvet(), velvetLight()})
                QVERIFY(plt::contrast(gemColour(colour), ground) >= 3);
            for (int shape = 0; shape < kindCount; ++shape) names.insert(gemName({shape, colour}));
        }
        QCOMPARE(names.size(), std::size_t{kindCount * kindCount});
        QCOMPARE(gemName({5, 5}), QStringLiteral("red cone"));
    }
    /// The colour of a face cannot be confused with another one at any angle to the light.
    void lightChangesNoColour() {
        // CIE 1976 L*a*b*, in which equal distances look equally large; 2.3 is just noticed.
        const auto lab = [](const std::array<float, 3>& rgb) {
            std::array<float, 3> c{};
            for (std::size_t i = 0; i < c.size(); ++i) {
                const float v = std::clamp(rgb[i], 0.0F, 1.0F);
                c[i] = v <= 0.04045F ? v / 12.92F : std::pow((v + 0.055F) / 1.055F, 2.4F);
            }
            const auto root = [](float v) { return v > 0.008856F ? std::cbrt(v) : 7.787F * v + 16.0F / 116; };
            const float x = root((0.4124F * c[0] + 0.3576F * c[1] + 0.1805F * c[2]) / 0.9505F);
            const float y = root(0.2126F * c[0] + 0.7152F * c[1] + 0.0722F * c[2]);
            const float z = root((0.0193F * c[0] + 0.1192F * c[1] + 0.9505F * c[2]) / 1.089F);
            return QVector3D(116 * y - 16, 500 * (x - y), 200 * (y - z));
        };
        std::array<std::vector<QVector3D>, kindCount> seen;
        for (int down = 0; down <= 90; down += 10)
            for (int around = 0; around < 360; around += 15) {
                const float tilt = static_cast<float>(down) * 0.01745F;
                const float way = static_cast<float>(around) * 0.01745F;
                const Shine shine =
                    shineOf({std::sin(tilt) * std::cos(way), std::sin(tilt) * std::sin(way), std::cos(tilt)});
                for (int colour = 0; colour < kindCount; ++colour) {
                    const QColor base = gemColour(colour);
                    const auto lit = [&shine](qreal channel) {
                        return static_cast<float>(channel) * shine.diffuse + shine.gloss;
                    };
                    seen[colour].push_back(lab({lit(base.redF()), lit(base.greenF()), lit(base.blueF())}));
                }
            }
        for (int one = 0; one < kindCount; ++one)
            for (int other = 0; other < one; ++other) {
                float nearest = 1000;
                for (const QVector3D& a : seen[one])
                    for (const QVector3D& b : seen[other]) nearest = std::min(nearest, a.distanceToPoint(b));
                QVERIFY2(nearest > 12, qPrintable(QStringLiteral("%1 and %2 are %3 apart")
                                                      .arg(one)
                                                      .arg(other)
                                                      .arg(static_cast<double>(nearest))));
            }
    }
    /// Facets reflect the lamp and let light through, so that a gem is no painted solid.
    void gemsReflectTheLamp() {
        for (int shape = 0; shape < kindCount; ++shape) {
            // Orange has hardly any blue, but where it is white.
            const QImage picture = pictureOf({shape, 1});
            const QColor own = gemColour(1);
            int white = 0;
            int glowing = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) {
                    const QColor seen = picture.pixelColor(x, y);
                    if (seen.alpha() < 255) continue;
                    white += seen.blue() > own.blue() + 60;
                    glowing += seen.red() > own.red() + 15 && seen.blue() < own.blue() + 30;
                }
            const QString told = QStringLiteral("shape %1: %2, %3").arg(shape).arg(white).arg(glowing);
            const int all = picture.width() * picture.height();
            QVERIFY2(white > all / 1000 && white < all / 5, qPrintable(told));
            QVERIFY2(glowing > all / 500, qPrintable(told));
        }
    }
    void signsDiffer() {
        for (int one = 0; one < kindCount; ++one)
            for (int other = 0; other < one; ++other) {
                QVERIFY(kindSign(one) != kindSign(other));
                QVERIFY(pictureOf({0, 0}, one) != pictureOf({0, 0}, other));
            }
    }

    // Motion --------------------------------------------------------------------------------------------
    void aSwapIsToldToItsEnd() {
        const auto before = position();
        const Swap swap = goodSwaps(kindsOf(before.gems)).front();
        auto after = before;
        const auto stages = unfold(after, swap);
        Choreography told;
        told.rest(before.gems);
        QVERIFY(!told.isMoving(0));
        told.swap(before.gems, swap, stages, 100);
        QVERIFY(told.isMoving(100));
        QVERIFY(told.gems() == after.gems);
        std::vector<PlacedGem> places;
        // At the beginning every gem is where it was.
        told.placesAt(100, places);
        QCOMPARE(places.size(), std::size_t{cellCount});
        for (const PlacedGem& placed : places) {
            const int cell =
                cellOf(static_cast<int>(std::floor(placed.row)), static_cast<int>(std::floor(placed.column)));
            QVERIFY(before.gems[cell].id == placed.gem.id);
        }
        // Half way one of the two is before the other.
        told.placesAt(100 + timing::swap / 2.0, places);
        QVERIFY(places[swap.cell].near * places[swap.other()].near < 0);
        // Then the gems in line vanish towards the viewer, and points are shown there.
        told.placesAt(100 + timing::swap + timing::vanish * 0.9, places);
        const Line line = stages[1].lines.front();
        for (int i = 0; i < line.length; ++i) QVERIFY(places[line.cell(i)].near > farAway / 2);
        QVERIFY(told.showsPoints(100 + timing::swap + 10));
        QCOMPARE(told.pointsAt(100 + timing::swap + 10).front().points, line.points());
        // All gems come to rest at their places in the rules.
        double now = 100;
        while (told.isMoving(now)) now += 16;
        told.placesAt(now, places);
        for (int cell = 0; cell < cellCount; ++cell) {
            const auto& placed = places[cell];
            QVERIFY(placed.gem == after.gems[cell]);
            QCOMPARE(placed.row, rowOf(cell) + 0.5);
            QCOMPARE(placed.column, columnOf(cell) + 0.5);
            QCOMPARE(placed.near, 0.0);
        }
    }
    /// Gems fall faster and faster, and never pass through each other.
    void gemsFallInOrder() {
        const auto state = position();
        Choreography told;
        told.fallIn(state.gems, 0);
        std::vector<PlacedGem> places;
        std::array<double, cellCount> before{};
        double fell = 0;
        for (double now = 0; told.isMoving(now); now += 16) {
            told.placesAt(now, places);
            for (int cell = 0; cell < cellCount; ++cell) {
                const double row = places[cell].row;
                if (now > 0) QVERIFY(row >= before[cell]);
                if (rowOf(cell) > 0) QVERIFY(row - places[cell - side].row >= 1 - 1e-9);
                before[cell] = row;
            }
            fell = now;
        }
        // Eight cells.
        QVERIFY(std::abs(fell - 1000 * std::sqrt(16 / timing::gravity)) < 32);
    }
    void aSwapInVainComesBack() {
        const auto state = position();
        Choreography told;
        told.swapInVain(state.gems, {0, false}, 0);
        std::vector<PlacedGem> places;
        told.placesAt(timing::swap - 0.5, places);
        QVERIFY(std::abs(places[0].column - 0.5) < 0.01 && places[0].gem == state.gems[1]);
        told.placesAt(2.0 * timing::swap, places);
        QVERIFY(!told.isMoving(2.0 * timing::swap));
        QVERIFY(places[0].gem == state.gems[0]);
        QVERIFY(told.gems() == state.gems);
    }
    void paceAndEnd() {
        const auto state = position();
        Choreography told;
        told.setPace(2);
        told.swapInVain(state.gems, {0, false}, 0);
        QVERIFY(told.isMoving(3.9 * timing::swap));
        told.finish();
        QVERIFY(!told.isMoving(1));
    }
};

}  // namespace jewel::testing

QTEST_MAIN(jewel::testing::TestGems)
#include "test_view_gems.moc"
