// SPDX-License-Identifier: MIT
#include "paint-by-numbers/printing/puzzle_pages.h"

#include "paint-by-numbers/painting/puzzle_painter.h"

#include <algorithm>

#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QPainter>
#include <QStyle>

namespace paint_by_numbers {

namespace {

// In points.
constexpr qreal titleSize = 14;
constexpr qreal textSize = 10;
constexpr qreal smallSize = 8;
constexpr qreal headHeight = 26;
constexpr qreal ruleHeight = 30;
constexpr qreal footHeight = 16;
constexpr qreal aboutHeight = 18;
constexpr qreal gap = 16;
/// The maximum size of cells, and the minimum if there is more than one puzzle on a page, since the numbers
/// have to be readable.
constexpr qreal largestCell = 26;
constexpr qreal readableCell = 11;
/// A page is rotated if that enlarges the cells by at least this factor.
constexpr qreal worthTurning = 1.12;

/// PuzzlePainter uses integers: the number of its units in a point.
constexpr int unitsAPoint = 20;

constexpr int solutionColumns = 4;
constexpr int solutionRows = 5;
constexpr std::size_t solutionsAPage = solutionColumns * solutionRows;

class PageWords {
    Q_DECLARE_TR_FUNCTIONS(paint_by_numbers::PuzzlePages)

  public:
    static QString rule() {
        return tr(
            "Fill cells so that each row and each column has runs of filled cells of these lengths, in this "
            "order, with at least one empty cell between two runs.");
    }
    static QString ruleOfColours() {
        return tr(
            "Each row and each column has runs of cells of these lengths and colours, in this order. Between "
            "two runs of the same colour there is at least one empty cell; others may touch.");
    }
    static QString solutions() { return tr("Solutions"); }
    static QString page(int number, int count) { return tr("%L1 of %L2").arg(number).arg(count); }
    static QString numbered(std::size_t number, const QString& text) {
        const QString shown = QLocale().toString(static_cast<int>(number));
        return text.isEmpty() ? shown
                              : tr("%1: %2", "number of a puzzle, what is told of it").arg(shown, text);
    }
};

QFont fontOf(qreal points, bool bold = false) {
    QFont font;
    font.setPixelSize(qRound(points));
    font.setBold(bold);
    return font;
}

QSize inUnits(const QSizeF& points) {
    return {static_cast<int>(points.width() * unitsAPoint), static_cast<int>(points.height() * unitsAPoint)};
}

Layout layoutFor(const Clues& clues, const QSizeF& room) {
    return Layout::fitting(clues, inUnits(room), 2, static_cast<int>(largestCell * unitsAPoint));
}

/// The number of puzzles in columns and rows, with more of them along the longer side of the paper.
QSize placesOf(int count, const QSizeF& room) {
    const QSize upright = count == 1   ? QSize(1, 1)
                          : count == 2 ? QSize(1, 2)
                          : count == 4 ? QSize(2, 2)
                          : count == 6 ? QSize(2, 3)
                                       : QSize(3, 3);
    return room.width() > room.height() ? upright.transposed() : upright;
}

QSizeF placeSize(int count, const QSizeF& room) {
    const QSize places = placesOf(count, room);
    return {(room.width() - gap * (places.width() - 1)) / places.width(),
            (room.height() - gap * (places.height() - 1)) / places.height()};
}

/// The part of a place that is left for the puzzle itself.
QSizeF puzzleRoom(const QSizeF& place) {
    return {place.width(), place.height() - aboutHeight};
}

/// The part of a page that is left for puzzles.
QRectF roomOn(const QRectF& page) {
    return page.adjusted(0, headHeight + ruleHeight, 0, -footHeight);
}

qreal sideIn(const Clues& clues, const QSizeF& place) {
    return qreal(layoutFor(clues, puzzleRoom(place)).side()) / unitsAPoint;
}

/// Draws the lines of the grid, with every fifth of them and the edges thicker. They are antialiased, so that
/// none is lost in a small preview.
void paintLines(QPainter& painter, const Layout& layout, QPoint grid) {
    constexpr int group = 5;
    constexpr qreal thin = 0.5 * unitsAPoint;
    constexpr qreal strong = 1.3 * unitsAPoint;
    const QSize size = layout.gridSize();
    const auto draw = [&](int count, int length, bool across) {
        for (int i = 0; i <= count; ++i) {
            const bool isStrong = i % group == 0 || i == count;
            const int width = i % group == 0 ? layout.groupGap() : layout.line();
            const qreal at = i == 0       ? -layout.line() / 2.0
                             : i == count ? (across ? size.height() : size.width()) + layout.line() / 2.0
                                          : layout.offset(i) - width / 2.0;
            painter.setPen(QPen(Qt::black, isStrong ? strong : thin, Qt::SolidLine, Qt::SquareCap));
            painter.drawLine(across ? QLineF(0, at, length, at) : QLineF(at, 0, at, length));
        }
    };
    painter.save();
    painter.translate(grid);
    painter.setRenderHint(QPainter::Antialiasing);
    draw(layout.columns(), size.height(), false);
    draw(layout.rows(), size.width(), true);
    painter.restore();
}

bool isBetterTurned(const Clues& clues, const QSizeF& place) {
    return sideIn(clues, place.transposed()) > worthTurning * sideIn(clues, place);
}

}  // namespace

std::vector<PuzzlePages::Sheet> PuzzlePages::sheets(const QSizeF& page) const {
    const QSizeF room = roomOn(QRectF(QPointF(), page)).size();
    const auto placesFor = [&](const PrintedPuzzle& puzzle) {
        int places = 1;
        for (const int count : perPageChoices) {
            if (count <= content_.perPage && sideIn(puzzle.clues, placeSize(count, room)) >= readableCell)
                places = count;
        }
        return places;
    };
    std::vector<Sheet> found;
    for (std::size_t i = 0; i < content_.puzzles.size(); ++i) {
        const int places = placesFor(content_.puzzles[i]);
        // All places of a page have the same size, the largest that one of its puzzles needs.
        if (!found.empty()) {
            auto& sheet = found.back();
            const int both = std::min(sheet.places, places);
            if (static_cast<int>(sheet.count) < both) {
                sheet.places = both;
                ++sheet.count;
                continue;
            }
        }
        found.push_back({i, 1, places});
    }
    return found;
}

std::vector<std::size_t> PuzzlePages::solved() const {
    std::vector<std::size_t> which;
    for (std::size_t i = 0; content_.solutions && i < content_.puzzles.size(); ++i)
        if (content_.puzzles[i].solution) which.push_back(i);
    return which;
}

bool PuzzlePages::showsSolution() const {
    const auto which = solved();
    return std::any_of(which.begin(), which.end(),
                       [this](std::size_t one) { return content_.puzzles[one].clues == played_; });
}

bool PuzzlePages::isInColours() const {
    return std::any_of(content_.puzzles.begin(), content_.puzzles.end(),
                       [](const PrintedPuzzle& puzzle) { return puzzle.clues.isColoured(); });
}

int PuzzlePages::pageCount(const QSizeF& page) const {
    const std::size_t solutionPages = (solved().size() + solutionsAPage - 1) / solutionsAPage;
    return std::max(1, static_cast<int>(sheets(page).size() + solutionPages));
}

qreal PuzzlePages::cellSide(std::size_t puzzle, const QSizeF& page) const {
    const QSizeF room = roomOn(QRectF(QPointF(), page)).size();
    for (const auto& sheet : sheets(page)) {
        if (puzzle < sheet.first || puzzle >= sheet.first + sheet.count) continue;
        const auto& clues = content_.puzzles[puzzle].clues;
        const QSizeF place = placeSize(sheet.places, room);
        return sideIn(clues, sheet.places == 1 && isBetterTurned(clues, place) ? place.transposed() : place);
    }
    return 0;
}

void PuzzlePages::paintPage(QPainter& painter, const QRectF& page, int number) const {
    painter.setPen(Qt::black);
    const auto pages = sheets(page.size());
    const bool isPuzzles = static_cast<std::size_t>(number) < pages.size();
    const QRectF head(page.left(), page.top(), page.width(), headHeight);
    painter.setFont(fontOf(titleSize, true));
    // A printer has no direction of its own, as a window has.
    const auto leading =
        QStyle::visualAlignment(QGuiApplication::layoutDirection(), Qt::AlignLeft) | Qt::AlignTop;
    painter.drawText(head, leading, isPuzzles ? content_.title : PageWords::solutions());
    const int count = pageCount(page.size());
    if (count > 1) {
        painter.setFont(fontOf(smallSize));
        painter.drawText(QRectF(page.left(), page.bottom() - footHeight, page.width(), footHeight),
                         Qt::AlignHCenter | Qt::AlignBottom, PageWords::page(number + 1, count));
    }
    if (!isPuzzles) {
        const auto first = (static_cast<std::size_t>(number) - pages.size()) * solutionsAPage;
        paintSolutions(painter, page.adjusted(0, headHeight, 0, -footHeight), first);
        return;
    }
    if (number == 0) {
        painter.setFont(fontOf(textSize));
        painter.drawText(head.translated(0, headHeight - 4), leading | Qt::TextWordWrap,
                         isInColours() ? PageWords::ruleOfColours() : PageWords::rule());
    }
    paintPuzzles(painter, roomOn(page), pages[number]);
}

void PuzzlePages::paintPuzzles(QPainter& painter, const QRectF& room, const Sheet& sheet) const {
    const QSize places = placesOf(sheet.places, room.size());
    const QSizeF size = placeSize(sheet.places, room.size());
    for (std::size_t i = 0; i < sheet.count; ++i) {
        const int column = static_cast<int>(i) % places.width();
        const int row = static_cast<int>(i) / places.width();
        const QRectF place(
            room.topLeft() + QPointF(column * (size.width() + gap), row * (size.height() + gap)), size);
        const std::size_t which = sheet.first + i;
        painter.save();
        if (sheet.places == 1 && isBetterTurned(content_.puzzles[which].clues, size)) {
            painter.translate(place.bottomLeft());
            painter.rotate(-90);
            paintPuzzle(painter, QRectF(QPointF(), size.transposed()), which);
        } else {
            paintPuzzle(painter, place, which);
        }
        painter.restore();
    }
}

void PuzzlePages::paintPuzzle(QPainter& painter, const QRectF& place, std::size_t which) const {
    const auto& puzzle = content_.puzzles[which];
    const Layout layout = layoutFor(puzzle.clues, puzzleRoom(place.size()));
    const QSizeF size = QSizeF(layout.size()) / unitsAPoint;
    const qreal left = place.center().x() - size.width() / 2;
    painter.setPen(Qt::black);
    painter.setFont(fontOf(textSize, true));
    painter.drawText(
        QRectF(place.left(), place.top(), place.width(), aboutHeight), Qt::AlignHCenter | Qt::AlignTop,
        content_.puzzles.size() > 1 ? PageWords::numbered(which + 1, puzzle.about) : puzzle.about);
    painter.save();
    painter.translate(left, place.top() + aboutHeight);
    painter.scale(1.0 / unitsAPoint, 1.0 / unitsAPoint);
    const Inks inks = Inks::onPaper().inColours(puzzle.clues.palette());
    const PuzzlePainter puzzlePainter(puzzle.clues, layout, inks, QFont());
    const QPoint grid(layout.clueWidth(), layout.clueHeight());
    for (int line = 0; line < puzzle.clues.lines(); ++line)
        puzzlePainter.drawClue(painter, grid, line, {},
                               line < layout.rows() ? layout.clueWidth() : layout.clueHeight());
    paintLines(painter, layout, grid);
    painter.restore();
}

void PuzzlePages::paintSolutions(QPainter& painter, const QRectF& room, std::size_t first) const {
    const auto all = solved();
    const QSizeF size((room.width() - gap * (solutionColumns - 1)) / solutionColumns,
                      (room.height() - gap * (solutionRows - 1)) / solutionRows);
    constexpr qreal nameHeight = 12;
    for (std::size_t i = 0; i < solutionsAPage && first + i < all.size(); ++i) {
        const auto which = all[first + i];
        const auto& puzzle = content_.puzzles[which];
        const QRectF place(
            room.topLeft() + QPointF(static_cast<int>(i % solutionColumns) * (size.width() + gap),
                                     static_cast<int>(i / solutionColumns) * (size.height() + gap)),
            size);
        const QSizeF box(place.width(), place.height() - nameHeight);
        const QSizeF grid =
            QSizeF(puzzle.solution->width(), puzzle.solution->height()).scaled(box, Qt::KeepAspectRatio);
        const QRectF frame(
            QPointF(place.center().x() - grid.width() / 2, place.top() + (box.height() - grid.height()) / 2),
            grid);
        painter.save();
        painter.setPen(Qt::NoPen);
        const Inks inks = Inks::onPaper().inColours(puzzle.clues.palette());
        const qreal side = grid.width() / puzzle.solution->width();
        for (int y = 0; y < puzzle.solution->height(); ++y) {
            // Draws runs instead of cells, so that there are no seams between cells.
            for (int x = 0; x < puzzle.solution->width();) {
                const int colour = colourOf(puzzle.solution->at(x, y));
                int end = x + 1;
                while (end < puzzle.solution->width() && colourOf(puzzle.solution->at(end, y)) == colour)
                    ++end;
                if (colour > 0) {
                    painter.setBrush(inks.fill(colour));
                    painter.drawRect(
                        QRectF(frame.left() + x * side, frame.top() + y * side, (end - x) * side, side));
                }
                x = end;
            }
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::darkGray, 0.5));
        painter.drawRect(frame);
        painter.restore();
        painter.setPen(Qt::black);
        painter.setFont(fontOf(smallSize));
        const QString text =
            content_.puzzles.size() > 1 ? PageWords::numbered(which + 1, puzzle.name) : puzzle.name;
        painter.drawText(
            QRectF(place.left(), place.bottom() - nameHeight, place.width(), nameHeight),
            Qt::AlignHCenter | Qt::AlignBottom,
            painter.fontMetrics().elidedText(text, Qt::ElideRight, static_cast<int>(place.width())));
    }
}

}  // namespace paint_by_numbers
