// SPDX-License-Identifier: MIT
#include "common/printing/loading/printing.h"
#include "common/testing/played_game.h"
#include "paint-by-numbers/printing/booklet_dialog.h"
#include "paint-by-numbers/printing/puzzle_pages.h"
#include "paint-by-numbers/tests/samples.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>

/// Puzzles on paper.
class TestPrinting : public QObject {
    Q_OBJECT

    using BookletDialog = paint_by_numbers::BookletDialog;
    using Clues = paint_by_numbers::Clues;
    using Grid = paint_by_numbers::Grid;
    using PuzzlePages = paint_by_numbers::PuzzlePages;

    static inline const QSizeF a4{510, 757};

    static paint_by_numbers::PrintedPuzzle printed(int width, int height) {
        Grid grid(width, height, paint_by_numbers::Cell::white);
        for (int cell = 0; cell < grid.cells(); ++cell)
            if ((cell * 7 + cell / width * 3) % 5 < 3) grid.set(cell, paint_by_numbers::Cell::blue);
        return {Clues(grid), QStringLiteral("%1 x %2").arg(width).arg(height), QStringLiteral("picture"),
                grid};
    }
    static PuzzlePages::Content content(int count, int perPage, int width = 15, int height = 15) {
        PuzzlePages::Content content;
        content.title = QStringLiteral("Booklet");
        content.perPage = perPage;
        for (int i = 0; i < count; ++i) content.puzzles.push_back(printed(width, height));
        return content;
    }
    /// A page with a margin of 20 points, two pixels a point.
    static QImage pictureOf(const PuzzlePages& pages, int number, QSizeF page = a4) {
        constexpr qreal margin = 20;
        QImage image((QSizeF(page.width() + 2 * margin, page.height() + 2 * margin) * 2).toSize(),
                     QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(2, 2);
        pages.paintPage(painter, QRectF(QPointF(margin, margin), page), number);
        return image;
    }
    static int darkPixels(const QImage& image, const QRect& part) {
        int dark = 0;
        for (int y = part.top(); y <= part.bottom(); ++y) {
            const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
            for (int x = part.left(); x <= part.right(); ++x) dark += qGray(line[x]) < 128 ? 1 : 0;
        }
        return dark;
    }

  private Q_SLOTS:
    /// The heading stands where the language begins its lines, on paper as in a window.
    void headingsFollowTheDirection() {
        PuzzlePages pages;
        pages.show(content(1, 1));
        const auto headings = [&pages] {
            const QImage image = pictureOf(pages, 0);
            const int half = image.width() / 2;
            return std::pair(darkPixels(image, QRect(0, 40, half, 44)),
                             darkPixels(image, QRect(half, 40, half, 44)));
        };
        const auto [left, right] = headings();
        QVERIFY(left > 0);
        QCOMPARE(right, 0);
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        const auto [other, begins] = headings();
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
        QCOMPARE(other, 0);
        QVERIFY(begins > 0);
    }
    void pagesAreCounted() {
        PuzzlePages pages;
        QCOMPARE(pages.pageCount(a4), 1);
        pages.show(content(1, 1));
        QCOMPARE(pages.pageCount(a4), 2);
        auto without = content(1, 1);
        without.solutions = false;
        pages.show(without);
        QCOMPARE(pages.pageCount(a4), 1);
        pages.show(content(10, 4, 10, 10));
        QCOMPARE(pages.pageCount(a4), 4);
        pages.show(content(41, 1));
        QCOMPARE(pages.pageCount(a4), 44);
    }
    /// However many are wanted on a page, numbers can be read.
    void numbersCanBeRead_data() {
        QTest::addColumn<int>("side");
        for (const int side : {5, 10, 15, 20, 25, 30}) QTest::addRow("%d", side) << side;
    }
    void numbersCanBeRead() {
        QFETCH(int, side);
        PuzzlePages pages;
        pages.show(content(9, 9, side, side));
        for (std::size_t i = 0; i < 9; ++i) QVERIFY(pages.cellSide(i, a4) >= 11);
    }
    void largeOnesFillThePage() {
        PuzzlePages pages;
        pages.show(content(1, 1, 80, 80));
        QVERIFY(pages.cellSide(0, a4) > 4.2);
        // Lying, a wide one has larger cells.
        pages.show(content(1, 1, 60, 25));
        QVERIFY(pages.cellSide(0, a4) > 7);
        pages.show(content(1, 1, 25, 60));
        QVERIFY(pages.cellSide(0, a4) > 7);
    }
    void smallAndLargeShareABooklet() {
        auto mixed = content(4, 4, 10, 10);
        mixed.puzzles.insert(mixed.puzzles.begin() + 2, printed(50, 50));
        PuzzlePages pages;
        pages.show(mixed);
        // Two, then the large one alone, then two, and the solutions.
        QCOMPARE(pages.pageCount(a4), 4);
        QVERIFY(pages.cellSide(0, a4) > 11);
    }
    /// Everything on a page stays on it, and there is something on each.
    void nothingIsCutOff() {
        PuzzlePages pages;
        for (const QSizeF page : {a4, a4.transposed(), QSizeF(300, 400)}) {
            for (const auto& shown : {content(7, 6, 12, 18), content(1, 1, 80, 30), content(23, 9, 5, 5)}) {
                pages.show(shown);
                for (int number = 0; number < pages.pageCount(page); ++number) {
                    const QImage image = pictureOf(pages, number, page);
                    const QRect inside = image.rect().adjusted(36, 36, -36, -36);
                    QVERIFY(darkPixels(image, inside) > 200);
                    QCOMPARE(darkPixels(image, image.rect()), darkPixels(image, inside));
                }
            }
        }
    }
    /// No line is lost where a page has few pixels, as in a preview.
    void linesAreSeenInSmallPreviews() {
        PuzzlePages pages;
        auto alone = content(1, 1, 50, 50);
        alone.solutions = false;
        pages.show(alone);
        QImage image((a4 * 1.5).toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(1.5, 1.5);
        pages.paintPage(painter, QRectF(QPointF(), a4), 0);
        painter.end();
        // Across the middle of the last row: 51 lines, and white between them.
        int bottom = image.height() - 1;
        const auto isWhite = [&](int y) {
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, y).lightness() < 100) return false;
            return true;
        };
        while (isWhite(bottom)) --bottom;
        int mostLines = 0;
        for (int y = bottom - 12; y < bottom; ++y) {
            int lines = 0;
            bool inLine = false;
            for (int x = 0; x < image.width(); ++x) {
                const bool now = image.pixelColor(x, y).lightness() < 235;
                lines += now && !inLine ? 1 : 0;
                inLine = now;
            }
            mostLines = std::max(mostLines, lines);
        }
        QVERIFY2(mostLines >= 51, qPrintable(QString::number(mostLines)));
    }
    /// The puzzle is empty where it is to be filled in, and its solution is on the last page.
    void solutionsAreAtTheEnd() {
        PuzzlePages pages;
        auto one = content(1, 1, 10, 10);
        one.puzzles[0].solution = Grid(10, 10, paint_by_numbers::Cell::blue);
        pages.show(one);
        const auto first = pictureOf(pages, 0);
        const auto last = pictureOf(pages, 1);
        QVERIFY(darkPixels(last, last.rect()) > 20000);
        // Lines and numbers, but no filled cell: one in ten pixels of the grid.
        QVERIFY(darkPixels(first, first.rect()) < first.width() * first.height() / 10);
    }
    void fileHasThePages() {
        const QTemporaryDir folder;
        const QString path = folder.path() + QStringLiteral("/booklet.pdf");
        PuzzlePages pages;
        pages.show(content(10, 4, 10, 10));
        QCOMPARE(plt::printToPdf(pages, path), QString());
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto bytes = file.readAll();
        QVERIFY(bytes.startsWith("%PDF"));
        QCOMPARE(bytes.count("/Type /Page\n"), 4);
        QVERIFY(bytes.size() > 5000);
    }

    void dialogPrintsTheShownPuzzle() {
        BookletDialog dialog(printed(7, 5), {}, {});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        QTest::mouseClick(dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok),
                          Qt::LeftButton);
        QCOMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.content().puzzles.size(), 1U);
        QCOMPARE(dialog.content().puzzles[0].clues.width(), 7);
    }
    void dialogMakesABookletOfAShelf() {
        const auto puzzle = paint_by_numbers::samples::puzzleOf(paint_by_numbers::samples::crown);
        const paint_by_numbers::Shelf shelf{
            QStringLiteral("Shelf"),
            {{QStringLiteral("a"), puzzle.clues, *puzzle.goal}, {QStringLiteral("b"), puzzle.clues, {}}}};
        BookletDialog dialog(printed(7, 5), {shelf}, {});
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        dialog.findChild<QRadioButton*>(QStringLiteral("booklet"))->click();
        auto* count = dialog.findChild<QSpinBox*>(QStringLiteral("count"));
        QCOMPARE(count->maximum(), 2);
        dialog.accept();
        QTRY_COMPARE(dialog.result(), int(QDialog::Accepted));
        QCOMPARE(dialog.content().puzzles.size(), 2U);
        // A solution that was not there is found.
        QCOMPARE(dialog.content().puzzles[1].solution->text(), paint_by_numbers::samples::crown);
        QCOMPARE(dialog.content().title, QStringLiteral("Paint By Numbers: Shelf"));
    }
    void dialogMakesRandomBoards() {
        BookletDialog::Choice choice;
        choice.booklet = true;
        choice.shelf = 0;
        choice.wanted.width = 8;
        choice.wanted.height = 6;
        choice.wanted.difficulty = paint_by_numbers::Difficulty::easy;
        choice.count = 5;
        BookletDialog dialog(printed(7, 5), {}, choice);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        dialog.accept();
        QTRY_COMPARE_WITH_TIMEOUT(dialog.result(), int(QDialog::Accepted), 30000);
        QCOMPARE(dialog.content().puzzles.size(), 5U);
        for (const auto& puzzle : dialog.content().puzzles) {
            QCOMPARE(puzzle.clues.width(), 8);
            QVERIFY(solve(puzzle.clues).unique());
            QVERIFY(puzzle.solution && satisfies(*puzzle.solution, puzzle.clues));
        }
    }
    /// A player can cancel boards that take long.
    void dialogIsGivenUp() {
        BookletDialog::Choice choice;
        choice.booklet = true;
        choice.wanted.width = choice.wanted.height = 60;
        choice.wanted.difficulty = paint_by_numbers::Difficulty::hard;
        choice.count = 40;
        BookletDialog dialog(printed(7, 5), {}, choice);
        dialog.show();
        QVERIFY(QTest::qWaitForWindowExposed(&dialog));
        dialog.accept();
        QCOMPARE(dialog.result(), 0);
        dialog.reject();
        QVERIFY(!dialog.isVisible());
    }
};

QTEST_MAIN(TestPrinting)
#include "test_view_printing.moc"
