// SPDX-License-Identifier: MIT
#include "common/testing/played_game.h"
#include "common/window/options_form.h"
#include "common/window/rules_view.h"
#include "tests/support/take_away.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>

namespace {

/// A view of rules that are made while the program runs, and that lays out no form.
class View : public plt::SessionView {
    Q_OBJECT

  public:
    View() : SessionView(std::make_unique<plt::GameSession>(rules(), false), nullptr) {}
    QWidget* focusTarget() override { return this; }

  protected:
    void showState(bool /*animated*/) override {}
    void arrive(const plt::Change& change) override { drawChange(change); }

  private:
    static const plt::AnyRules& rules() {
        static const TakeAway rules({1, 2, 3});
        return rules;
    }
};

}  // namespace

/// The form for a new game of rules that declare their options as rows.
class TestRunTimeOptions : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void rowsAreShownAndChanged() {
        plt::testing::PlayedGame<View> game;
        game.show(QStringLiteral("38:20"));
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        form.show();
        auto* tens = form.findChild<QSpinBox*>();
        const auto* ones = one<QComboBox>(form, QStringLiteral("Ones"));
        auto* whole = one<QCheckBox>(form, {});
        QCOMPARE(tens->accessibleName(), QStringLiteral("Tens"));
        QCOMPARE(tens->value(), 3);
        QCOMPARE(tens->minimum(), 0);
        QCOMPARE(ones->currentText(), QStringLiteral("8 ones"));
        QCOMPARE(whole->text(), QStringLiteral("Whole tens"));
        QVERIFY(!whole->isChecked());
        tens->setValue(4);
        whole->click();
        QCOMPARE(ones->currentIndex(), 0);
        // The limits follow the other rows.
        QCOMPARE(tens->minimum(), 1);
        QVERIFY(game.view->optionsDiffer());
        game.view->applyOptions();
        QCOMPARE(game.session().rules().write(game.session().game().options), std::string("40"));
    }
    void presetsFillTheRows() {
        plt::testing::PlayedGame<View> game;
        game.show(QStringLiteral("38:20"));
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        form.show();
        for (auto* button : form.findChildren<QPushButton*>())
            if (button->text() == QLatin1String("Long")) button->click();
        QCOMPARE(form.findChild<QSpinBox*>()->value(), 9);
    }
    void limitsTakeTheValueAlong() {
        plt::testing::PlayedGame<View> game;
        game.show(QStringLiteral("14:10"));
        plt::OptionsForm form(game.view->preferences());
        QVERIFY(game.view->buildOptions(form));
        form.show();
        QCOMPARE(form.findChild<QSpinBox*>()->minimum(), 1);
        auto* ones = one<QComboBox>(form, QStringLiteral("Ones"));
        ones->setCurrentIndex(9);
        form.findChild<QSpinBox*>()->setValue(0);
        QVERIFY(game.view->optionsProblem().isEmpty());
        ones->setCurrentIndex(2);
        QCOMPARE(form.findChild<QSpinBox*>()->value(), 1);
        QVERIFY(game.view->optionsProblem().isEmpty());
    }

  private:
    template <class Widget>
    static Widget* one(const QWidget& form, const QString& name) {
        for (auto* widget : form.findChildren<Widget*>())
            if (widget->accessibleName() == name) return widget;
        qFatal("there is no such row");
    }
};

QTEST_MAIN(TestRunTimeOptions)
#include "test_run_time_options.moc"
