// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "gobblet/tests/test_view_computer.h"
#include "gobblet/tests/test_view_playing.h"
#include "gobblet/tests/test_view_table.h"

#include <array>

#include <QApplication>
#include <QTest>

namespace {

const CleanHome home;

}  // namespace

int main(int argc, char** argv) {
    const QApplication app(argc, argv);
    TestGobbletTable table;
    TestGobbletPlaying playing;
    TestGobbletComputer computer;
    int failures = 0;
    for (QObject* test : std::array<QObject*, 3>{&table, &playing, &computer})
        failures += QTest::qExec(test, app.arguments());
    return failures == 0 ? 0 : 1;
}

#include "moc_test_view_computer.cpp"
#include "moc_test_view_playing.cpp"
#include "moc_test_view_table.cpp"
