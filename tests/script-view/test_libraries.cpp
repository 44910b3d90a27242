// SPDX-License-Identifier: MIT
#include "tests/script-view/script_game.h"

using plt::script::testing::ScriptFolder;
using plt::script::testing::ScriptGame;

namespace {

/// Returns true if a library whose name begins like this is mapped into this process.
bool isLoaded(const char* library) {
    QFile maps(QStringLiteral("/proc/self/maps"));
    if (!maps.open(QIODevice::ReadOnly)) qFatal("no maps");
    return maps.readAll().contains(QByteArray("/") + library);
}

}  // namespace

class TestLibraries : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    /// In this order: what is loaded stays.
    void onlyBoardsWithPiecesLoadOpenGL_data() {
        QTest::addColumn<QString>("kind");
        QTest::addColumn<bool>("needsOpenGL");
        QTest::newRow("lua-board") << QStringLiteral("lua-board") << false;
        QTest::newRow("lua-cards") << QStringLiteral("lua-cards") << false;
        QTest::newRow("lua-pieces") << QStringLiteral("lua-pieces") << true;
    }
    void onlyBoardsWithPiecesLoadOpenGL() {
        QFETCH(QString, kind);
        QFETCH(bool, needsOpenGL);
        const auto folder = ScriptFolder::copyOf(kind);
        const ScriptGame game(*folder, {}, {336, 250}, kind);
        QCOMPARE(game.view->failureText(), QString());
        for (const char* library : {"libQt6OpenGL.so", "libQt6OpenGLWidgets.so", "libpltgames-board3d.so"})
            QVERIFY2(isLoaded(library) == needsOpenGL, library);
    }
};

QTEST_MAIN(TestLibraries)
#include "test_libraries.moc"
