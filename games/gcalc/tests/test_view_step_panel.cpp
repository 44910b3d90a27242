// SPDX-License-Identifier: MIT
#include "common/testing/played_game.h"
#include "gcalc/stepping/step_panel.h"
#include "gcalc/tests/terms_for_tests.h"
#include "gcalc/text/term_editor.h"

#include <QApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

/// Evaluation step by step.
class TestStepPanel : public QObject {
    Q_OBJECT

    struct Desk {
        gcalc::StepPanel panel;
        gcalc::Term term;
        std::optional<gcalc::Path> redex;
        int shown = 0;
        QSignalSpy kept{&panel, &gcalc::StepPanel::kept};

        explicit Desk(std::string_view text) {
            QObject::connect(&panel, &gcalc::StepPanel::shown, &panel,
                             [this](const gcalc::Term& now, const std::optional<gcalc::Path>& path) {
                                 term = now;
                                 redex = path;
                                 ++shown;
                             });
            panel.resize(400, 300);
            panel.show();
            if (!QTest::qWaitForWindowExposed(&panel)) qFatal("no window");
            panel.begin(gcalc::testing::term(text), {});
        }
        void press(const char* label) {
            for (auto* const button : panel.findChildren<QToolButton*>())
                if (button->text() == QLatin1String(label)) return QTest::mouseClick(button, Qt::LeftButton);
            qFatal("no button %s", label);
        }
        bool canPress(const char* label) {
            for (auto* const button : panel.findChildren<QToolButton*>())
                if (button->text() == QLatin1String(label)) return button->isEnabled();
            return false;
        }
        bool says(const char* sentence) {
            for (auto* const label : panel.findChildren<QLabel*>())
                if (label->text().contains(QLatin1String(sentence))) return true;
            return false;
        }
        QString marked() {
            const auto marks = panel.findChild<gcalc::TermEditor*>()->extraSelections();
            return marks.isEmpty() ? QString() : marks.first().cursor.selectedText();
        }
        bool isAt(std::string_view text) { return term == gcalc::testing::term(text); }
    };

  private Q_SLOTS:
    void goesForwardsAndBackwards() {
        Desk desk("(\\red.\\green.'red/'green)@cyan@white");
        QVERIFY(desk.says("Step 0"));
        QVERIFY(desk.says("Substitution: The argument takes the place of the variable."));
        QCOMPARE(desk.redex, std::optional(gcalc::Path{false}));
        QCOMPARE(desk.marked(), QStringLiteral("(\u03BBred.\u03BBgreen.'red/'green)@cyan"));
        QVERIFY(!desk.canPress("Back") && !desk.canPress("First"));
        desk.press("Forward");
        QVERIFY(desk.isAt("(\\green.cyan/'green)@white"));
        QVERIFY(desk.says("Step 1"));
        QCOMPARE(desk.redex, std::optional(gcalc::Path{}));
        desk.press("Forward");
        QVERIFY(desk.isAt("cyan/white"));
        QVERIFY(desk.says("This is the normal form"));
        QVERIFY(!desk.redex);
        QVERIFY(desk.marked().isEmpty());
        QVERIFY(!desk.canPress("Forward") && !desk.canPress("Last"));
        desk.press("Back");
        QVERIFY(desk.isAt("(\\green.cyan/'green)@white"));
        desk.press("Keep");
        QCOMPARE(desk.kept.size(), 1);
        QVERIFY(desk.kept[0][0].value<gcalc::Term>() == desk.term);
        desk.press("First");
        QCOMPARE(desk.panel.place(), std::size_t(0));
        desk.press("Last");
        QTRY_VERIFY(!desk.panel.isWalking());
        QVERIFY(desk.isAt("cyan/white"));
        QCOMPARE(desk.panel.place(), std::size_t(2));
    }
    void singleStepsAreTold() {
        Desk desk("(\\red.\\green.'red/'green)@cyan@white");
        std::vector<gcalc::Step> steps;
        QObject::connect(&desk.panel, &gcalc::StepPanel::stepped, &desk.panel,
                         [&](const gcalc::Step& step) { steps.push_back(step); });
        desk.press("Forward");
        desk.press("Back");
        QCOMPARE(steps.size(), std::size_t{2});
        for (const auto& step : steps) {
            QVERIFY(step.before == gcalc::testing::term("(\\red.\\green.'red/'green)@cyan@white"));
            QVERIFY(step.after == gcalc::testing::term("(\\green.cyan/'green)@white"));
            QVERIFY((step.redex == gcalc::Redex{{false}, gcalc::Rule::substitution}));
        }
        QVERIFY(!steps[0].isTakenBack && steps[1].isTakenBack);
        // Many steps at once are not animated.
        desk.press("Last");
        QTRY_VERIFY(!desk.panel.isWalking());
        desk.press("First");
        QCOMPARE(steps.size(), std::size_t{2});
    }
    void rulesAreNamed() {
        Desk desk("(\"id\"|\"hole\")@red");
        QVERIFY(desk.says("Spatial application: The argument is split"));
        desk.panel.begin(gcalc::testing::term("red@white"), {false, true});
        QVERIFY(desk.says("Colour mixing: "));
        desk.panel.begin(gcalc::testing::term("red@white"), {});
        QVERIFY(desk.says("This is the normal form"));
    }
    void anEndlessWalkStops() {
        Desk desk("\"Y-comb\"@(\\red.\\blue.'red@('blue))@white");
        desk.press("Last");
        QVERIFY(desk.panel.isWalking());
        QVERIFY(desk.canPress("Stop"));
        QVERIFY(!desk.canPress("Forward"));
        desk.press("Stop");
        QVERIFY(!desk.panel.isWalking());
        const auto place = desk.panel.place();
        desk.press("Last");
        QTRY_VERIFY_WITH_TIMEOUT(!desk.panel.isWalking(), 60'000);
        QCOMPARE(desk.panel.place(), place + gcalc::StepPanel::maximumAtOnce);
        QVERIFY(desk.says("No end after 10,000 steps; Last goes on."));
        desk.press("First");
        QCOMPARE(desk.panel.place(), std::size_t(0));
    }
    void anotherTermBeginsAnew() {
        Desk desk("\"id\"@red");
        desk.press("Forward");
        const int before = desk.shown;
        desk.panel.begin(gcalc::testing::term("\"id\"@red"), {});
        QCOMPARE(desk.shown, before);
        QCOMPARE(desk.panel.place(), std::size_t(1));
        desk.panel.begin(gcalc::testing::term("\"id\"@blue"), {});
        QCOMPARE(desk.panel.place(), std::size_t(0));
        QVERIFY(desk.isAt("\"id\"@blue"));
    }
    void theWayToAResultIsWalked() {
        Desk desk("blue");
        const auto before = gcalc::testing::term("(\\red.\\green.'red/'green)@cyan@white");
        desk.panel.begin(gcalc::testing::term("cyan/white"), {}, before);
        QTRY_VERIFY(!desk.panel.isWalking());
        QVERIFY(desk.says("Step 2") && desk.says("This is the normal form"));
        desk.press("Back");
        QVERIFY(desk.isAt("(\\green.cyan/'green)@white"));
        desk.press("First");
        QVERIFY(desk.term == before);
        // Limits may have ended the evaluation elsewhere: then there is no way to be walked.
        desk.panel.begin(gcalc::testing::term("\"id\"@cyan"), {}, before);
        QTRY_VERIFY(!desk.panel.isWalking());
        QVERIFY(desk.says("Step 0") && desk.isAt("\"id\"@cyan"));
    }
    void theBegunTermIsBroughtBack() {
        Desk desk("\"id\"@red");
        desk.press("Forward");
        QVERIFY(desk.isAt("red"));
        desk.panel.toBegun();
        QVERIFY(desk.isAt("\"id\"@red"));
        desk.panel.begin(gcalc::testing::term("red"), {}, gcalc::testing::term("\"id\"@red"));
        desk.press("First");
        desk.panel.toBegun();
        QVERIFY(desk.isAt("red"));
        QVERIFY(desk.says("Step 1"));
    }
    /// The keyboard stays with the steps, and does not come to Keep, which changes main.
    void theKeyboardStaysWithTheSteps() {
        Desk desk("\"id\"@red");
        QApplication::setActiveWindow(&desk.panel);
        const auto focused = [&desk]() -> QString {
            for (auto* const button : desk.panel.findChildren<QToolButton*>())
                if (button->hasFocus()) return button->text();
            return {};
        };
        const auto press = [&](const char* label) {
            for (auto* const button : desk.panel.findChildren<QToolButton*>())
                if (button->text() == QLatin1String(label)) {
                    button->setFocus(Qt::TabFocusReason);
                    QTest::keyClick(button, Qt::Key_Space);
                    return;
                }
        };
        press("Forward");
        QCOMPARE(desk.panel.place(), std::size_t(1));
        QCOMPARE(focused(), QStringLiteral("Back"));
        press("First");
        QCOMPARE(desk.panel.place(), std::size_t(0));
        QCOMPARE(focused(), QStringLiteral("Forward"));
        press("Last");
        QTRY_COMPARE(focused(), QStringLiteral("Back"));
    }
    void longTextsAreCutAroundTheRedex() {
        std::string text = "\"id\"@red";
        for (int i = 0; i < 2000; ++i) text = (i % 2 == 0 ? "blue|(" : "white-(") + text + ")";
        Desk desk(text);
        QCOMPARE(desk.marked(), QStringLiteral("(\u03BBwhite.'white)@red"));
        const auto shown = desk.panel.findChild<gcalc::TermEditor*>()->toPlainText();
        QVERIFY(shown.size() < 5'000);
        QVERIFY(shown.startsWith(QChar(0x2026)));
    }
    void everyButtonIsNamedAndReached() {
        Desk desk("\"id\"@red");
        for (auto* const button : desk.panel.findChildren<QToolButton*>()) {
            QVERIFY(!button->accessibleName().isEmpty());
            QVERIFY(button->focusPolicy() & Qt::TabFocus);
        }
    }
};

QTEST_MAIN(TestStepPanel)
#include "test_view_step_panel.moc"
