// SPDX-License-Identifier: MIT
#include "tests/support/clean_home.h"
#include "tests/views/paint-by-numbers/workshop/test_designer.h"
#include "tests/views/paint-by-numbers/workshop/test_importing.h"
#include "tests/views/paint-by-numbers/workshop/test_own_puzzles.h"
#include "tests/views/paint-by-numbers/workshop/test_printing.h"
#include "tests/views/paint-by-numbers/workshop/test_workshop.h"

#include <array>

namespace {

const CleanHome home;

}  // namespace

int main(int argc, char** argv) {
    QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    QApplication app(argc, argv);
    TestDesigner designer;
    TestImporting importing;
    TestOwnPuzzles own;
    TestPrinting printing;
    TestWorkshop workshop;
    int failures = 0;
    for (QObject* test : std::array<QObject*, 5>{&designer, &importing, &own, &printing, &workshop})
        failures += QTest::qExec(test, app.arguments());
    return failures == 0 ? 0 : 1;
}
#include "moc_test_designer.cpp"
#include "moc_test_importing.cpp"
#include "moc_test_own_puzzles.cpp"
#include "moc_test_printing.cpp"
#include "moc_test_workshop.cpp"
