// SPDX-License-Identifier: MIT
#include "common/look/focus/focus_style.h"
#include "common/look/glyph_button.h"

#include <algorithm>
#include <memory>

#include <QApplication>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QStyleOptionMenuItem>
#include <QTabBar>
#include <QTest>

using namespace plt;

namespace {

/// Stores the text of the menu entry that was drawn last.
class RecordingStyle : public QProxyStyle {
  public:
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* /*painter*/,
                     const QWidget* /*widget*/) const override {
        const auto* const entry = qstyleoption_cast<const QStyleOptionMenuItem*>(option);
        if (element == CE_MenuItem && entry) text = entry->text;
    }
    mutable QString text;
};

QImage picture(QWidget& widget, Qt::LayoutDirection direction) {
    widget.setLayoutDirection(direction);
    widget.resize(40, 40);
    return widget.grab().toImage();
}

QImage arrow(Qt::ArrowType type, Qt::LayoutDirection direction) {
    QToolButton button;
    button.setArrowType(type);
    return picture(button, direction);
}

QImage sign(Glyph glyph, Qt::LayoutDirection direction) {
    GlyphButton button(glyph);
    return picture(button, direction);
}

}  // namespace

/// Controls of windows from right to left.
class TestMirrored : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { FocusStyle::install(); }
    void cleanup() { QGuiApplication::setLayoutDirection(Qt::LeftToRight); }

    void signsOfADirection() {
        for (const auto& [one, other] :
             {std::pair(Glyph::undo, Glyph::redo), {Glyph::previous, Glyph::next}}) {
            QVERIFY(sign(one, Qt::LeftToRight) != sign(other, Qt::LeftToRight));
            QCOMPARE(sign(one, Qt::RightToLeft), sign(other, Qt::LeftToRight));
            QCOMPARE(sign(other, Qt::RightToLeft), sign(one, Qt::LeftToRight));
        }
    }

    void otherSignsStay() {
        for (const auto glyph : {Glyph::restart, Glyph::accept})
            QCOMPARE(sign(glyph, Qt::RightToLeft), sign(glyph, Qt::LeftToRight));
        // A shift to the left is to the left in all languages.
        QPainterPath left;
        left.moveTo(10, 3);
        left.lineTo(5, 8);
        GlyphButton own(left);
        const QImage usual = picture(own, Qt::LeftToRight);
        QCOMPARE(picture(own, Qt::RightToLeft), usual);
    }

    void arrowsOfToolButtons() {
        QVERIFY(arrow(Qt::LeftArrow, Qt::LeftToRight) != arrow(Qt::RightArrow, Qt::LeftToRight));
        QCOMPARE(arrow(Qt::LeftArrow, Qt::RightToLeft), arrow(Qt::RightArrow, Qt::LeftToRight));
        QCOMPARE(arrow(Qt::RightArrow, Qt::RightToLeft), arrow(Qt::LeftArrow, Qt::LeftToRight));
        QCOMPARE(arrow(Qt::DownArrow, Qt::RightToLeft), arrow(Qt::DownArrow, Qt::LeftToRight));
    }

    /// Qt mirrors these itself.
    void arrowsOfTabs() {
        QTabBar bar;
        bar.setLayoutDirection(Qt::RightToLeft);
        for (int tab = 0; tab < 20; ++tab) bar.addTab(QStringLiteral("Tab"));
        bar.resize(200, 40);
        bar.grab();
        QToolButton* last = nullptr;
        for (auto* button : bar.findChildren<QToolButton*>())
            if (button->isEnabled()) last = button;
        QVERIFY(last);
        // The other tabs are to the left.
        const QImage shown = last->grab().toImage();
        last->setArrowType(Qt::LeftArrow);
        last->setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(shown, last->grab().toImage());
    }

    void keysInMenus() {
        auto* const recording = new RecordingStyle;
        const FocusStyle style(recording);
        QImage image(10, 10, QImage::Format_RGB32);
        QPainter painter(&image);
        QStyleOptionMenuItem entry;
        const auto drawn = [&](Qt::LayoutDirection direction, const QString& text) {
            entry.direction = direction;
            entry.text = text;
            style.drawControl(QStyle::CE_MenuItem, &entry, &painter, nullptr);
            return recording->text;
        };
        const auto zoom = QStringLiteral("Larger\tCtrl++");
        QCOMPARE(drawn(Qt::LeftToRight, zoom), zoom);
        QCOMPARE(drawn(Qt::RightToLeft, zoom), QStringLiteral("Larger\t\u200eCtrl++\u200e"));
        QCOMPARE(drawn(Qt::RightToLeft, QStringLiteral("Help")), QStringLiteral("Help"));
    }

    void wordsStayBesideTheirIcon() {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        QPushButton button(QStringLiteral("Save"));
        QPixmap red(16, 16);
        red.fill(Qt::red);
        button.setIcon(red);
        button.resize(300, 40);
        const QImage image = button.grab().toImage();
        const QColor ground = image.pixelColor(20, 20);
        int least = image.width();
        int most = 0;
        constexpr int edge = 8;
        for (int x = edge; x < image.width() - edge; ++x)
            for (int y = edge; y < image.height() - edge; ++y) {
                const QColor ink = image.pixelColor(x, y);
                if (std::abs(ink.green() - ground.green()) < 60) continue;
                least = std::min(least, x);
                most = std::max(most, x);
            }
        // In the middle of the button, the icon before the words.
        QCOMPARE(image.pixelColor(most, 20), QColor(Qt::red));
        QVERIFY2(std::abs(least + most - image.width()) < 12,
                 qPrintable(QStringLiteral("%1 to %2").arg(least).arg(most)));
        QVERIFY(most - least <= button.fontMetrics().horizontalAdvance(button.text()) + 16 + 8);
    }
};

QTEST_MAIN(TestMirrored)
#include "test_mirrored.moc"
