// SPDX-License-Identifier: MIT
#include "common/board/board_view.h"
#include "common/script/view/picture/drawings.h"
#include "common/script/view/surface/board_surface.h"
#include "common/script/view/surface/scene_surface.h"
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

/// Input that nobody uses.
class NoInput : public plt::script::Input {
  public:
    bool handles(const char*) const override { return false; }
    void press(int) override {}
    bool drag(int, int) override { return false; }
    bool key(const QString&, int) override { return false; }
    void button(const QString&) override {}
    bool mayGrab(const QString&, int, int) const override { return false; }
    bool accepts(const QString&, int, int, const QString&) const override { return false; }
    void drop(const QString&, int, int, const QString&) override {}
    bool pressPile(const QString&, int) override { return false; }
    bool canPressPile(const QString&, int) const override { return false; }
    void doublePress(const QString&, int) override {}
    void refuse(const QString&) override {}
};

}  // namespace

class TestLibraries : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void withoutItsLibraryABoardWithPiecesIsFlat() {
        NoInput input;
        plt::script::Drawings drawings(QStringLiteral("/nowhere"));
        QString problem;
        QVERIFY(plt::script::makeSceneSurface(input, drawings, QStringLiteral("/nowhere/lib.so"), &problem) ==
                nullptr);
        QVERIFY2(problem.startsWith(QLatin1String("The board is shown flat: ")), qPrintable(problem));
        QVERIFY(QFileInfo::exists(plt::script::piecesLibrary()));
        // A flat board shows the same picture.
        const auto flat = plt::script::makeBoardSurface(input, drawings);
        plt::script::Shown shown;
        shown.picture.kind = plt::script::Picture::Kind::pieces;
        shown.picture.columns = shown.picture.rows = 2;
        shown.picture.cells.resize(4);
        shown.picture.pieces.resize(1);
        flat->show(shown, false);
        const std::unique_ptr<QWidget> widget(&flat->widget());
        const auto* board = qobject_cast<plt::BoardView*>(widget.get());
        QVERIFY(board != nullptr);
        QCOMPARE(board->picture().pieces.size(), std::size_t{1});
    }

    /// In this order, because libraries that are loaded stay.
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
