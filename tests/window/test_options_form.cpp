// SPDX-License-Identifier: MIT
#include "common/storage/preferences.h"
#include "common/testing/clean_home.h"
#include "common/window/options_form.h"

#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

namespace {
const plt::testing::CleanHome home;
}

class TestOptionsForm : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// The form is no wider than its rows need, with any number of presets; a few are in one line.
    void presetsStandInLines() {
        plt::Preferences preferences(QStringLiteral("form"));
        plt::OptionsForm few(preferences);
        plt::OptionsForm many(preferences);
        for (int i = 0; i < 3; ++i) few.preset(QStringLiteral("Size %1").arg(i), [] {});
        for (int i = 0; i < 11; ++i) many.preset(QStringLiteral("Opponents: %1, fast").arg(i), [] {});
        many.preset(
            QStringLiteral("Two people"), [] {}, plt::OptionsForm::playerPresets);
        for (auto* form : {&few, &many}) form->show();
        const auto line = [](const QPushButton* button) { return button->y(); };
        QSet<int> lines;
        for (const auto* button : few.findChildren<QPushButton*>()) lines.insert(line(button));
        QCOMPARE(lines.size(), 1);
        lines.clear();
        const auto buttons = many.findChildren<QPushButton*>();
        QCOMPARE(buttons.size(), 12);
        for (const auto* button : buttons) lines.insert(line(button));
        QVERIFY(lines.size() >= 3);
        QVERIFY2(many.sizeHint().width() <= 100 * many.fontMetrics().averageCharWidth(),
                 qPrintable(QString::number(many.sizeHint().width())));
        // The players have a line of their own, above.
        for (int i = 0; i < 11; ++i) QVERIFY(line(buttons.last()) < line(buttons.at(i)));
    }

    /// A row that means nothing for what the others say cannot be changed, and its label says so.
    void rowsApplyOrNot() {
        plt::Preferences preferences(QStringLiteral("form"));
        plt::OptionsForm form(preferences);
        bool random = false;
        int size = 5;
        form.flag(QStringLiteral("Random"), &random);
        form.number(QStringLiteral("Size"), &size, 1, 9);
        form.enableWhile([&random] { return random; });
        form.show();
        const auto* box = form.findChild<QSpinBox*>();
        QLabel* label = nullptr;
        for (auto* one : form.findChildren<QLabel*>())
            if (one->text() == QLatin1String("Size:")) label = one;
        QVERIFY(box != nullptr && label != nullptr);
        QVERIFY(!box->isEnabled() && !label->isEnabled());
        random = true;
        form.changed();
        QVERIFY(box->isEnabled() && label->isEnabled());
    }
};

QTEST_MAIN(TestOptionsForm)
#include "test_options_form.moc"
