// SPDX-License-Identifier: MIT
#include "common/look/celebration.h"
#include "common/look/motion.h"
#include "common/storage/files.h"
#include "common/testing/played_game.h"
#include "common/window/game_window.h"
#include "common/window/options_form.h"
#include "slidey/dialogs/cut_dialog.h"
#include "slidey/dialogs/picture_row.h"
#include "slidey/pictures/picture_format.h"
#include "slidey/tray/preview.h"
#include "slidey/view.h"

#include <functional>
#include <memory>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QTimer>

using namespace slidey;
using plt::Outcome;

using plt::testing::actionCalled;
using plt::testing::withDialog;

namespace {

/// A view that shows this game, in a window of the test's own.
std::unique_ptr<View> shown(const QString& id, QSize size = {720, 520}) {
    auto view = plt::testing::shownView<View>(QStringLiteral("slidey"), id, size);
    view->tray().finishAnimation();
    // It is drawn on a worker thread.
    if (!QTest::qWaitFor([&] { return view->tray().isPictureDrawn(); }, 30'000)) qFatal("no picture");
    return view;
}

const auto threeClicks = QStringLiteral("3x3-harbour:1,2,3/4,8,5/7,0,6");

QString tiles(const View& view) {
    return QString::fromStdString(Rules::write(view.state().position));
}

void click(View& view, int column, int row, Qt::MouseButton button = Qt::LeftButton) {
    auto& tray = view.tray();
    QTest::mouseClick(&tray, button, {}, tray.cellPoint(row * view.options().columns + column));
}

/// A picture in which every pixel tells its place.
QImage ramp(int width, int height) {
    QImage image(width, height, QImage::Format_RGB32);
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) image.setPixel(x, y, qRgb(x * 255 / width, y * 255 / height, 90));
    return image;
}

QByteArray written(const QImage& image, const char* format = "png") {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QString fileWith(const QString& name, const QByteArray& bytes) {
    const QString path = plt::testing::home.path() + QLatin1Char('/') + name;
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("no file");
    return path;
}

}  // namespace

class TestSlideyView : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { plt::motion::setEnabled(false); }
    void init() {
        // A warning of the offscreen platform about itself is no failure.
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void playsByMouse() {
        auto view = shown(threeClicks);
        click(*view, 1, 1);
        QCOMPARE(tiles(*view), QStringLiteral("1,2,3/4,0,5/7,8,6"));
        click(*view, 2, 1);
        click(*view, 0, 0);
        click(*view, 2, 1);
        QCOMPARE(tiles(*view), QStringLiteral("1,2,3/4,5,0/7,8,6"));
        click(*view, 2, 2);
        QCOMPARE(view->session().outcome(), Outcome::won);
        const auto whole = view->state();
        for (int cell = 0; cell < 9; ++cell) click(*view, cell % 3, cell / 3);
        QCOMPARE(view->state(), whole);
    }

    void otherButtonsDoNothing() {
        auto view = shown(threeClicks);
        const auto before = view->state();
        for (const auto button : {Qt::RightButton, Qt::MiddleButton}) click(*view, 1, 1, button);
        QCOMPARE(view->state(), before);
    }

    void playsByArrows() {
        auto view = shown(threeClicks);
        QTest::keyClick(&view->tray(), Qt::Key_Up);  // nothing is below the gap
        QCOMPARE(view->state().moves, 0);
        for (const auto key : {Qt::Key_Down, Qt::Key_Left, Qt::Key_Up}) QTest::keyClick(&view->tray(), key);
        QCOMPARE(view->session().outcome(), Outcome::won);
        QCOMPARE(view->state().moves, 3);
        QTest::keyClick(&view->tray(), Qt::Key_Down);
        QCOMPARE(view->state().moves, 3);
    }

    void shiftSlidesTheWholeLine() {
        auto view = shown(QStringLiteral("6x6-reef#3"));
        QTest::keyClick(&view->tray(), Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(view->state().position.hole(), 30);
        QCOMPARE(view->state().slides, 5);
        QTest::keyClick(&view->tray(), Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(view->state().position.hole(), 0);
        QTest::keyClick(&view->tray(), Qt::Key_Left, Qt::ShiftModifier);
        QTest::keyClick(&view->tray(), Qt::Key_Up, Qt::ShiftModifier);
        QCOMPARE(view->state().position.hole(), 35);
        QCOMPARE(view->state().moves, 4);
    }

    void playsByCursor() {
        auto view = shown(threeClicks);
        auto& tray = view->tray();
        QVERIFY(!tray.isCursorVisible());
        // The first key only shows the cursor, on the gap.
        QTest::keyClick(&tray, Qt::Key_Return);
        QVERIFY(tray.isCursorVisible());
        QCOMPARE(view->state().moves, 0);
        QCOMPARE(tray.cursorCell(), 7);
        QTest::keyClick(&tray, Qt::Key_Up);
        QTest::keyClick(&tray, Qt::Key_Space);
        QCOMPARE(tiles(*view), QStringLiteral("1,2,3/4,0,5/7,8,6"));
        // With Ctrl an arrow slides all the same.
        QTest::keyClick(&tray, Qt::Key_Left, Qt::ControlModifier);
        QCOMPARE(tiles(*view), QStringLiteral("1,2,3/4,5,0/7,8,6"));
        QCOMPARE(tray.cursorCell(), 4);
        QTest::keyClick(&tray, Qt::Key_Escape);
        QVERIFY(!tray.isCursorVisible());
        QTest::keyClick(&tray, Qt::Key_Up);
        QCOMPARE(view->session().outcome(), Outcome::won);
    }

    void playsThroughAccessibility() {
        auto view = shown(threeClicks);
        auto* board = QAccessible::queryAccessibleInterface(&view->tray());
        QVERIFY(board != nullptr);
        QCOMPARE(board->childCount(), 9);
        QCOMPARE(board->child(0)->text(QAccessible::Name),
                 QStringLiteral("row 1, column 1, tile 1, in its place"));
        QCOMPARE(board->child(4)->text(QAccessible::Name), QStringLiteral("row 2, column 2, tile 8"));
        QCOMPARE(board->child(7)->text(QAccessible::Name), QStringLiteral("row 3, column 2, gap"));
        QVERIFY(board->child(0)->state().disabled);
        for (const int cell : {4, 5, 8}) {
            QVERIFY(!board->child(cell)->state().disabled);
            board->child(cell)->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        }
        QCOMPARE(view->session().outcome(), Outcome::won);
        QVERIFY(board->child(8)->state().disabled);
    }

    void rowsAreDragged() {
        auto view = shown(QStringLiteral("6x6-reef#3"));
        auto& tray = view->tray();
        const auto begin = view->state();
        const QPoint at = tray.cellPoint(31);
        const int tile = static_cast<int>(tray.unit());
        const auto drag = [&](QPoint by) {
            QTest::mousePress(&tray, Qt::LeftButton, {}, at);
            plt::testing::movePointer(tray, at + by / 2, Qt::LeftButton);
            plt::testing::movePointer(tray, at + by, Qt::LeftButton);
        };
        // Four tiles follow the pointer, no farther than one tile.
        drag({tile / 4, 0});
        QVERIFY(tray.dragged() > 0.15 && tray.dragged() < 0.35);
        QCOMPARE(view->state(), begin);
        plt::testing::movePointer(tray, at + QPoint(3 * tile, 0), Qt::LeftButton);
        QCOMPARE(tray.dragged(), 1.0);
        QTest::mouseRelease(&tray, Qt::LeftButton, {}, at + QPoint(3 * tile, 0));
        QCOMPARE(view->state().position.hole(), 31);
        QCOMPARE(view->state().slides, 4);
        QCOMPARE(view->state().moves, 1);
        QCOMPARE(tray.dragged(), 0.0);
        view->session().undo();
        // Too little of a drag, one that goes elsewhere, and Escape put the tiles back.
        for (const QPoint by : {QPoint(tile / 4, 0), QPoint(0, -tile), QPoint(-tile, 0)}) {
            drag(by);
            QTest::mouseRelease(&tray, Qt::LeftButton, {}, at + by);
            QCOMPARE(view->state(), begin);
            QCOMPARE(tray.dragged(), 0.0);
        }
        drag({tile, 0});
        QTest::keyClick(&tray, Qt::Key_Escape);
        QCOMPARE(tray.dragged(), 0.0);
        QTest::mouseRelease(&tray, Qt::LeftButton, {}, at + QPoint(tile, 0));
        QCOMPARE(view->state(), begin);
        // A column, upwards.
        view->session().openId(QStringLiteral("3x3-harbour:1,2,0/4,5,3/7,8,6"));
        const QPoint below = tray.cellPoint(8);
        QTest::mousePress(&tray, Qt::LeftButton, {}, below);
        plt::testing::movePointer(tray, below - QPoint(0, 20), Qt::LeftButton);
        plt::testing::movePointer(tray, below - QPoint(0, 100), Qt::LeftButton);
        QTest::mouseRelease(&tray, Qt::LeftButton, {}, below - QPoint(0, 100));
        QCOMPARE(view->session().outcome(), Outcome::won);
    }

    void tilesSlideTogetherAndStateDoesNotWait() {
        plt::motion::setEnabled(true);
        auto view = shown(QStringLiteral("6x6-reef#3"));
        click(*view, 0, 5);
        QVERIFY(view->tray().isAnimating());
        QCOMPARE(view->state().slides, 5);
        // A click during the motion acts on the new state at once.
        click(*view, 0, 0);
        QCOMPARE(view->state().position.hole(), 0);
        QTRY_VERIFY(!view->tray().isAnimating());
        plt::motion::setEnabled(false);
    }

    void numbersAreShownAsWished() {
        auto view = shown(threeClicks);
        auto& tray = view->tray();
        const auto picture = [&] { return tray.grab().toImage(); };
        const QImage plain = picture();
        QVERIFY(!tray.showsNumbers());
        QTest::keyPress(&tray, Qt::Key_N);
        QVERIFY(tray.showsNumbers());
        const QImage numbered = picture();
        QVERIFY(numbered != plain);
        QTest::keyRelease(&tray, Qt::Key_N);
        QVERIFY(picture() == plain);
        actionCalled(*view, QStringLiteral("Numbers on the tiles"))->trigger();
        QVERIFY(tray.showsNumbers());
        QVERIFY(picture() == numbered);
        actionCalled(*view, QStringLiteral("No numbers on the tiles"))->trigger();
        QTest::keyPress(&tray, Qt::Key_N);
        QVERIFY(!tray.showsNumbers());
        QTest::keyRelease(&tray, Qt::Key_N);
        view->preferences().setValue(QStringLiteral("numbers"), static_cast<int>(Tray::Numbers::onKey));
        QVERIFY(actionCalled(*view, QStringLiteral("Numbers while N is held"))->isChecked());
    }

    void aHintShowsTheNumbersThatItNames() {
        auto view = shown(threeClicks);
        view->session().requestHint();
        QTRY_VERIFY(view->session().hasShownStep());
        QVERIFY(view->tray().showsNumbers());
        click(*view, 1, 1);
        QVERIFY(!view->session().hasShownStep());
        QVERIFY(!view->tray().showsNumbers());
    }

    void theWholePictureIsShownWhilePIsHeld() {
        auto view = shown(threeClicks);
        auto& tray = view->tray();
        const QImage shuffled = tray.grab().toImage();
        QTest::keyPress(&tray, Qt::Key_P);
        QVERIFY(tray.showsPicture());
        const QImage whole = tray.grab().toImage();
        QVERIFY(whole != shuffled);
        // Focus that goes elsewhere lets go of the key.
        QFocusEvent away(QEvent::FocusOut);
        QApplication::sendEvent(&tray, &away);
        QVERIFY(!tray.showsPicture());
        // The result in the end is the one that was shown.
        for (const auto& [column, row] : {std::pair{1, 1}, {2, 1}, {2, 2}}) click(*view, column, row);
        tray.finishAnimation();
        const QRect board = tray.toWidget(tray.geometry()->bounds()).toRect().adjusted(2, 2, -2, -2);
        QVERIFY(tray.grab(board).toImage() == whole.copy(board));
    }

    void thePreviewStandsBesideTheTilesWhereThereIsRoom() {
        auto view = shown(threeClicks);
        QVERIFY(view->preview().isVisible());
        view->resize(400, 300);
        QTRY_VERIFY(view->preview().isVisible() && view->tray().unit() * 3 >= 0.8 * 300);
        view->resize(400, 400);
        QTRY_VERIFY(!view->preview().isVisible());
        QVERIFY(view->statusText().contains(QStringLiteral("Hold P")));
        view->resize(720, 520);
        QTRY_VERIFY(view->preview().isVisible());
        actionCalled(*view, QStringLiteral("The whole picture beside the tiles"))->trigger();
        QVERIFY(!view->preview().isVisible());
        actionCalled(*view, QStringLiteral("The whole picture beside the tiles"))->trigger();
    }

    void aSmallWindowHasThePictureBesideItsTiles() {
        auto view = shown(threeClicks, {336, 162});
        QVERIFY(view->preview().isVisible());
        const QRect picture = view->preview().frameRect().translated(view->preview().pos());
        QVERIFY(view->rect().contains(picture));
        QVERIFY(picture.width() >= Preview::smallestSide);
        QVERIFY(view->tray().unit() * 3 >= 0.9 * 162);
        QVERIFY(!actionCalled(*view, QStringLiteral("Show the whole picture for a moment"))->isVisible());
    }

    void withoutRoomAButtonShowsThePictureForAMoment() {
        auto view = shown(threeClicks, {400, 400});
        auto* button = actionCalled(*view, QStringLiteral("Show the whole picture for a moment"));
        QVERIFY(button->isVisible());
        QVERIFY(view->stripActions().contains(button));
        const QImage tilesShown = view->tray().grab().toImage();
        button->trigger();
        QVERIFY(view->tray().showsPicture());
        QVERIFY(view->tray().grab().toImage() != tilesShown);
        // The next input ends it, and slides as always.
        click(*view, 1, 1);
        QVERIFY(!view->tray().showsPicture());
        QCOMPARE(view->state().moves, 1);
        button->trigger();
        QTRY_VERIFY(!view->tray().showsPicture());
    }

    void thePreviewUsesTheRoomBesideTheTiles() {
        auto view = shown(threeClicks);
        view->resize(720, 560);
        QTRY_VERIFY(view->preview().isVisible());
        const int narrow = view->preview().frameRect().width();
        view->resize(1200, 700);
        QTRY_VERIFY(view->preview().frameRect().width() >= 300);
        QVERIFY(view->preview().frameRect().width() > narrow);
        // The tiles lose nothing by it, and words may stand below it.
        QVERIFY(view->tray().unit() * 3 > 600);
        const QPoint below = view->preview().pos() + QPoint(view->preview().width() / 2, 560);
        QVERIFY(!view->occupiedRegion().contains(below));
        // The end's words above the game leave less height, and then the picture grows with its widget.
        for (const int height : {640, 520, 420, 640}) {
            view->resize(760, height);
            QTRY_VERIFY(view->preview().frameRect().right() < view->preview().width());
            QVERIFY(view->preview().geometry().right() < view->width());
        }
        view->resize(720, 520);
    }

    void misplacedTilesAreMarked() {
        auto view = shown(threeClicks);
        auto* mark = actionCalled(*view, QStringLiteral("Mark misplaced tiles"));
        QVERIFY(view->tray().markedMisplaced().empty());
        const QImage plain = view->tray().grab().toImage();
        mark->trigger();
        QVERIFY(view->tray().grab().toImage() != plain);
        QCOMPARE(view->tray().markedMisplaced(), (std::vector<int>{4, 5, 8}));
        click(*view, 1, 1);
        QCOMPARE(view->tray().markedMisplaced(), (std::vector<int>{5, 8}));
        click(*view, 2, 1);
        QCOMPARE(view->tray().markedMisplaced(), std::vector<int>{8});
        click(*view, 2, 2);
        QVERIFY(view->tray().markedMisplaced().empty());
        mark->trigger();
    }

    void theMissingPieceComesAtTheEnd() {
        auto view = shown(threeClicks);
        QCOMPARE(view->tray().picture().pieces.size(), std::size_t{8});
        for (const auto& [column, row] : {std::pair{1, 1}, {2, 1}, {2, 2}}) click(*view, column, row);
        QCOMPARE(view->tray().picture().pieces.size(), std::size_t{9});
        view->session().undo();
        QCOMPARE(view->tray().picture().pieces.size(), std::size_t{8});
    }

    void figuresTellMovesSlidesAndTheShortest() {
        auto view = shown(threeClicks);
        QTRY_COMPARE(plt::testing::figuresText(*view), QStringLiteral("Moves: 0, Slides: 0, Shortest: 3"));
        QVERIFY(view->shortest()->isProven());
        for (const auto& [column, row] : {std::pair{1, 1}, {2, 1}, {2, 2}}) click(*view, column, row);
        QCOMPARE(plt::testing::figuresText(*view), QStringLiteral("Moves: 3, Slides: 3, Shortest: 3"));
        QCOMPARE(view->endMessage(), QStringLiteral("3 slides, the fewest possible."));
        view->session().restart();
        for (const auto& [column, row] : {std::pair{0, 2}, {1, 2}, {1, 1}, {2, 1}, {2, 2}})
            click(*view, column, row);
        QCOMPARE(view->endMessage(), QStringLiteral("5 slides; 3 would have been enough."));
        QCOMPARE(view->statusText(), QString());
        // Of a larger board two numbers are told.
        view->session().openId(QStringLiteral("5x4-reef#2"));
        QTRY_VERIFY_WITH_TIMEOUT(view->shortest().has_value(), 60'000);
        QVERIFY(!view->shortest()->isProven());
        QVERIFY(plt::testing::figuresText(*view).contains(
            QRegularExpression(QStringLiteral("Shortest: \\d+ to \\d+$"))));
    }

    void hintsLeadToTheEnd() {
        auto view = shown(QStringLiteral("3x3-reef#4"));
        auto& session = view->session();
        for (int step = 0; step < 40 && session.outcome() == Outcome::playing; ++step) {
            session.requestHint();
            QTRY_VERIFY_WITH_TIMEOUT(session.hasShownStep(), 30'000);
            QCOMPARE(view->tray().picture().marks.size(), std::size_t{1});
            session.playHint();
        }
        QCOMPARE(session.outcome(), Outcome::won);
        QVERIFY(session.result().helped);
    }

    void theSolutionIsShownUntilThePictureIsWhole() {
        auto view = shown(QStringLiteral("3x3-reef#4"));
        auto* solution = actionCalled(*view, QStringLiteral("Show the solution"));
        solution->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view->session().moveCount() >= 2, 30'000);
        // An undo by the player ends it.
        view->session().undo();
        QVERIFY(!solution->isChecked());
        solution->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(view->session().outcome(), Outcome::won, 60'000);
        QVERIFY(!solution->isChecked());
        QVERIFY(!solution->isEnabled());
    }

    void oneNoticeAndOnePictureForEachChange() {
        plt::GameInfo info;
        info.id = QStringLiteral("slidey-pictures");
        info.label = QStringLiteral("Slidey");
        plt::GameWindow window(info, new View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        const plt::testing::OnePicture one(window);
        one.allOf(threeClicks, [&] { click(view, 1, 1); });
        for (const char* text : {"Mark misplaced tiles", "Numbers on the tiles"})
            one.redraw(text, [&] { actionCalled(view, QString::fromLatin1(text))->trigger(); });
        view.preferences().setValue(QStringLiteral("numbers"), static_cast<int>(Tray::Numbers::onKey));
        window.close();
    }

    // Pictures -------------------------------------------------------------------------------------------
    void picturesAreCutAtTheRightAndAtTheBottom_data() {
        QTest::addColumn<QSize>("tiles");
        QTest::addColumn<QSize>("tile");
        QTest::addColumn<QSize>("cutOff");
        QTest::newRow("6 x 6") << QSize(6, 6) << QSize(71, 50) << QSize(0, 0);
        QTest::newRow("4 x 7") << QSize(4, 7) << QSize(106, 42) << QSize(2, 6);
        QTest::newRow("30 x 30") << QSize(30, 30) << QSize(14, 10) << QSize(6, 0);
    }
    void picturesAreCutAtTheRightAndAtTheBottom() {
        QFETCH(QSize, tiles);
        const auto cut = Cut::of({426, 300}, tiles.width(), tiles.height());
        QTEST(cut.tile, "tile");
        QTEST(cut.cutOff, "cutOff");
        QCOMPARE(cut.whole() + cut.cutOff, QSize(426, 300));
    }

    void ourPicturesCanBeCut() {
        QCOMPARE(bundledPictures().size(), std::size_t(20));
        for (const auto& ours : bundledPictures()) {
            const auto picture = Gallery().picture(*PictureName::read(ours.id));
            QVERIFY(!picture.isNull());
            // No two of the tiles of 8 x 8 look the same.
            const QImage image = picture.cutTo({320, 320}, 8, 8);
            QSet<QByteArray> seen;
            for (int cell = 0; cell < 64; ++cell)
                seen.insert(written(image.copy(cell % 8 * 40, cell / 8 * 40, 40, 40)));
            QVERIFY2(seen.size() == 64, ours.id.data());
        }
    }

    void badPicturesAreRefused_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("problem");
        const QByteArray good = written(ramp(200, 100));
        QTest::newRow("empty") << QByteArray() << QStringLiteral("The file is empty.");
        QTest::newRow("text") << QByteArray("This is no picture.") << QStringLiteral("There is no picture");
        QTest::newRow("one pixel") << written(ramp(1, 1)) << QStringLiteral("in pixels it is 1 × 1,");
        QTest::newRow("narrow") << written(ramp(300, 20)) << QStringLiteral("in pixels it is 300 × 20,");
        QTest::newRow("cut short") << good.left(good.size() / 2) << QStringLiteral("The picture is damaged");
        // A header that says 40,000 x 40,000 pixels, and nothing behind it.
        const QByteArray bomb = QByteArray::fromHex(
            "89504e470d0a1a0a0000000d4948445200009c4000009c400802000000de6e9952"
            "000000084944415478787878787878782df8d627");
        QTest::newRow("huge") << bomb << QStringLiteral("too large: in pixels it is 40,000 × 40,000.");
    }
    void badPicturesAreRefused() {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, problem);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral(".*")));
        qWarning("formats may warn of what they cannot read");
        const auto own = plt::readPicture(bytes, pictureRequirements());
        QVERIFY(own.image.isNull());
        QVERIFY2(own.problem.contains(problem), qPrintable(own.problem));
        // A message, and the old game goes on.
        auto view = shown(threeClicks);
        const auto before = view->state();
        auto* format = view->documentFormats().first();
        const auto contents = format->read(bytes);
        QVERIFY(contents.entries.empty());
        QCOMPARE(contents.problems.size(), std::size_t{1});
        QCOMPARE(view->state(), before);
    }

    void oddPicturesAreTaken() {
        // Transparent pixels lie on paper.
        QImage clear(120, 90, QImage::Format_ARGB32);
        clear.fill(Qt::transparent);
        const auto plain = plt::readPicture(written(clear), pictureRequirements());
        QCOMPARE(plain.image.pixelColor(60, 45), QColor(0xFA, 0xF7, 0xF0));
        // A large one is kept smaller, in its shape.
        const auto small =
            plt::pictureFromImage(QImage(4000, 2000, QImage::Format_RGB32), pictureRequirements());
        QCOMPARE(small.image.size(), QSize(1600, 800));
        // One that is as narrow as can be stays so.
        const auto narrow =
            plt::pictureFromImage(QImage(9000, 31, QImage::Format_RGB32), pictureRequirements());
        QCOMPARE(narrow.image.height(), 30);
    }

    void anOwnPictureIsPlayedAndKept() {
        plt::GameInfo info;
        info.id = QStringLiteral("slidey");
        info.label = QStringLiteral("Slidey");
        const QString path = fileWith(QStringLiteral("holiday.png"), written(ramp(426, 300)));
        QString id;
        {
            plt::GameWindow window(info, new View);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            auto& view = static_cast<View&>(window.view());
            withDialog<CutDialog>([](CutDialog& dialog) {
                const auto numbers = dialog.findChildren<QSpinBox*>();
                QCOMPARE(dialog.tiles(), QSize(4, 4));
                numbers[0]->setValue(4);
                numbers[1]->setValue(7);
                const auto labels = dialog.findChildren<QLabel*>();
                QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
                    return label->text().contains(
                        QStringLiteral("tile 106 × 42, cut off at the right 2, at the bottom 6."));
                }));
                // Square tiles: as many rows as fit the picture's shape.
                dialog.findChild<QCheckBox*>()->click();
                QCOMPARE(dialog.tiles(), QSize(4, 3));
                dialog.accept();
            });
            QMimeData data;
            data.setUrls({QUrl::fromLocalFile(path)});
            // The view is under the pointer, and leaves files to the window.
            QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&view, &enter);
            QVERIFY(enter.isAccepted());
            QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&view, &drop);
            QVERIFY(drop.isAccepted());
            QTRY_VERIFY2(view.options().rows == 3 || window.findChild<QMessageBox*>() != nullptr, "nothing");
            if (auto* told = window.findChild<QMessageBox*>()) QFAIL(qPrintable(told->text()));
            QVERIFY(view.options().picture.isOwn());
            id = view.session().longId();
            click(view, 0, 2);
            QCOMPARE(view.state().moves, 1);
            window.close();
        }
        plt::FileWriter::shared().finish();
        // The file may go away: a copy is kept.
        QFile::remove(path);
        plt::GameWindow window(info, new View);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto& view = static_cast<View&>(window.view());
        QCOMPARE(view.session().longId(), id);
        QCOMPARE(view.state().moves, 1);
        QVERIFY(qAbs(view.tray().geometry()->cellRect(0).height() - 100.0 / 106) < 0.001);
        window.close();
    }

    void aLostPictureIsReplaced() {
        View view;
        view.setUp(QStringLiteral("slidey"));
        QSignalSpy told(&view, &plt::GameView::notice);
        QCOMPARE(view.session().openId(QStringLiteral("4x4-own.0123456789abcdef0123456789abcdef#1")),
                 QString());
        QCOMPARE(told.size(), 1);
        QCOMPARE(view.tray().geometry()->cellCount(), 16);
    }

    void picturesArePasted() {
        auto view = shown(threeClicks);
        auto* paste = actionCalled(*view, QStringLiteral("Paste a picture"));
        QApplication::clipboard()->setText(QStringLiteral("no picture"));
        paste->trigger();
        auto* box = view->findChild<QMessageBox*>();
        QVERIFY(box != nullptr);
        QVERIFY(box->text().contains(QStringLiteral("no picture")));
        box->close();
        QApplication::clipboard()->setImage(ramp(300, 300));
        // A cancelled dialog changes nothing.
        const auto before = view->state();
        withDialog<CutDialog>([](CutDialog& dialog) { dialog.reject(); });
        paste->trigger();
        QCOMPARE(view->state(), before);
        withDialog<CutDialog>([](CutDialog& dialog) { dialog.accept(); });
        paste->trigger();
        QVERIFY(view->options().picture.isOwn());
        QCOMPARE(view->options().columns, 3);
        view->session().undo();
        QCOMPARE(view->state(), before);
        // A picture that is dragged here from a browser is no file.
        QMimeData data;
        data.setImageData(ramp(200, 100));
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view.get(), &enter);
        QVERIFY(enter.isAccepted());
        withDialog<CutDialog>([](CutDialog& dialog) { dialog.accept(); });
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(view.get(), &drop);
        QTRY_VERIFY(view->options().picture.isOwn());
    }

    void picturesAreChosenInTheOptions() {
        auto view = shown(threeClicks);
        plt::OptionsForm form(view->preferences());
        QVERIFY(view->buildOptions(form));
        auto* list = form.findChild<QListWidget*>(QStringLiteral("pictures"));
        QVERIFY(list != nullptr);
        QCOMPARE(list->count(), static_cast<int>(bundledPictures().size()));
        QCOMPARE(list->currentRow(), 0);
        list->setCurrentRow(3);
        QVERIFY(view->optionsDiffer());
        const QString path = fileWith(QStringLiteral("own.png"), written(ramp(90, 90)));
        form.findChild<PictureRow*>()->open(path);
        QCOMPARE(list->count(), static_cast<int>(bundledPictures().size()) + 1);
        QCOMPARE(list->currentRow(), list->count() - 1);
        view->applyOptions();
        QVERIFY(view->options().picture.isOwn());
        withDialog<QMessageBox>([](QMessageBox& box) { box.close(); });
        form.findChild<PictureRow*>()->open(fileWith(QStringLiteral("bad.png"), "bad"));
        QCOMPARE(list->count(), static_cast<int>(bundledPictures().size()) + 1);
    }

    void everySizeIsDrawn() {
        for (const char* id : {"2x2-space#1", "30x30-garden#1", "30x2-forest#1", "2x30-reef#1"}) {
            auto view = shown(QString::fromLatin1(id), {560, 420});
            auto& tray = view->tray();
            const QImage image = tray.grab().toImage();
            // Every cell but the gap shows something of its own tile: the corners differ from the tray.
            int shownTiles = 0;
            for (const auto& piece : tray.picture().pieces) {
                const QPoint at = tray.toWidget(piece.centre).toPoint();
                if (tray.rect().contains(at) && image.pixelColor(at) != QColor(0x4A, 0x3F, 0x3A))
                    ++shownTiles;
            }
            QCOMPARE(shownTiles, view->options().columns * view->options().rows - 1);
        }
    }
};

QTEST_MAIN(TestSlideyView)
#include "test_view.moc"
