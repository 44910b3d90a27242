// SPDX-License-Identifier: MIT
#include "common/testing/played_game.h"
#include "paint-by-numbers/importing/crop_sheet.h"
#include "paint-by-numbers/importing/import_dialog.h"
#include "paint-by-numbers/importing/tracing.h"
#include "paint-by-numbers/tests/samples.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>

/// Pictures of files become cells.
class TestImporting : public QObject {
    Q_OBJECT

    using Tracing = paint_by_numbers::Tracing;

    static QString rows(const paint_by_numbers::Grid& grid) { return QString::fromStdString(grid.text()); }
    static QImage house() { return paint_by_numbers::samples::rectangle({40, 20}, QRect(10, 10, 20, 10)); }

  private Q_SLOTS:
    void transparentIsWhite() {
        QImage image(4, 4, QImage::Format_ARGB32);
        image.fill(Qt::transparent);
        image.setPixelColor(0, 0, Qt::black);
        const auto read = plt::readPicture(paint_by_numbers::samples::bytesOf(image, "png"),
                                           paint_by_numbers::pictureRequirements());
        QCOMPARE(rows(paint_by_numbers::traced(read.image, {{}, {4, 4}, 128, false})),
                 QStringLiteral("x.../..../..../...."));
    }
    void largePicturesAreMadeSmaller() {
        const auto taken =
            plt::pictureFromImage(paint_by_numbers::samples::rectangle({5000, 100}, QRect(0, 0, 2500, 100)),
                                  paint_by_numbers::pictureRequirements());
        QCOMPARE(taken.image.width(), 1200);
        QCOMPARE(rows(paint_by_numbers::traced(taken.image, {{}, {4, 1}, 128, false})),
                 QStringLiteral("xx.."));
    }
    void partsAndLevels() {
        const QImage image = house();
        QCOMPARE(rows(paint_by_numbers::traced(image, {QRect(10, 10, 20, 10), {2, 1}, 128, false})),
                 QStringLiteral("xx"));
        QCOMPARE(rows(paint_by_numbers::traced(image, {{}, {4, 2}, 128, true})), QStringLiteral("xxxx/x..x"));
        // More cells than pixels: each has the pixel that it lies in.
        QCOMPARE(
            rows(paint_by_numbers::traced(paint_by_numbers::samples::rectangle({2, 1}, QRect(0, 0, 1, 1)),
                                          {{}, {6, 1}, 128, false})),
            QStringLiteral("xxx..."));
        const int best = paint_by_numbers::bestThreshold(image, {});
        QVERIFY(best > 60 && best < 230);
        QImage even(8, 8, QImage::Format_RGB32);
        even.fill(Qt::white);
        QVERIFY(paint_by_numbers::bestThreshold(even, {}) >= 1);
        QCOMPARE(paint_by_numbers::withoutBorder(image), QRect(10, 10, 20, 10));
        QCOMPARE(paint_by_numbers::withoutBorder(even), even.rect());
        QCOMPARE(paint_by_numbers::sizeLike({400, 100}, 30), QSize(30, 8));
        QCOMPARE(paint_by_numbers::sizeLike({1, 1000}, 30), QSize(1, 30));
    }

    void dialogCutsAndScales() {
        paint_by_numbers::ImportDialog dialog({house(), {}, QStringLiteral("A note.")}, 20, 80);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        const auto number = [&](const char* name) {
            return dialog.findChild<QSpinBox*>(QLatin1String(name));
        };
        QCOMPARE(number("columns")->value(), 20);
        QCOMPARE(number("rows")->value(), 10);
        QCOMPARE(dialog.grid().width(), 20);
        number("rows")->setValue(20);
        QCOMPARE(number("columns")->value(), 40);
        // Drag over the dark part: as many columns, and as many rows as make cells square.
        auto* sheet = dialog.findChild<paint_by_numbers::CropSheet*>();
        const auto at = [&](qreal x, qreal y) { return sheet->placeOf({x, y}).toPoint(); };
        QTest::mousePress(sheet, Qt::LeftButton, {}, at(10.5, 10.5));
        plt::testing::movePointer(*sheet, at(29.5, 19.5), Qt::LeftButton);
        QTest::mouseRelease(sheet, Qt::LeftButton, {}, at(29.5, 19.5));
        QCOMPARE(dialog.tracing().part, QRect(10, 10, 20, 10));
        QCOMPARE(dialog.grid().count(paint_by_numbers::Cell::white), 0);
        dialog.findChild<QCheckBox*>(QStringLiteral("inverted"))->click();
        QCOMPARE(dialog.grid().count(paint_by_numbers::Cell::blue), 0);
        dialog.findChild<QPushButton*>(QStringLiteral("whole"))->click();
        QCOMPARE(dialog.tracing().part, QRect(0, 0, 40, 20));
        QVERIFY(dialog.grid().count(paint_by_numbers::Cell::blue) > 0);
        dialog.findChild<QSlider*>(QStringLiteral("threshold"))->setValue(255);
        QCOMPARE(dialog.grid().count(paint_by_numbers::Cell::blue), 0);
        dialog.findChild<QPushButton*>(QStringLiteral("best"))->click();
        QVERIFY(dialog.grid().count(paint_by_numbers::Cell::blue) > 0);
        dialog.findChild<QPushButton*>(QStringLiteral("border"))->click();
        QCOMPARE(dialog.tracing().part, QRect(10, 10, 20, 10));
        // The cuts from both sides cannot be more than there is.
        number("cutLeft")->setValue(39);
        QCOMPARE(number("cutRight")->value(), 0);
        number("cutRight")->setValue(39);
        QCOMPARE(number("cutLeft")->value(), 0);
        dialog.findChild<QCheckBox*>(QStringLiteral("form"))->setChecked(false);
        number("columns")->setValue(80);
        number("rows")->setValue(3);
        QCOMPARE(dialog.grid().width(), 80);
        QCOMPARE(dialog.grid().height(), 3);
    }
};

QTEST_MAIN(TestImporting)
#include "test_view_importing.moc"
