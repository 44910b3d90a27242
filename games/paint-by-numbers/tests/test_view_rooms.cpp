// SPDX-License-Identifier: MIT
#include "common/testing/clean_home.h"
#include "paint-by-numbers/tests/test_view_designer.h"
#include "paint-by-numbers/tests/test_view_importing.h"
#include "paint-by-numbers/tests/test_view_own_puzzles.h"
#include "paint-by-numbers/tests/test_view_printing.h"
#include "paint-by-numbers/tests/test_view_workshop.h"

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
#include "moc_test_view_designer.cpp"
#include "moc_test_view_importing.cpp"
#include "moc_test_view_own_puzzles.cpp"
#include "moc_test_view_printing.cpp"
#include "moc_test_view_workshop.cpp"
