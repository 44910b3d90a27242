// SPDX-License-Identifier: MIT
#include "common/look/focus/focus_ring.h"
#include "common/look/marks.h"
#include "tests/support/mark_contrast.h"

#include <array>
#include <functional>

#include <QPainter>
#include <QTest>

using namespace plt;
using namespace plt::testing;

namespace {

constexpr std::array allMarks{Mark::target, Mark::focus, Mark::hint, Mark::lastMove};
constexpr double margin = 8;

QImage drawn(const QColor& ground, QSizeF size, qreal ratio, const std::function<void(QPainter&)>& draw) {
    QImage image(((size + QSizeF(2 * margin, 2 * margin)) * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(ground);
    QPainter painter(&image);
    draw(painter);
    return image;
}

QRectF boxOf(QSizeF size) {
    return {QPointF(margin, margin), size};
}

/// Pixels that are about of this colour.
int count(const QImage& image, const QColor& wanted) {
    int found = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QColor seen = image.pixelColor(x, y);
            const int off = std::abs(seen.red() - wanted.red()) + std::abs(seen.green() - wanted.green()) +
                            std::abs(seen.blue() - wanted.blue());
            found += off < 12 ? 1 : 0;
        }
    return found;
}

}  // namespace

/// Marks are visible on any background.
class TestMarks : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theLinesCarryEachOther() {
        // The worst ground lies between both; there each has the root of their contrast.
        QVERIFY(contrast(markLight, markDark) > minimumMarkContrast * minimumMarkContrast);
        QCOMPARE(markLight.alpha(), 255);
        QCOMPARE(markDark.alpha(), 255);
    }

    void everyMarkIsSeenOnEveryGround_data() {
        QTest::addColumn<QPalette>("palette");
        QTest::addColumn<double>("side");
        QTest::addColumn<double>("ratio");
        for (const bool dark : {false, true}) {
            const QPalette palette = dark ? darkPalette() : lightPalette();
            for (const double side : {16.0, 24.0, 44.0, 90.0, 150.0})
                QTest::addRow("%s, %g", dark ? "dark" : "light", side) << palette << side << 1.0;
            QTest::addRow("%s, 44, twice the pixels", dark ? "dark" : "light") << palette << 44.0 << 2.0;
        }
    }
    void everyMarkIsSeenOnEveryGround() {
        QFETCH(QPalette, palette);
        QFETCH(double, side);
        QFETCH(double, ratio);
        std::vector<QColor> grounds;
        for (const Role role : {Role::ink, Role::paper, Role::cell, Role::cellRaised, Role::felt,
                                Role::accent, Role::good, Role::bad}) {
            for (const double amount : {-0.3, 0.0, 0.3})
                grounds.push_back(shaded(colour(role, palette), amount));
        }
        for (int hue = 0; hue < distinctHues; ++hue) grounds.push_back(distinctHue(hue));
        grounds.push_back(palette.color(QPalette::Highlight));
        // Any wood, tile, card, back and piece is one of these, or next to it.
        for (int red = 0; red < 256; red += 51)
            for (int green = 0; green < 256; green += 51)
                for (int blue = 0; blue < 256; blue += 51) grounds.emplace_back(red, green, blue);
        const QSizeF size(side, side * 1.4);
        for (const QColor& ground : grounds) {
            const QImage plain = drawn(ground, size, ratio, [](QPainter&) {});
            for (const Mark mark : allMarks) {
                const QImage marked = drawn(ground, size, ratio, [&](QPainter& painter) {
                    drawMarkInside(painter, mark, boxOf(size), side / 10, palette);
                });
                const double reach = markLines(mark, side).reach();
                const double seen = markContrast(marked, plain, sides(boxOf(size), reach), reach);
                QVERIFY2(seen >= minimumMarkContrast, qPrintable(QStringLiteral("mark %1 on %2: %3")
                                                                     .arg(static_cast<int>(mark))
                                                                     .arg(ground.name())
                                                                     .arg(seen)));
            }
        }
    }

    void itStaysInside() {
        const QSizeF size(40, 40);
        for (const Mark mark : allMarks) {
            const QImage marked = drawn(Qt::gray, size, 1, [&](QPainter& painter) {
                drawMarkInside(painter, mark, boxOf(size), 5, lightPalette());
            });
            for (int y = 0; y < marked.height(); ++y)
                for (int x = 0; x < marked.width(); ++x)
                    if (!boxOf(size).contains(QPointF(x + 0.5, y + 0.5)))
                        QCOMPARE(marked.pixelColor(x, y), QColor(Qt::gray));
        }
    }

    /// Without colour, too, each is another picture; only a hint has a filled corner.
    void marksDifferByForm() {
        const QSizeF size(60, 60);
        QList<QImage> pictures;
        for (const Mark mark : allMarks) {
            const QImage grey = drawn(Qt::gray, size, 1, [&](QPainter& painter) {
                                    drawMarkInside(painter, mark, boxOf(size), 7, lightPalette());
                                }).convertToFormat(QImage::Format_Grayscale8);
            for (const QImage& other : std::as_const(pictures)) QVERIFY(grey != other);
            pictures << grey;
            const QPoint corner(qRound(margin + size.width() - 11), qRound(margin + 11));
            const bool filled = grey.pixel(corner) != grey.pixel(grey.rect().center());
            QCOMPARE(filled, mark == Mark::hint);
        }
    }

    void roundHintsHaveASign() {
        const QSizeF size(40, 40);
        const QImage plain = drawn(Qt::white, size, 1, [](QPainter&) {});
        const QImage marked = drawn(Qt::white, size, 1, [&](QPainter& painter) {
            QPainterPath circle;
            circle.addEllipse(boxOf(size));
            drawHintSign(painter, circle, lightPalette());
        });
        QVERIFY(count(marked, markColour(Mark::hint, lightPalette())) > 40);
        QVERIFY(markContrast(marked, plain, {boxOf(size).center() + QPointF(12, -12)}) >=
                minimumMarkContrast);
    }

    void theFocusRingIsTheMark() {
        const QSizeF size(50, 30);
        QPainterPath outline;
        outline.addRoundedRect(boxOf(size), 4, 4);
        const QImage ring = drawn(
            Qt::white, size, 1, [&](QPainter& painter) { drawFocusRing(painter, outline, lightPalette()); });
        const QImage mark = drawn(Qt::white, size, 1, [&](QPainter& painter) {
            drawMark(painter, Mark::focus, outline, lightPalette(), 30);
        });
        QCOMPARE(ring, mark);
        QVERIFY(count(ring, lightPalette().color(QPalette::Highlight)) > 200);
    }
};

QTEST_MAIN(TestMarks)
#include "test_marks.moc"
