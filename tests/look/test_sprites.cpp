// SPDX-License-Identifier: MIT
#include "common/look/sprites.h"

#include <QImage>
#include <QPainter>
#include <QTest>

class TestSprites : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void theyAreDrawnOnceInDevicePixels_data() {
        QTest::addColumn<qreal>("ratio");
        for (const qreal ratio : {1.0, 1.25, 2.0}) QTest::addRow("%g", ratio) << ratio;
    }
    void theyAreDrawnOnceInDevicePixels() {
        QFETCH(qreal, ratio);
        // Ten device pixels, not whole in logical ones on every screen.
        const QRectF box(10 / ratio, 20 / ratio, 10 / ratio, 10 / ratio);
        const auto blank = [ratio] {
            QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
            image.setDevicePixelRatio(ratio);
            image.fill(Qt::white);
            return image;
        };
        const QColor ink(Qt::darkGreen);
        int painted = 0;
        plt::Sprites sprites;
        const auto paint = [&](QPainter& painter, const QRectF& whole) {
            ++painted;
            QCOMPARE(whole, QRectF(0, 0, 10, 10));
            painter.fillRect(whole, ink);
        };
        QImage image = blank();
        {
            QPainter painter(&image);
            sprites.draw(painter, box, 1, paint);
            sprites.draw(painter, box.translated(20 / ratio, 0), 1, paint);
        }
        QCOMPARE(painted, 1);
        // Every pixel of the boxes has the colour, and no other has: nothing is blurred.
        for (int y = 0; y < 60; ++y)
            for (int x = 0; x < 60; ++x) {
                const bool inside = y >= 20 && y < 30 && ((x >= 10 && x < 20) || (x >= 30 && x < 40));
                QCOMPARE(image.pixelColor(x, y), inside ? ink : QColor(Qt::white));
            }
    }

    void anotherSizeIsDrawnAnew() {
        QImage image(60, 60, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        plt::Sprites sprites;
        QList<qreal> widths;
        const auto paint = [&](QPainter&, const QRectF& whole) { widths << whole.width(); };
        for (const qreal side : {10.0, 10.0, 12.0, 0.2}) sprites.draw(painter, {0, 0, side, side}, 1, paint);
        QCOMPARE(widths, (QList<qreal>{10, 12, 1}));
    }
};

QTEST_MAIN(TestSprites)
#include "test_sprites.moc"
