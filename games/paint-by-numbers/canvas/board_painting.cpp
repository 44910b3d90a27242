// SPDX-License-Identifier: MIT
#include "common/look/colours.h"
#include "common/look/fitted_font.h"
#include "common/look/marks.h"
#include "common/look/motion.h"
#include "paint-by-numbers/canvas/board.h"
#include "paint-by-numbers/canvas/place.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>

#include <QLocale>
#include <QPaintEvent>
#include <QPainter>

// The painting of a board, restricted to the damaged region.
namespace paint_by_numbers {

namespace {

/// The row or column with all these cells, numbered as in Clues; -1 if there is none or if it is ambiguous.
int commonLine(const std::vector<int>& cells, const Clues& clues) {
    if (cells.size() < 2) return -1;
    const QPoint first = placeOf(cells.front(), clues.width());
    const auto all = [&](auto isThere) {
        return std::all_of(cells.begin(), cells.end(),
                           [&](int cell) { return isThere(placeOf(cell, clues.width())); });
    };
    if (all([&](QPoint place) { return place.y() == first.y(); })) return first.y();
    if (all([&](QPoint place) { return place.x() == first.x(); })) return clues.height() + first.x();
    return -1;
}

/// Contiguous cells of a line, as rectangles in units of cells.
std::vector<QRect> stretches(const std::vector<int>& cells, int width) {
    std::vector<QRect> found;
    for (const int cell : cells) {
        const QRect next(placeOf(cell, width), QSize(1, 1));
        const QRect joined = found.empty() ? QRect() : found.back() | next;
        const bool isStraight = joined.width() == 1 || joined.height() == 1;
        const bool touches = !found.empty() && joined.width() + joined.height() ==
                                                   found.back().width() + found.back().height() + 1;
        if (isStraight && touches)
            found.back() = joined;
        else
            found.push_back(next);
    }
    return found;
}

}  // namespace

void Board::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    painter.fillRect(event->rect(), inks_.paper);
    if (cells() == 0) return;
    const qreal ratio = devicePixelRatioF();
    QRegion damaged;
    for (const QRect& part : event->region()) {
        damaged += QRectF(part.x() * ratio, part.y() * ratio, part.width() * ratio, part.height() * ratio)
                       .toAlignedRect();
    }
    painter.scale(1 / ratio, 1 / ratio);
    const PuzzlePainter puzzle = [this] {
        PuzzlePainter made(content_.clues, layout_, inks_, font());
        made.setZeros(content_.zeros);
        made.setLetters(content_.letters);
        return made;
    }();
    if (content_.finished) {
        paintFinished(painter, puzzle);
        return;
    }
    painter.save();
    const int frame = layout_.line();
    painter.setClipRect(view_.adjusted(-frame, -frame, frame, frame), Qt::IntersectClip);
    paintCells(painter, damaged, puzzle);
    paintPreview(painter);
    paintMarks(painter);
    painter.restore();
    paintClues(painter, damaged, puzzle);
    if (damaged.intersects(
            QRect(view_.topLeft() - QPoint(clueWidth_, clueHeight_), QSize(clueWidth_, clueHeight_))))
        paintCorner(painter);
    paintCount(painter);
}

void Board::paintFinished(QPainter& painter, const PuzzlePainter& puzzle) {
    // The picture grows in the first part of the animation, and the light passes in the rest.
    constexpr qreal growth = 0.45;
    const qreal done = isFinishing() ? finish_.currentValue().toReal() : 1;
    const qreal grown = plt::motion::easing().valueForProgress(std::min(1.0, done / growth));
    const auto between = [grown](int from, int to) { return from + (to - from) * grown; };
    const QRect to = grid();
    const QRectF now(
        QPointF(between(finishFrom_.left(), to.left()), between(finishFrom_.top(), to.top())),
        QSizeF(between(finishFrom_.width(), to.width()), between(finishFrom_.height(), to.height())));
    const QRectF box = isFinishing() ? now : QRectF(to);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    const int frame = side(3);
    for (int i = side(5); i > 0; --i) {
        painter.setBrush(QColor(0, 0, 0, 8));
        painter.drawRoundedRect(box.adjusted(-frame - i, -frame - i / 2, frame + i, frame + i), i, i);
    }
    painter.fillRect(box.adjusted(-frame, -frame, frame, frame), inks_.white);
    painter.translate(box.topLeft());
    painter.scale(box.width() / to.width(), box.height() / to.height());
    const qreal passed = (done - growth) / (1 - growth);
    puzzle.drawPicture(painter, {0, 0}, content_.marks, done < 1 ? passed * 1.4 - 0.2 : -1);
    painter.restore();
}

void Board::paintCells(QPainter& painter, const QRegion& damaged, const PuzzlePainter& puzzle) {
    puzzle.drawLines(painter, origin_);
    paintRails(painter);
    const qreal changed =
        change_.state() == QAbstractAnimation::Running ? change_.currentValue().toReal() : 1;
    for (const QRect& part : damaged) {
        const QRect seen = (part & view_).translated(-origin_);
        if (seen.isEmpty()) continue;
        const int lastColumn =
            std::min(layout_.indexAt(seen.right(), layout_.columns()), layout_.columns() - 1);
        const int lastRow = std::min(layout_.indexAt(seen.bottom(), layout_.rows()), layout_.rows() - 1);
        for (int y = std::max(0, layout_.indexAt(seen.top(), layout_.rows())); y <= lastRow; ++y) {
            for (int x = std::max(0, layout_.indexAt(seen.left(), layout_.columns())); x <= lastColumn; ++x) {
                const Mark mark = markAt({x, y});
                const Mark before = changed < 1 ? before_[at(y * layout_.columns() + x)] : mark;
                puzzle.drawCell(painter, origin_, x, y, before);
                if (before == mark) continue;
                painter.setOpacity(changed);
                puzzle.drawCell(painter, origin_, x, y, mark);
                painter.setOpacity(1);
            }
        }
    }
}

void Board::paintRails(QPainter& painter) const {
    const auto active = activeCell();
    if (!active) return;
    // Beside the cells: over them, a tint would look like another colour of theirs. Beside painted cells they
    // would look like a part of the picture.
    const int thick = layout_.line();
    const auto isPainted = [this](QPoint cell) {
        return cell.x() >= 0 && cell.y() >= 0 && cell.x() < layout_.columns() && cell.y() < layout_.rows() &&
               colourOf(markAt(cell)) > 0;
    };
    const auto draw = [&](QPoint cell, QPoint across, const QRect& before, const QRect& after) {
        if (isPainted(cell)) return;
        if (!isPainted(cell - across)) painter.fillRect(before, inks_.rail);
        if (!isPainted(cell + across)) painter.fillRect(after, inks_.rail);
    };
    for (int x = 0; x < layout_.columns(); ++x) {
        const QRect box = cellRect({x, active->y()}).adjusted(-thick, -thick, thick, thick);
        draw({x, active->y()}, {0, 1}, {box.left(), box.top(), box.width(), thick},
             {box.left(), box.bottom() + 1 - thick, box.width(), thick});
    }
    for (int y = 0; y < layout_.rows(); ++y) {
        const QRect box = cellRect({active->x(), y}).adjusted(-thick, -thick, thick, thick);
        draw({active->x(), y}, {1, 0}, {box.left(), box.top(), thick, box.height()},
             {box.right() + 1 - thick, box.top(), thick, box.height()});
    }
}

void Board::paintPreview(QPainter& painter) const {
    const auto stroke = gesture_.stroke();
    if (!stroke) return;
    const QRect cells = QRect(stroke->from, stroke->from) | QRect(stroke->to, stroke->to);
    const int colour = colourOf(stroke->action);
    const QColor fill = colour > 0                        ? inks_.fill(colour)
                        : stroke->action == Action::white ? inks_.white
                                                          : inks_.unknown;
    const int inset = std::max(2, layout_.side() * 22 / 100);
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int y = cells.top(); y <= cells.bottom(); ++y) {
        for (int x = cells.left(); x <= cells.right(); ++x) {
            const QRect box = cellRect({x, y});
            painter.fillRect(box, plt::markLight);
            painter.fillRect(box.adjusted(inset - 1, inset - 1, 1 - inset, 1 - inset), plt::markDark);
            painter.fillRect(box.adjusted(inset, inset, -inset, -inset), fill);
        }
    }
}

void Board::paintMarks(QPainter& painter) const {
    // Marks are as thick as on other boards: the width is in logical pixels.
    painter.save();
    const qreal ratio = devicePixelRatioF();
    painter.scale(ratio, ratio);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto box = [&](const QRect& cells) {
        return cellBox(cells.topLeft()) | cellBox(cells.bottomRight());
    };
    for (const QRect& cells : stretches(content_.hinted, std::max(1, layout_.columns())))
        plt::drawMarkInside(painter, plt::Mark::hint, box(cells), cellSide() * 0.12, palette());
    if (isCursorVisible())
        plt::drawMarkInside(painter, plt::Mark::focus, cellBox(cursor_), cellSide() * 0.12, palette());
    painter.restore();
}

QRect Board::countPlate() const {
    const auto stroke = gesture_.stroke();
    if (!stroke || stroke->cells() < 2) return {};
    const int high = std::max(side(24), layout_.side());
    QRect plate(0, 0, high * 3 / 2, high);
    const QRect end = cellRect(stroke->to);
    // Beside the stroke, so that it covers none of it.
    if (stroke->from.y() == stroke->to.y())
        plate.moveCenter({end.center().x(), end.top() - high});
    else
        plate.moveCenter({end.left() - high, end.center().y()});
    if (plate.top() < view_.top()) plate.moveTop(end.bottom() + high / 2);
    if (plate.left() < view_.left()) plate.moveLeft(std::max(view_.left(), end.right() + high / 2));
    if (plate.right() > view_.right()) plate.moveRight(view_.right());
    return plate;
}

void Board::paintCount(QPainter& painter) const {
    const QRect plate = countPlate();
    if (plate.isEmpty()) return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 50));
    const qreal round = plate.height() * 0.3;
    painter.drawRoundedRect(plate.translated(side(1), side(2)), round, round);
    painter.setBrush(inks_.paper);
    painter.setPen(QPen(inks_.ink, 1));
    painter.drawRoundedRect(QRectF(plate).adjusted(0.5, 0.5, -0.5, -0.5), round, round);
    QFont number = font();
    number.setBold(true);
    number.setPixelSize(plate.height() * 62 / 100);
    painter.setFont(number);
    painter.setPen(inks_.ink);
    painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, locale().toString(preview()->cells()));
}

void Board::paintClues(QPainter& painter, const QRegion& damaged, const PuzzlePainter& puzzle) const {
    const auto cell = activeCell();
    const int hintedLine = commonLine(content_.hinted, content_.clues);
    for (int line = 0; line < content_.clues.lines(); ++line) {
        const bool isRow = line < layout_.rows();
        const QPoint corner = isRow ? QPoint(view_.left(), origin_.y()) : QPoint(origin_.x(), view_.top());
        const int reach = isRow ? clueWidth_ : clueHeight_;
        const QRect box = puzzle.clueBox(corner, line, reach);
        if (!damaged.intersects(box)) continue;
        const QRect strip = isRow ? QRect(box.left(), view_.top(), box.width(), view_.height())
                                  : QRect(view_.left(), box.top(), view_.width(), box.height());
        if (!strip.intersects(box)) continue;
        PuzzlePainter::Line how;
        how.settled = settled_[at(line)];
        how.attended =
            line == hintedLine || (cell && (isRow ? cell->y() == line : cell->x() == line - layout_.rows()));
        how.impossible = std::find(content_.impossible.begin(), content_.impossible.end(), line) !=
                         content_.impossible.end();
        painter.save();
        painter.setClipRect(strip, Qt::IntersectClip);
        puzzle.drawClue(painter, corner, line, how, reach);
        painter.restore();
    }
}

void Board::paintCorner(QPainter& painter) const {
    const QRect corner(view_.topLeft() - QPoint(clueWidth_, clueHeight_), QSize(clueWidth_, clueHeight_));
    painter.save();
    painter.setClipRect(corner, Qt::IntersectClip);
    QFont letters = font();
    letters.setPixelSize(std::clamp(layout_.letters(), side(11), side(18)));
    const int textHeight = QFontMetrics(letters).height();
    const int edge = side(4);
    const QRect room = corner.adjusted(edge, edge, -2 * edge, -edge - textHeight);
    // A miniature of the marks so far, if there is enough space.
    if (std::min(room.width(), room.height()) >= side(24)) {
        Grid now = claimed(content_.marks, content_.clues.width(), content_.clues.height());
        drawSmallPicture(painter, room, now, inks_);
    }
    if (const auto cell = activeCell()) {
        const QString text =
            tr("(%L1,%L2)", "column and row of a cell").arg(cell->x() + 1).arg(cell->y() + 1);
        painter.setFont(plt::fittedFont(letters, text, corner.width() - edge));
        painter.setPen(inks_.ink);
        painter.drawText(corner.adjusted(0, 0, -edge, 0),
                         Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignBottom, text);
    }
    painter.restore();
}

}  // namespace paint_by_numbers
