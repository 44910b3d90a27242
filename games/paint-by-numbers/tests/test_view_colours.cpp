// SPDX-License-Identifier: MIT
#include "common/look/colours.h"
#include "common/look/motion.h"
#include "common/testing/played_game.h"
#include "paint-by-numbers/library/library_dialog.h"
#include "paint-by-numbers/tests/board_events.h"
#include "paint-by-numbers/tests/colour_reference.h"

#include <algorithm>
#include <memory>

#include <QAccessible>
#include <QListWidget>
#include <QMessageBox>
#include <QPainter>
#include <QScopeGuard>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

using namespace paint_by_numbers;
using namespace paint_by_numbers::events;
using plt::Outcome;

namespace {

/// Red, green and yellow: rows `rr.g`, `r.yg`, `y..r`.
Clues small() {
    return Clues::ofPicture(Grid::ofText("xx.2/x.32/3..x"),
                            {{'r', 0xC8342C}, {'g', 0x3C9A46}, {'y', 0xF2C83A}});
}

QString idOf(const Clues& clues) {
    const auto text = QString::fromStdString(Rules::write(clues));
    return QStringLiteral("own,,%1:%1").arg(text);
}

std::unique_ptr<View> shown(const Clues& clues, QSize size = {640, 520}) {
    return plt::testing::shownView<View>(QStringLiteral("paint-by-numbers-colours"), idOf(clues), size);
}

void choose(const View& view, int colour) {
    auto* button = view.paletteStrip().button(colour);
    QTest::mouseClick(button, Qt::LeftButton);
}

/// The picture, but not its last cell.
void paintNearlyAll(View& view, const Grid& picture) {
    int left = picture.cells() - picture.count(Cell::white);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x) {
            const int colour = colourOf(picture.at(x, y));
            if (colour == 0 || --left == 0) continue;
            view.board().setColour(colour);
            click(view, x + 1, y + 1);
        }
    }
}

QImage cellImage(const View& view, QPoint cell) {
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&view.board(), &leave);
    return view.board().grab(view.board().cellBox(cell).toAlignedRect()).toImage();
}

}  // namespace

/// Puzzles in colours on real widgets.
class TestPaintByNumbersViewColours : public QObject {
    Q_OBJECT

  private Q_SLOTS:
    void initTestCase() { plt::motion::setEnabled(false); }
    void init() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)")));
    }

    void theMousePaintsInTheChosenColour() {
        auto view = shown(small());
        QVERIFY(view->paletteStrip().isVisible());
        QCOMPARE(view->board().colour(), 1);
        drag(*view, {1, 1}, {2, 1});
        QCOMPARE(marks(*view).left(4), QStringLiteral("rr??"));
        choose(*view, 2);
        QCOMPARE(view->board().colour(), 2);
        QVERIFY(view->paletteStrip().button(2)->isChecked() && !view->paletteStrip().button(1)->isChecked());
        drag(*view, {4, 1}, {4, 2});
        QCOMPARE(marks(*view).left(8), QStringLiteral("rr?g???g"));
        drag(*view, {3, 1}, {3, 3}, Qt::RightButton);
        QCOMPARE(marks(*view), QStringLiteral("rr.g??.g??.?"));
        // A cell in another colour gets this one, in the same colour it is cleared, a white one too.
        click(*view, 2, 1);
        QCOMPARE(marks(*view).left(4), QStringLiteral("rg.g"));
        click(*view, 2, 1);
        QCOMPARE(marks(*view).left(4), QStringLiteral("r?.g"));
        click(*view, 3, 1);
        QCOMPARE(marks(*view).left(4), QStringLiteral("r??g"));
        // The other button clears whatever is there.
        click(*view, 1, 1, Qt::RightButton);
        QCOMPARE(marks(*view).left(4), QStringLiteral("???g"));
        view->session().undo();
        QCOMPARE(marks(*view).left(4), QStringLiteral("r??g"));
    }

    void keysAreEnough() {
        auto view = shown(small());
        auto& board = view->board();
        const auto key = [&](Qt::Key which, Qt::KeyboardModifiers modifiers = {}) {
            QTest::keyClick(&board, which, modifiers);
        };
        key(Qt::Key_Right);  // shows the cursor
        key(Qt::Key_Space);
        QCOMPARE(marks(*view).left(4), QStringLiteral("r???"));
        key(Qt::Key_2);
        QCOMPARE(board.colour(), 2);
        QVERIFY(view->paletteStrip().button(2)->isChecked());
        key(Qt::Key_Right);
        key(Qt::Key_Space);
        QCOMPARE(marks(*view).left(4), QStringLiteral("rg??"));
        key(Qt::Key_Space);
        QCOMPARE(marks(*view).left(4), QStringLiteral("r???"));
        key(Qt::Key_C);
        QCOMPARE(board.colour(), 3);
        key(Qt::Key_C);
        QCOMPARE(board.colour(), 1);
        key(Qt::Key_C, Qt::ShiftModifier);
        QCOMPARE(board.colour(), 3);
        key(Qt::Key_9);
        key(Qt::Key_4);
        QCOMPARE(board.colour(), 3);
        key(Qt::Key_X);
        QCOMPARE(marks(*view).left(4), QStringLiteral("r.??"));
        key(Qt::Key_X);
        // The stroke goes on with the colour that is chosen.
        key(Qt::Key_Space);
        key(Qt::Key_Backspace);
        key(Qt::Key_Space);
        pressWithShift(board, Qt::Key_Right);
        pressWithShift(board, Qt::Key_Right);
        QTest::keyRelease(&board, Qt::Key_Shift);
        QCOMPARE(marks(*view).left(4), QStringLiteral("ryyy"));
        key(Qt::Key_2);
        pressWithShift(board, Qt::Key_Down);
        QTest::keyRelease(&board, Qt::Key_Shift);
        QCOMPARE(marks(*view).left(8), QStringLiteral("ryyg???g"));
        // Enter is a click.
        key(Qt::Key_Return);
        QCOMPARE(marks(*view).left(8), QStringLiteral("ryyg????"));
    }

    void theWheelGoesOn() {
        auto view = shown(small());
        auto& strip = view->paletteStrip();
        const auto wheel = [&](int by) {
            const QPointF at = QRectF(strip.rect()).center();
            QWheelEvent event(at, strip.mapToGlobal(at), {}, {0, by}, Qt::NoButton, {}, Qt::NoScrollPhase,
                              false);
            QApplication::sendEvent(&strip, &event);
        };
        wheel(-120);
        QCOMPARE(view->board().colour(), 2);
        wheel(-60);
        QCOMPARE(view->board().colour(), 2);
        wheel(-60);
        QCOMPARE(view->board().colour(), 3);
        wheel(-120);
        QCOMPARE(view->board().colour(), 1);
        wheel(120);
        QCOMPARE(view->board().colour(), 3);
    }

    void aPuzzleInBlueHasNoColoursToChoose() {
        auto view = shown(small());
        choose(*view, 3);
        QCOMPARE(view->session().openId(idOf(Clues(Grid::ofText("xx/x.")))), QString());
        QVERIFY(!view->paletteStrip().isVisible());
        QCOMPARE(view->board().colour(), 1);
        QTest::keyClick(&view->board(), Qt::Key_2);
        QTest::keyClick(&view->board(), Qt::Key_C);
        QCOMPARE(view->board().colour(), 1);
        click(*view, 1, 1);
        QCOMPARE(marks(*view), QStringLiteral("x???"));
        // Other colours begin with the first.
        QCOMPARE(view->session().openId(idOf(small())), QString());
        QVERIFY(view->paletteStrip().isVisible());
        QCOMPARE(view->board().colour(), 1);
    }

    void screenReadersHearColours() {
        auto view = shown(small());
        drag(*view, {1, 1}, {2, 1});
        choose(*view, 2);
        click(*view, 4, 1);
        click(*view, 3, 2);
        auto& board = view->board();
        QCOMPARE(board.cellName({0, 0}),
                 QStringLiteral("row 1, column 1, red, numbers of the row: 2 red, 1 green, numbers of the "
                                "column: 2 red, 1 yellow"));
        QVERIFY(board.cellName({3, 0}).startsWith(QStringLiteral("row 1, column 4, green, ")));
        QVERIFY(board.cellName({0, 2}).startsWith(QStringLiteral("row 3, column 1, unknown, ")));
        auto* cells = QAccessible::queryAccessibleInterface(&board);
        QVERIFY(cells->child(0)->text(QAccessible::Name).contains(QStringLiteral("red")));
        view->showMistakes();
        QTRY_VERIFY(board.cellName({2, 1}).startsWith(QStringLiteral("row 2, column 3, green by mistake, ")));
        auto* second = QAccessible::queryAccessibleInterface(view->paletteStrip().button(2));
        QCOMPARE(second->text(QAccessible::Name), QStringLiteral("green"));
        QVERIFY(second->state().checked);
        // A press of a screen reader chooses.
        auto* third = QAccessible::queryAccessibleInterface(view->paletteStrip().button(3));
        QVERIFY(third->actionInterface()->actionNames().contains(QAccessibleActionInterface::toggleAction()));
        third->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(view->board().colour(), 3);
        QVERIFY(third->state().checked && !second->state().checked);
        // The chosen colour stays chosen.
        third->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
        QCOMPARE(view->board().colour(), 3);
        QVERIFY(third->state().checked);
    }

    /// A wrong cell keeps its colour under its sign, and a click takes it away.
    void mistakesAreShown() {
        auto view = shown(small());
        choose(*view, 2);
        click(*view, 1, 1);
        const QImage before = cellImage(*view, {0, 0});
        view->showMistakes();
        QTRY_COMPARE(marks(*view).left(4), QStringLiteral("!???"));
        QVERIFY(cellImage(*view, {0, 0}) != before);
        click(*view, 1, 1);
        QCOMPARE(marks(*view).left(4), QStringLiteral("????"));
    }

    /// Two colours that are the same in grey are told apart by their letters.
    void lettersTellColoursApart() {
        const Clues clues =
            Clues::ofPicture(Grid::ofText("x2.3/.3x."), {{'r', 0x808080}, {'g', 0x808080}, {'y', 0x808080}});
        auto view = shown(clues, {520, 400});
        click(*view, 1, 1);
        choose(*view, 2);
        click(*view, 2, 1);
        QVERIFY(cellImage(*view, {0, 0}) != cellImage(*view, {1, 0}));
        const auto clue = [&](int line) {
            return view->board().grab(view->board().clueBox(line).toAlignedRect()).toImage();
        };
        QVERIFY(clue(3) != clue(4));
        auto* letters = plt::testing::actionCalled(*view, QStringLiteral("Letters of the colours"));
        QVERIFY(letters->isChecked());
        const QImage row = clue(1);
        letters->trigger();
        QVERIFY(clue(1) != row);
        QVERIFY(cellImage(*view, {0, 0}) == cellImage(*view, {1, 0}));
        letters->trigger();
        QVERIFY(clue(1) == row);
    }

    void numbersAreReadableOnTheirColours() {
        for (const auto& entry : ourShelfInColours().entries) {
            for (const bool dark : {false, true}) {
                const QPalette palette = dark ? QPalette(QColor(40, 40, 45), QColor(30, 30, 35)) : QPalette();
                const Inks inks = Inks::onScreen(palette).inColours(entry.clues.palette());
                for (const QColor& fill : inks.colours) {
                    QVERIFY(plt::contrast(Inks::on(fill), fill) >= 4.5);
                    QVERIFY(fill != inks.white);
                }
            }
        }
        const Inks white = Inks::onScreen(QPalette()).inColours({{'w', 0xFFFFFF}, {'k', 0}});
        QVERIFY(plt::contrast(white.fill(1), white.white) > 1.1);
    }

    /// Every colour and some cells are in sight in the smallest window, and the mouse reaches them.
    void smallWindows_data() {
        QTest::addColumn<int>("colours");
        QTest::newRow("three") << 3;
        QTest::newRow("eight") << 8;
    }
    void smallWindows() {
        QFETCH(int, colours);
        plt::Random random(1);
        const Clues clues = Clues::ofPicture(testing::randomColours(20, 20, 70, colours, random),
                                             testing::paletteOf(colours));
        plt::testing::PlayedGame<View> game({QStringLiteral("paint-by-numbers-small"), {336, 250}});
        game.show(idOf(clues));
        const View& view = *game.view;
        QCOMPARE(game.window->size(), QSize(336, 250));
        for (int colour = 1; colour <= colours; ++colour) {
            const auto* button = view.paletteStrip().button(colour);
            QVERIFY(button->isVisible());
            const QRect place(button->mapTo(&view.paletteStrip(), QPoint()), button->size());
            QVERIFY2(view.paletteStrip().rect().contains(place), qPrintable(button->objectName()));
            QVERIFY(game.window->rect().contains(
                QRect(button->mapTo(game.window.get(), QPoint()), button->size())));
        }
        QVERIFY(!view.paletteStrip().geometry().intersects(view.board().geometry()));
        QVERIFY(view.board().cellsArea().height() >= 2 * view.board().cellSide());
        choose(view, colours);
        click(*game.view, 1, 1);
        QCOMPARE(colourOf(view.state().mark(0, 0)), colours);
    }

    void theFinishedPictureShowsItsColours() {
        const Grid picture = Grid::ofText("xx.2/x.32/3..x");
        auto view = shown(small());
        paintNearlyAll(*view, picture);
        view->board().setColour(1);
        click(*view, 4, 3);
        QCOMPARE(view->session().outcome(), Outcome::won);
        QVERIFY(!view->paletteStrip().isVisible());
        QApplication::processEvents();
        const QImage image = view->board().grab().toImage();
        const Inks inks = Inks::onScreen(view->palette()).inColours(small().palette());
        for (int cell = 0; cell < picture.cells(); ++cell) {
            const QPoint place(cell % 4, cell / 4);
            const QColor seen = image.pixelColor(
                (view->board().cellBox(place).center() * image.devicePixelRatio()).toPoint());
            const int colour = colourOf(picture.at(cell));
            QCOMPARE(seen, colour > 0 ? inks.fill(colour) : inks.white);
        }
    }

    /// The game goes on where it was left, in another window.
    void gamesAreKept() {
        const plt::testing::Setup setup{QStringLiteral("paint-by-numbers-kept"), {640, 520}};
        {
            plt::testing::PlayedGame<View> game(setup);
            game.show(idOf(small()));
            choose(*game.view, 3);
            click(*game.view, 1, 3);
            drag(*game.view, {3, 1}, {3, 3}, Qt::RightButton);
            QCOMPARE(marks(*game.view), QStringLiteral("??.???.?y?.?"));
            game.window->close();
        }
        plt::testing::PlayedGame<View> game(setup);
        game.show();
        QCOMPARE(marks(*game.view), QStringLiteral("??.???.?y?.?"));
        QVERIFY(game.state().clues == small());
        QVERIFY(game.view->paletteStrip().isVisible());
        game.session().undo();
        QCOMPARE(marks(*game.view), QStringLiteral("????????y???"));
    }
    /// A picture that is left is kept for the library, and goes on there.
    void picturesAreLeftAndGoOn() {
        auto view = shown(small());
        choose(*view, 2);
        drag(*view, {4, 1}, {4, 2});
        choose(*view, 3);
        click(*view, 1, 3);
        click(*view, 2, 3, Qt::RightButton);
        const auto before = marks(*view);
        QCOMPARE(before, QStringLiteral("???g???gy.??"));
        view->playPuzzle(Clues(Grid::ofText("xx/x.")), {});
        view->playPuzzle(small(), {});
        QCOMPARE(marks(*view), before);
    }

    void theLibraryHasAShelfInColour() {
        QCOMPARE(ourShelves().back().name, QStringLiteral("In colour"));
        const auto& entries = ourShelfInColours().entries;
        QVERIFY(entries.size() >= 40);
        for (const auto& entry : entries) {
            QVERIFY(!entry.name.isEmpty());
            QCOMPARE(ourPicture(entry.clues), &entry);
        }
        auto view = shown(small());
        plt::testing::withDialog<LibraryDialog>([](LibraryDialog& dialog) {
            // A check that fails returns, and an open dialog would hang the test.
            const auto close = qScopeGuard([&dialog] {
                if (dialog.isVisible()) dialog.reject();
            });
            auto* shelves = dialog.findChild<QListWidget*>(QStringLiteral("sizes"));
            shelves->setCurrentRow(shelves->count() - 1);
            QVERIFY(dialog.entry() != nullptr);
            QVERIFY(dialog.entry()->clues.isColoured());
            dialog.accept();
        });
        view->openLibrary();
        QVERIFY(view->state().clues.isColoured());
        QVERIFY(ourPicture(view->state().clues) != nullptr);
        // After it comes the next one in colour.
        const Entry* const first = ourPicture(view->state().clues);
        paintNearlyAll(*view, first->picture);
        QTRY_VERIFY(view->session().moveCount() > 5);
        view->newGame();
        QTRY_VERIFY(view->state().clues != first->clues);
        QVERIFY(view->state().clues.isColoured());
    }

    void hintsPaintInColour() {
        auto view = shown(small());
        auto* hint = plt::testing::actionCalled(*view, QStringLiteral("Show the solution"));
        view->preferences().setValue(QStringLiteral("solvingPace"), 3);
        hint->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(view->session().outcome(), Outcome::won, 30'000);
        QCOMPARE(marks(*view).remove(QLatin1Char('.')).remove(QLatin1Char('?')), QStringLiteral("rrgrygyr"));
    }

    /// The designer draws in blue: a puzzle in colours is refused there, and the game can still be played.
    void theDesignerRefusesColours() {
        auto view = shown(small());
        view->workshop().setDesigning(true);
        Puzzle puzzle;
        puzzle.clues = small();
        QString told;
        plt::testing::withDialog<QMessageBox>([&](QMessageBox& box) {
            told = box.text();
            box.reject();
        });
        view->workshop().open(puzzle);
        QTRY_VERIFY(told.contains(QStringLiteral("in colours can be played")));
        QVERIFY(view->workshop().isDesigning());
        view->workshop().setDesigning(false);
        click(*view, 1, 1);
        QCOMPARE(marks(*view).left(4), QStringLiteral("r???"));
    }
    void filesAreOpenedAndSaved() {
        auto view = shown(Clues(Grid::ofText("xx/x.")));
        plt::DocumentFormat* non = nullptr;
        plt::DocumentFormat* nin = nullptr;
        for (auto* format : view->documentFormats()) {
            if (format->endings().contains(QStringLiteral("non"))) non = format;
            if (format->endings().contains(QStringLiteral("nin"))) nin = format;
        }
        Puzzle puzzle;
        puzzle.clues = small();
        const auto contents = non->read(QByteArray::fromStdString(*write(Format::non, puzzle)));
        QVERIFY(contents.problems.empty());
        contents.entries.front().show();
        QVERIFY(view->state().clues == small());
        const auto saved = non->write();
        QVERIFY(saved.problem.isEmpty());
        QVERIFY(saved.bytes.contains("color r #c8342c"));
        QVERIFY(saved.bytes.contains("goal \"rr0g"));
        QVERIFY(!nin->write().problem.isEmpty());
    }
    void printedPuzzlesHaveColours() {
        PrintedPuzzle printed;
        printed.clues = small();
        printed.solution = Grid::ofText("xx.2/x.32/3..x");
        PuzzlePages pages;
        pages.show({QStringLiteral("Colours"), {printed}, 1, true});
        const QSizeF page(480, 680);
        QCOMPARE(pages.pageCount(page), 2);
        for (const int number : {0, 1}) {
            QImage image(page.toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            pages.paintPage(painter, QRectF(QPointF(), page), number);
            painter.end();
            for (const auto& colour : printed.clues.palette()) {
                int pixels = 0;
                for (int y = 0; y < image.height(); ++y)
                    for (int x = 0; x < image.width(); ++x)
                        pixels += (image.pixel(x, y) & 0xFFFFFFU) == colour.rgb ? 1 : 0;
                QVERIFY2(pixels > 50, qPrintable(QStringLiteral("%1 of colour %2 on page %3")
                                                     .arg(pixels)
                                                     .arg(colour.rgb, 0, 16)
                                                     .arg(number)));
            }
        }
    }
    void theCopiedPictureHasColours() {
        auto view = shown(small());
        click(*view, 1, 1);
        const QImage image = view->boardImage();
        QVERIFY(!image.isNull());
        QCOMPARE(view->boardText().left(4), QStringLiteral("r???"));
    }
};

QTEST_MAIN(TestPaintByNumbersViewColours)
#include "test_view_colours.moc"
