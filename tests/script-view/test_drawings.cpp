// SPDX-License-Identifier: MIT
#include "common/board3d/scene_board.h"
#include "common/cards/card_table.h"
#include "common/printing/printable.h"
#include "tests/script-view/script_game.h"

using plt::CardTable;
using plt::script::testing::ScriptFolder;
using plt::script::testing::ScriptGame;

namespace {

/// A game in which nothing changes, with this picture.
QByteArray showing(const char* picture) {
    return QByteArray(
               "function deal() return \"start\" end\n"
               "function begin() return { at = 1 } end\n"
               "function legal_moves() return { 1 } end\n"
               "function apply(state) return state end\n"
               "function outcome() return \"playing\" end\n"
               "function picture() return ") +
           picture + " end\n";
}

QByteArray square(const char* colour) {
    return QByteArray(
               "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 10 10\">"
               "<rect width=\"10\" height=\"10\" fill=\"") +
           colour + "\"/></svg>";
}

/// Returns the number of pixels of the board that have this colour.
int pixelsOf(const ScriptGame& game, const QColor& colour) {
    if (auto* table = qobject_cast<CardTable*>(game.view->board())) table->finishAnimation();
    const QImage image = game.view->board()->grab().toImage();
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

constexpr int many = 500;

}  // namespace

class TestDrawings : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() {
        // The board in perspective has tests of its own, and its light changes colours.
        qputenv("PLT_NO_OPENGL", "1");
    }

    void topsOfPiecesShowWhatTheScriptSays() {
        const ScriptFolder folder(showing(R"({ kind = "pieces", columns = 7, rows = 1, pieces = {
            { cell = 1, text = "K" }, { cell = 2, text = "Q" }, { cell = 3, text = "K" },
            { cell = 4, shape = "arrow", turn = 90 }, { cell = 5, shape = "arrow" }, { cell = 6 },
            { cell = 7, svg = "mark.svg", text = "1" } } })"));
        folder.writeFile(QStringLiteral("mark.svg"), square("#F01010"));
        const ScriptGame game(folder);
        QCOMPARE(game.view->failureText(), QString());
        const auto* board = qobject_cast<plt::SceneBoard*>(game.view->board());
        QVERIFY(board != nullptr);
        const plt::BoardScene& scene = board->scene();
        const auto emblem = [&scene](std::size_t piece) { return scene.pieces[piece].emblem; };
        QVERIFY(emblem(0) >= 0 && emblem(1) >= 0 && emblem(3) >= 0 && emblem(4) >= 0);
        QCOMPARE(emblem(2), emblem(0));
        QVERIFY(emblem(1) != emblem(0) && emblem(3) != emblem(4));
        QCOMPARE(emblem(5), -1);
        QCOMPARE(emblem(6), -1);
        QCOMPARE(scene.pieces[6].picture, 0);
        QCOMPARE(scene.pieces[5].picture, -1);
        for (const QPainterPath& one : scene.emblems)
            QVERIFY(!one.isEmpty() && QRectF(-1, -1, 2, 2).contains(one.boundingRect()));
        const auto wide = [&](std::size_t piece) {
            const QRectF box = scene.emblems[static_cast<std::size_t>(emblem(piece))].boundingRect();
            return box.width() > box.height();
        };
        QVERIFY(wide(3) && !wide(4));
    }

    void drawingsAreShownAndReadAgain_data() {
        QTest::addColumn<QByteArray>("picture");
        QTest::newRow("cell") << QByteArray("{ columns = 2, rows = 1, cells = { { svg = \"mark.svg\" } } }");
        QTest::newRow("piece") << QByteArray(
            "{ columns = 2, rows = 1, pieces = { { cell = 1, svg = \"mark.svg\" } } }");
        QTest::newRow("piece from above") << QByteArray(
            "{ kind = \"pieces\", columns = 2, rows = 1, pieces = { { cell = 1, svg = \"mark.svg\" } } }");
        QTest::newRow("card") << QByteArray(
            "{ piles = { { at = { 1, 1 }, cards = { { id = \"x\", svg = \"mark.svg\" } } } } }");
    }
    void drawingsAreShownAndReadAgain() {
        QFETCH(QByteArray, picture);
        const QColor red(0xF0, 0x10, 0x10);
        const QColor blue(0x10, 0x10, 0xF0);
        const ScriptFolder folder(showing(picture.constData()));
        folder.writeFile(QStringLiteral("mark.svg"), square("#F01010"));
        const ScriptGame game(folder);
        QCOMPARE(game.view->failureText(), QString());
        QTRY_VERIFY(pixelsOf(game, red) > many);
        folder.writeFile(QStringLiteral("mark.svg"), square("#1010F0"));
        QTRY_VERIFY(pixelsOf(game, blue) > many);
        QCOMPARE(pixelsOf(game, red), 0);
        // The last picture stays while there is a mistake.
        folder.writeFile(QStringLiteral("mark.svg"), "no drawing");
        QTRY_VERIFY2(
            game.view->failureText().contains(QLatin1String("mark.svg is not a drawing that can be shown")),
            qPrintable(game.view->failureText()));
        folder.writeFile(QStringLiteral("mark.svg"), square("#F01010"));
        QTRY_VERIFY(pixelsOf(game, red) > many);
        QCOMPARE(game.view->failureText(), QString());
    }

    void aDrawingThatIsMissingIsTold() {
        const ScriptFolder folder(
            showing("{ columns = 2, rows = 1, cells = { \"plain\", { svg = \"mark.svg\" } } }"));
        const ScriptGame game(folder);
        QVERIFY2(game.view->failureText().contains(QLatin1String("there is no file mark.svg")),
                 qPrintable(game.view->failureText()));
        // A page without a picture is empty.
        QImage page(100, 100, QImage::Format_RGB32);
        QPainter painter(&page);
        game.view->printable()->paintPage(painter, page.rect(), 0);
        painter.end();
        folder.writeFile(QStringLiteral("mark.svg"), square("#F01010"));
        QTRY_COMPARE(game.view->failureText(), QString());
    }
};

QTEST_MAIN(TestDrawings)
#include "test_drawings.moc"
