// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "gcalc/tests/test_view_lesson_panel.h"
#include "gcalc/tests/test_view_step_panel.h"
#include "gcalc/tests/test_view_term_panel.h"
#include "gcalc/tests/test_view_transition.h"

#include <array>

#include <QApplication>

namespace {

const CleanHome home;

}  // namespace

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    TestTermPanel text;
    TestStepPanel steps;
    TestLessonPanel lessons;
    TestTransition transition;
    int failures = 0;
    for (QObject* test : std::array<QObject*, 4>{&text, &steps, &lessons, &transition})
        failures += QTest::qExec(test, app.arguments());
    return failures == 0 ? 0 : 1;
}
#include "moc_test_view_lesson_panel.cpp"
#include "moc_test_view_step_panel.cpp"
#include "moc_test_view_term_panel.cpp"
#include "moc_test_view_transition.cpp"
