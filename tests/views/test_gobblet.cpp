// SPDX-License-Identifier: MIT
#include "tests/support/clean_home.h"
#include "tests/views/gobblet/test_computer.h"
#include "tests/views/gobblet/test_playing.h"
#include "tests/views/gobblet/test_table.h"

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

#include "gobblet/moc_test_computer.cpp"
#include "gobblet/moc_test_playing.cpp"
#include "gobblet/moc_test_table.cpp"
