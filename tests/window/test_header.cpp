// SPDX-License-Identifier: MIT
#include "common/window/header/figure_label.h"
#include "common/window/header/header.h"

#include <QFontInfo>
#include <QTest>

class TestHeader : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// All that is shown is said in words, and a figure that is not there is not said.
    void figuresAndClockInWords() {
        plt::Header header;
        QVERIFY(header.isHidden());
        header.setFigures({{QStringLiteral("Score"), QStringLiteral("1,250")}});
        QVERIFY(!header.isHidden());
        QCOMPARE(header.text(), QStringLiteral("Score: 1,250"));
        header.setClock(QStringLiteral("1:05"));
        QCOMPARE(header.text(), QStringLiteral("Score: 1,250, Time: 1:05"));
        const auto labels = header.findChildren<plt::FigureLabel*>();
        QCOMPARE(labels.size(), 2);
        header.setClock({});
        QCOMPARE(header.text(), QStringLiteral("Score: 1,250"));
        header.setFigures({});
        QVERIFY(header.isHidden());
    }

    // Headers as children: a late answer of the window system would undo the resize of a window.

    /// With little room, signs replace labels, and the least important figures are hidden.
    void narrowHeaders() {
        QWidget window;
        plt::Header header(&window);
        const auto sign = [](QPainter&, const QRectF&) {};
        header.setFigures({{QStringLiteral("Mines that are left"), QStringLiteral("30"), sign},
                           {QStringLiteral("Something long"), QStringLiteral("12")},
                           {QStringLiteral("Something longer yet"), QStringLiteral("12,000,000")}});
        header.setClock(QStringLiteral("0:12"));
        window.show();
        for (const int width : {1000, 420, 300, 180}) {
            header.resize(width, header.sizeHint().height());
            QTest::qWait(0);
            int shown = 0;
            for (const auto* label : header.findChildren<plt::FigureLabel*>()) {
                if (label->isHidden()) continue;
                ++shown;
                QVERIFY2(header.rect().contains(label->geometry()), qPrintable(QString::number(width)));
            }
            QVERIFY(shown >= 2);
            QVERIFY(width < 1000 || shown == 4);
        }
        // The clock and the first figure are always there.
        QVERIFY(!header.findChild<QWidget*>(QStringLiteral("clock"))->isHidden());
    }

    /// Beside a game, the clock and as many figures as fit stand one below the other.
    void uprightHeaders() {
        QWidget window;
        plt::Header header(&window);
        const auto sign = [](QPainter&, const QRectF&) {};
        header.setFigures({{QStringLiteral("Mines left"), QStringLiteral("30"), sign},
                           {QStringLiteral("Score"), QStringLiteral("12"), sign}});
        header.setClock(QStringLiteral("0:12"));
        header.setUpright(true);
        window.show();
        for (const int height : {300, 70}) {
            header.resize(header.thickness(true), height);
            QTest::qWait(0);
            int shown = 0;
            for (const auto* label : header.findChildren<plt::FigureLabel*>()) {
                if (label->isHidden()) continue;
                ++shown;
                QVERIFY2(header.rect().contains(label->geometry()), qPrintable(QString::number(height)));
            }
            QCOMPARE(shown, height == 300 ? 3 : 2);
        }
        QVERIFY(!header.findChild<QWidget*>(QStringLiteral("clock"))->isHidden());
    }

    void valuesAreLarge() {
        plt::FigureLabel label;
        label.setFigure({QStringLiteral("Score"), QStringLiteral("8")});
        QVERIFY(label.sizeHint().height() >= 16);
        const int before = label.sizeHint().width();
        label.setFigure({QStringLiteral("Score"), QStringLiteral("1,000")});
        const int wide = label.sizeHint().width();
        QVERIFY(wide > before);
        // Items right of it do not move as the number shrinks.
        label.setFigure({QStringLiteral("Score"), QStringLiteral("9")});
        QCOMPARE(label.sizeHint().width(), wide);
    }
};

QTEST_MAIN(TestHeader)
#include "test_header.moc"
