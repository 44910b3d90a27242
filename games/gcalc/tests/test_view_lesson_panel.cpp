// SPDX-License-Identifier: MIT
#include "common/storage/preferences.h"
#include "common/testing/played_game.h"
#include "gcalc/lessons/lesson_panel.h"
#include "gcalc/tests/terms_for_tests.h"
#include "gcalc/words/cube_words.h"

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

/// The lessons as they are read and solved.
class TestLessonPanel : public QObject {
    Q_OBJECT

    struct Desk {
        plt::Preferences preferences{QStringLiteral("gcalc")};
        gcalc::LessonPanel panel{preferences};
        QList<std::string> laidOut;
        std::optional<gcalc::Term> answer;

        Desk() {
            QObject::connect(&panel, &gcalc::LessonPanel::layOut, &panel,
                             [this](const gcalc::Lesson& lesson) {
                                 laidOut << std::string(lesson.word);
                                 panel.setCells(gcalc::beginning(lesson, {}));
                             });
            QObject::connect(&panel, &gcalc::LessonPanel::showAnswer, &panel,
                             [this](const gcalc::Term& term) {
                                 answer = term;
                                 setMain(term);
                             });
            panel.resize(300, 600);
            panel.show();
            if (!QTest::qWaitForWindowExposed(&panel)) qFatal("no window");
        }
        QPushButton* button(const char* label) {
            for (auto* const one : panel.findChildren<QPushButton*>())
                if (one->text() == QLatin1String(label)) return one;
            qFatal("no button %s", label);
        }
        void press(const char* label) { QTest::mouseClick(button(label), Qt::LeftButton); }
        QListWidget* list() { return panel.findChild<QListWidget*>(); }
        void setMain(const gcalc::Term& term) {
            gcalc::Document cells;
            cells.main.term = term;
            panel.setCells(cells);
        }
        QString checked(const char* text) {
            setMain(gcalc::testing::term(text));
            press("Check");
            if (!QTest::qWaitFor([this] { return !panel.isChecking(); })) qFatal("no verdict");
            return panel.message();
        }
    };
    static void forget() {
        plt::Preferences preferences(QStringLiteral("gcalc"));
        preferences.setValue(QStringLiteral("solved-lessons"), {});
        preferences.setValue(QStringLiteral("helped-lessons"), {});
        preferences.setValue(QStringLiteral("last-lesson"), {});
    }

  private Q_SLOTS:
    void init() { forget(); }
    void answersAreChecked() {
        Desk desk;
        QCOMPARE(desk.panel.current(), 0);
        desk.press("Lay out the cells");
        QCOMPARE(desk.laidOut, QList<std::string>{"cubes"});
        desk.press("Check");
        QTRY_COMPARE(desk.panel.message(), QStringLiteral("There is nothing in the main cell yet."));
        QCOMPARE(desk.checked("green|red"),
                 QStringLiteral("The main cell comes to green|red, and it should be red|green."));
        QCOMPARE(desk.list()->item(0)->checkState(), Qt::Unchecked);
        QCOMPARE(desk.checked("red|green"), QStringLiteral("That is right. 13 lessons are left."));
        QCOMPARE(desk.list()->item(0)->checkState(), Qt::Checked);
        QCOMPARE(desk.list()->item(0)->data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("1. Cubes, solved"));
    }
    /// A lesson that speaks of cells sets off the button that brings them.
    void cellsOfWhichALessonSpeaksAreOffered() {
        Desk desk;
        const auto isOffered = [&desk] { return desk.button("Lay out the cells")->font().bold(); };
        QVERIFY(!isOffered());
        desk.panel.choose(2);
        QVERIFY(isOffered());
        desk.press("Lay out the cells");
        QVERIFY(!isOffered());
        desk.panel.choose(1);
        QVERIFY(!isOffered());
        // Only while they are missing: the examples have those of pairs, but neither double nor true.
        desk.panel.setCells(gcalc::examples());
        for (const int lesson : {4, 6}) {
            desk.panel.choose(lesson);
            QVERIFY(isOffered());
            desk.panel.setCells(gcalc::beginning(gcalc::lessons()[lesson], gcalc::examples()));
            QVERIFY(!isOffered());
            desk.panel.setCells(gcalc::examples());
        }
        desk.panel.choose(7);
        QVERIFY(!isOffered());
        // Nothing is missing for a lesson that is done.
        desk.panel.choose(2);
        QVERIFY(isOffered());
        desk.checked("red-blue");
        QVERIFY(!isOffered());
    }
    /// Whoever solves lessons with the keyboard goes on with it.
    void theNextLessonGetsTheKeyboard() {
        Desk desk;
        QApplication::setActiveWindow(&desk.panel);
        desk.setMain(gcalc::testing::term("red|green"));
        desk.button("Check")->setFocus(Qt::TabFocusReason);
        QTest::keyClick(desk.button("Check"), Qt::Key_Space);
        QTRY_VERIFY(desk.button("Next lesson")->hasFocus());
        // In a low panel the list shows the lesson that was chosen.
        desk.panel.choose(9);
        desk.panel.resize(300, 150);
        QTRY_VERIFY(desk.list()->viewport()->rect().contains(
            desk.list()->visualItemRect(desk.list()->item(9)).center()));
    }
    /// A picture shows what is to be built, where that is a cube.
    void theGoalIsSeen() {
        Desk desk;
        const auto goal = [&desk]() -> QLabel* {
            for (auto* const label : desk.panel.findChildren<QLabel*>())
                if (label->isVisible() && !label->pixmap(Qt::ReturnByValue).isNull()) return label;
            return nullptr;
        };
        const auto has = [&](QRgb colour) {
            const auto picture = goal()->pixmap(Qt::ReturnByValue).toImage();
            int count = 0;
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x) count += picture.pixel(x, y) == colour;
            return count > 200;
        };
        QVERIFY(goal() != nullptr);
        QCOMPARE(goal()->accessibleName(), gcalc::CubeWords::cube(gcalc::testing::term("red|green")));
        gcalc::DeskLook look;
        look.style.isPure = true;
        desk.panel.setLook(look);
        QVERIFY(has(qRgb(255, 0, 0)) && has(qRgb(0, 255, 0)) && !has(qRgb(0, 0, 255)));
        desk.panel.choose(3);
        QVERIFY(goal() == nullptr);
        desk.panel.choose(2);
        QVERIFY(goal() != nullptr && has(qRgb(255, 0, 0)) && has(qRgb(0, 0, 255)));
    }
    void aRightAnswerIsNoticedAtOnce() {
        Desk desk;
        desk.setMain(gcalc::testing::term("red|green"));
        QVERIFY(!desk.panel.isChecking());
        desk.press("Lay out the cells");
        desk.setMain(gcalc::testing::term("red"));
        QTRY_VERIFY(!desk.panel.isChecking());
        QVERIFY(desk.panel.message().isEmpty());
        desk.setMain(gcalc::testing::term("red|green"));
        QTRY_VERIFY(desk.panel.message().startsWith(QStringLiteral("That is right.")));
    }
    void aRightAnswerIsNoticedWhileTheLessonIsOpen() {
        Desk desk;
        const QSignalSpy solved(&desk.panel, &gcalc::LessonPanel::solved);
        desk.setMain({});
        desk.setMain(gcalc::testing::term("red"));
        QTRY_VERIFY(!desk.panel.isChecking());
        QVERIFY(desk.panel.message().isEmpty());
        desk.setMain(gcalc::testing::term("red|green"));
        QTRY_VERIFY(desk.panel.message().startsWith(QStringLiteral("That is right.")));
        QCOMPARE(solved.count(), 1);
        // A cube that was built elsewhere is noticed when the lesson is seen again.
        desk.panel.choose(2);
        desk.panel.hide();
        desk.setMain(gcalc::testing::term("red-blue"));
        QVERIFY(!desk.panel.isChecking());
        desk.panel.show();
        QTRY_VERIFY(desk.panel.message().startsWith(QStringLiteral("That is right.")));
        QCOMPARE(solved.count(), 2);
        // An answer that was shown is not the player's.
        desk.panel.choose(0);
        desk.press("Show an answer");
        QVERIFY(!desk.panel.isChecking());
    }
    void aHighPanelListsAllLessonsAndALowOneBeginsWithTheTask() {
        Desk desk;
        const auto rowsInSight = [&desk] {
            return desk.list()->viewport()->height() / desk.list()->sizeHintForRow(0);
        };
        const auto* const area = desk.panel.findChild<QScrollArea*>();
        const auto top = [&](const QString& beginning) {
            for (const auto* const label : area->findChildren<QLabel*>())
                if (label->text().startsWith(beginning)) return label->mapTo(area, QPoint()).y();
            qFatal("no such text");
        };
        desk.panel.resize(300, 900);
        QTRY_COMPARE(rowsInSight(), desk.list()->count());
        QTRY_VERIFY(top(QStringLiteral("Task:")) > top(QStringLiteral("Everything")));
        desk.panel.resize(330, 140);
        QTRY_COMPARE(desk.list()->viewport()->height(), desk.list()->sizeHintForRow(0));
        QTRY_VERIFY(top(QStringLiteral("Task:")) < top(QStringLiteral("Everything")));
        QTRY_VERIFY(top(QStringLiteral("Task:")) >= 0);
        QCOMPARE(area->verticalScrollBar()->value(), 0);
    }
    void everyLessonIsWalkedThrough() {
        Desk desk;
        const int count = static_cast<int>(gcalc::lessons().size());
        for (int i = 0; i < count; ++i) {
            QCOMPARE(desk.panel.current(), i);
            QCOMPARE(desk.list()->currentRow(), i);
            desk.press("Show an answer");
            QVERIFY(desk.answer == gcalc::modelAnswer(gcalc::lessons()[i]));
            QVERIFY(desk.panel.message().isEmpty());
            desk.press("Check");
            QTRY_VERIFY_WITH_TIMEOUT(desk.panel.message().startsWith(QStringLiteral("That is right.")),
                                     20'000);
            QCOMPARE(desk.button("Next lesson")->isEnabled(), i + 1 < count);
            desk.press("Next lesson");
        }
        QVERIFY2(
            desk.panel.message().endsWith(QStringLiteral("All lessons are done, some of them with help.")),
            qPrintable(desk.panel.message()));
    }
    /// An answer that was shown is no solution of the player's, then and later.
    void aShownAnswerCountsAsHelped() {
        {
            Desk desk;
            const QSignalSpy solved(&desk.panel, &gcalc::LessonPanel::solved);
            desk.press("Show an answer");
            desk.press("Check");
            QTRY_COMPARE(desk.panel.message(),
                         QStringLiteral("That is right. The answer was shown: this lesson counts as helped. "
                                        "13 lessons are left."));
            QCOMPARE(desk.list()->item(0)->checkState(), Qt::PartiallyChecked);
            QCOMPARE(desk.list()->item(0)->data(Qt::AccessibleTextRole).toString(),
                     QStringLiteral("1. Cubes, helped"));
            QCOMPARE(solved.count(), 0);
        }
        Desk again;
        const QSignalSpy solved(&again.panel, &gcalc::LessonPanel::solved);
        QCOMPARE(again.list()->item(0)->checkState(), Qt::PartiallyChecked);
        QVERIFY(again.checked("red|green").contains(QStringLiteral("counts as helped")));
        QCOMPARE(solved.count(), 0);
    }
    /// Showing an answer afterwards does not change the result.
    void aSolvedLessonStaysSolved() {
        Desk desk;
        const QSignalSpy solved(&desk.panel, &gcalc::LessonPanel::solved);
        QVERIFY(desk.checked("red|green").startsWith(QStringLiteral("That is right. 13")));
        QCOMPARE(solved.count(), 1);
        desk.press("Show an answer");
        QCOMPARE(desk.list()->item(0)->checkState(), Qt::Checked);
    }
    void progressIsKept() {
        {
            Desk desk;
            desk.list()->setFocus();
            QTest::keyClick(desk.list(), Qt::Key_Down);
            QTest::keyClick(desk.list(), Qt::Key_Down);
            QCOMPARE(desk.panel.current(), 2);
            QVERIFY(desk.checked("red-blue").startsWith(QStringLiteral("That is right.")));
        }
        Desk again;
        QCOMPARE(again.panel.current(), 2);
        QCOMPARE(again.list()->item(2)->checkState(), Qt::Checked);
        QCOMPARE(again.list()->item(1)->checkState(), Qt::Unchecked);
    }
    void whatWasKeptWronglyDoesNoHarm() {
        {
            plt::Preferences preferences(QStringLiteral("gcalc"));
            preferences.setValue(QStringLiteral("solved-lessons"), QStringLiteral("  no-such lists "));
            preferences.setValue(QStringLiteral("last-lesson"), QStringLiteral("no-such"));
        }
        Desk desk;
        QCOMPARE(desk.panel.current(), 0);
        QCOMPARE(desk.list()->item(desk.list()->count() - 1)->checkState(), Qt::Checked);
    }
    void anotherLessonForgetsTheVerdict() {
        Desk desk;
        QVERIFY(!desk.checked("green").isEmpty());
        desk.panel.choose(3);
        QVERIFY(desk.panel.message().isEmpty());
        desk.press("Check");
        desk.panel.choose(4);
        QTest::qWait(0);
        QVERIFY(desk.panel.message().isEmpty());
    }
};

QTEST_MAIN(TestLessonPanel)
#include "test_view_lesson_panel.moc"
