// SPDX-License-Identifier: MIT
#include "common/look/fitted_font.h"

#include <cmath>

#include <QFontInfo>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QTest>

class TestFittedFont : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// However it is found: the largest size of those that fit, and no text smaller than can be read.
    void theLargestThatFits() {
        const QString text = QStringLiteral("Undo this move");
        QFont font = QGuiApplication::font();
        for (const int pixels : {9, 14, 40}) {
            font.setPixelSize(pixels);
            const int natural = QFontMetrics(font).horizontalAdvance(text);
            for (int width = -3; width <= natural + 20; width += 7) {
                const QFont fitted = plt::fittedFont(font, text, width);
                const int size = QFontInfo(fitted).pixelSize();
                QVERIFY(size >= 7 && size <= pixels);
                QVERIFY(size == 7 || QFontMetrics(fitted).horizontalAdvance(text) <= width);
                if (size == pixels) continue;
                QFont larger = font;
                larger.setPixelSize(size + 1);
                QVERIFY2(QFontMetrics(larger).horizontalAdvance(text) > width,
                         qPrintable(QString::number(width)));
            }
        }
        QCOMPARE(plt::fittedFont(font, {}, 0), font);
    }

    void wordsGrowWithTheRootOfTheWindow() {
        QFont font = QGuiApplication::font();
        font.setPointSizeF(10);
        const QSize usual(1100, 750);
        // Neither a small window nor one that is large in one direction only changes anything.
        for (const QSize size : {QSize(), QSize(0, 0), QSize(336, 250), usual, QSize(4000, usual.height())})
            QCOMPARE(plt::grownFont(font, size), font);
        QCOMPARE(plt::grownFont(font, usual * 4).pointSizeF(), 20.0);
        QCOMPARE(plt::grownFont(font, {usual.width() * 4, usual.height() * 2}).pointSizeF(),
                 10 * std::sqrt(2.0));
        font.setPixelSize(13);
        QCOMPARE(plt::grownFont(font, usual * 4).pixelSize(), 26);
    }
};

QTEST_MAIN(TestFittedFont)
#include "test_fitted_font.moc"
