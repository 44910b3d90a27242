// SPDX-License-Identifier: MIT
#include "tests/support/clean_home.h"
#include "tests/views/gcalc/panels/test_lesson_panel.h"
#include "tests/views/gcalc/panels/test_step_panel.h"
#include "tests/views/gcalc/panels/test_term_panel.h"
#include "tests/views/gcalc/panels/test_transition.h"

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
#include "moc_test_lesson_panel.cpp"
#include "moc_test_step_panel.cpp"
#include "moc_test_term_panel.cpp"
#include "moc_test_transition.cpp"
