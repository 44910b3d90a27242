// SPDX-License-Identifier: MIT
#include "paint-by-numbers/painting/puzzle_painter.h"

#include "common/look/colours.h"
#include "paint-by-numbers/puzzle/index.h"

#include <algorithm>
#include <cmath>

#include <QLocale>
#include <QPainter>
#include <QPalette>

namespace paint_by_numbers {

namespace {

/// Draws a cross in a cell; `size` and `thickness` are fractions of its side.
void drawCross(QPainter& painter, const QRectF& box, const QColor& colour, qreal size, qreal thickness) {
    const qreal arm = box.width() * size / 2;
    painter.setPen(QPen(colour, std::max(1.0, box.width() * thickness), Qt::SolidLine, Qt::RoundCap));
    const QPointF middle = box.center();
    painter.drawLine(middle + QPointF(-arm, -arm), middle + QPointF(arm, arm));
    painter.drawLine(middle + QPointF(-arm, arm), middle + QPointF(arm, -arm));
}

}  // namespace

Inks Inks::onScreen(const QPalette& palette) {
    const bool dark = plt::isDark(palette);
    Inks inks;
    inks.paper = plt::colour(plt::Role::paper, palette);
    inks.ink = plt::colour(plt::Role::ink, palette);
    inks.settled = plt::mixed(inks.ink, inks.paper, 0.55);
    inks.unknown = dark ? QColor(0x3B, 0x3D, 0x4D) : QColor(0xD2, 0xCE, 0xC3);
    inks.blue = dark ? QColor(0x5A, 0x90, 0xF2) : QColor(0x2C, 0x55, 0xA9);
    inks.white = dark ? QColor(0xE6, 0xE4, 0xEE) : QColor(0xFF, 0xFE, 0xFA);
    inks.cross = dark ? QColor(0x6F, 0x71, 0x88) : QColor(0x8A, 0x83, 0x72);
    inks.line = plt::mixed(inks.paper, inks.ink, dark ? 0.1 : 0.28);
    inks.group = plt::mixed(inks.paper, inks.ink, 0.75);
    inks.rail = plt::colour(plt::Role::accent, palette);
    inks.wrong = plt::colour(plt::Role::bad, palette);
    inks.attended = plt::mixed(inks.paper, plt::colour(plt::Role::accent, palette), dark ? 0.38 : 0.34);
    return inks;
}

Inks Inks::onPaper() {
    Inks inks;
    inks.paper = inks.unknown = inks.white = Qt::white;
    inks.ink = inks.blue = inks.settled = Qt::black;
    inks.cross = inks.line = inks.attended = inks.rail = Qt::lightGray;
    inks.group = Qt::black;
    inks.wrong = Qt::darkGray;
    return inks;
}

Inks Inks::inColours(const Palette& palette) const {
    // White cells are lighter than any colour.
    constexpr qreal leastContrast = 1.12;
    Inks inks = *this;
    inks.colours.clear();
    for (const auto& colour : palette) {
        QColor fill = QColor::fromRgb(colour.rgb | 0xFF000000U);
        while (plt::contrast(fill, inks.white) < leastContrast && fill.lightness() > 160)
            fill = plt::shaded(fill, -0.04);
        inks.colours.push_back(fill);
    }
    return inks;
}

QColor Inks::fill(int colour) const {
    return colours.empty() ? blue : colours[at(colour - 1)];
}

QColor Inks::on(const QColor& fill) {
    return plt::contrast(Qt::black, fill) >= plt::contrast(Qt::white, fill) ? Qt::black : Qt::white;
}

PuzzlePainter::PuzzlePainter(const Clues& clues, const Layout& layout, const Inks& inks, const QFont& font)
    : clues_(clues), layout_(layout), inks_(inks), font_(font), narrow_(font) {
    font_.setPixelSize(layout.letters());
    font_.setBold(true);
    narrow_.setPixelSize(std::max(1, layout.letters() * 68 / 100));
    narrow_.setBold(true);
}

void PuzzlePainter::drawCell(QPainter& painter, QPoint origin, int x, int y, Mark mark) const {
    const QRect box = layout_.cell(x, y).translated(origin);
    const int side = layout_.side();
    // The corners of small cells are not visible, and there are many of such cells.
    const bool fine = side >= 14;
    const qreal round = fine ? side * 0.12 : 0;
    const bool wrong = isWrong(mark);
    const int colour = colourOf(mark);
    const QColor fill = wrong                   ? inks_.wrong
                        : colour > 0            ? inks_.fill(colour)
                        : mark == Mark::unknown ? inks_.unknown
                                                : inks_.white;
    painter.setPen(Qt::NoPen);
    if (round > 0) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(fill);
        painter.drawRoundedRect(box, round, round);
    } else {
        painter.fillRect(box, fill);
    }
    if (mark == Mark::white && side >= 6) drawCross(painter, box, inks_.cross, 0.34, 0.07);
    if (colour > 0 && !wrong) drawCellLetter(painter, box, colour);
    if (!wrong) return;
    // A wrong blue cell is filled with red, a wrong white or coloured one has a red edge.
    const bool keepsColour = colour > 0 && !inks_.colours.empty();
    painter.setRenderHint(QPainter::Antialiasing);
    if (mark == Mark::wrongWhite || keepsColour) {
        const qreal edge = std::max(1.0, side * 0.12);
        painter.setPen(Qt::NoPen);
        painter.setBrush(keepsColour ? inks_.fill(colour) : inks_.white);
        painter.drawRoundedRect(QRectF(box).adjusted(edge, edge, -edge, -edge), round / 2, round / 2);
    }
    const QColor cross = keepsColour                ? Inks::on(inks_.fill(colour))
                         : mark == Mark::wrongWhite ? inks_.wrong
                                                    : inks_.white;
    drawCross(painter, box, cross, 0.46, 0.13);
}

QString PuzzlePainter::letterOf(int colour) const {
    return QString(QLatin1Char(clues_.palette()[at(colour - 1)].letter));
}

void PuzzlePainter::drawCellLetter(QPainter& painter, const QRect& box, int colour) const {
    // The letters of smaller cells could not be read.
    constexpr int leastSide = 13;
    if (!colourLetters_ || inks_.colours.empty() || layout_.side() < leastSide) return;
    QFont letter = font_;
    letter.setPixelSize(std::max(1, layout_.side() * 52 / 100));
    letter.setBold(false);
    painter.setFont(letter);
    const QColor fill = inks_.fill(colour);
    painter.setPen(plt::mixed(Inks::on(fill), fill, 0.15));
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, letterOf(colour));
}

void PuzzlePainter::drawColouredNumber(QPainter& painter, const QRect& place, int number, int colour,
                                       bool settled) const {
    const int inset = std::max(1, layout_.letters() / 14);
    const QRectF plate = QRectF(place).adjusted(inset, inset, -inset, -inset);
    const qreal round = layout_.letters() * 0.22;
    const QColor full = inks_.fill(colour);
    // Runs that are done are weaker, and their numbers, too.
    const QColor fill = settled ? plt::mixed(full, inks_.paper, 0.55) : full;
    const QColor ink = settled ? plt::mixed(Inks::on(fill), fill, 0.45) : Inks::on(fill);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill);
    // A dark plate on a dark window, and a light one on a light one, have an edge.
    painter.setPen(plt::contrast(fill, inks_.paper) < 1.6 ? QPen(inks_.settled, inset) : QPen(Qt::NoPen));
    painter.drawRoundedRect(plate, round, round);
    painter.setPen(ink);
    painter.setFont(number > 9 ? narrow_ : font_);
    const QString digits = QLocale().toString(number);
    if (!colourLetters_) {
        painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, digits);
        return;
    }
    QFont small = narrow_;
    small.setPixelSize(std::max(1, layout_.letters() * 62 / 100));
    const QFontMetricsF large(painter.font());
    const qreal width = large.horizontalAdvance(digits);
    const qreal both = width + QFontMetricsF(small).horizontalAdvance(letterOf(colour));
    const qreal left = plate.center().x() - both / 2;
    const qreal base = plate.center().y() + large.capHeight() / 2;
    painter.drawText(QPointF(left, base), digits);
    painter.setFont(small);
    painter.drawText(QPointF(left + width, base), letterOf(colour));
}

void PuzzlePainter::drawLines(QPainter& painter, QPoint origin) const {
    const int thin = layout_.line();
    const QRect grid(origin, layout_.gridSize());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(grid.adjusted(-thin, -thin, thin, thin), inks_.line);
    // The line of a group is in the middle of its gap: beside it there is paper, so that it is seen between
    // dark cells, too.
    const int gap = layout_.groupGap();
    const int thick = std::max(1, gap * 2 / 5);
    const int beside = (gap - thick) / 2;
    std::vector<QRect> gaps;
    std::vector<QRect> lines;
    for (int x = linesOfGroup; x < layout_.columns(); x += linesOfGroup) {
        gaps.emplace_back(grid.left() + layout_.offset(x) - gap, grid.top(), gap, grid.height());
        lines.emplace_back(gaps.back().left() + beside, grid.top(), thick, grid.height());
    }
    for (int y = linesOfGroup; y < layout_.rows(); y += linesOfGroup) {
        gaps.emplace_back(grid.left(), grid.top() + layout_.offset(y) - gap, grid.width(), gap);
        lines.emplace_back(grid.left(), gaps.back().top() + beside, grid.width(), thick);
    }
    for (const QRect& part : gaps) painter.fillRect(part, inks_.paper);
    for (const QRect& part : lines) painter.fillRect(part, inks_.group);
}

void PuzzlePainter::drawCells(QPainter& painter, QPoint origin, const Marks& marks) const {
    drawLines(painter, origin);
    for (int y = 0; y < layout_.rows(); ++y) {
        for (int x = 0; x < layout_.columns(); ++x)
            drawCell(painter, origin, x, y, marks[at(y * layout_.columns() + x)]);
    }
}

void PuzzlePainter::drawPicture(QPainter& painter, QPoint origin, const Marks& marks, qreal light) const {
    constexpr qreal bandWidth = 0.16;
    const qreal diagonal = std::max(1, layout_.columns() + layout_.rows() - 2);
    const QRect all(origin, layout_.gridSize());
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(all, inks_.white);
    for (int y = 0; y < layout_.rows(); ++y) {
        for (int x = 0; x < layout_.columns(); ++x) {
            const int colour = colourOf(marks[at(y * layout_.columns() + x)]);
            if (colour == 0) continue;
            const QColor fill = inks_.fill(colour);
            const QPoint corner(layout_.offset(x), layout_.offset(y));
            const QPoint next(layout_.offset(x + 1), layout_.offset(y + 1));
            const qreal lit = 1 - std::abs((x + y) / diagonal - light) / bandWidth;
            painter.fillRect(QRect(corner, next - QPoint(1, 1)).translated(origin) & all,
                             lit > 0 ? plt::mixed(fill, inks_.white, lit * 0.6) : fill);
        }
    }
}

QRect PuzzlePainter::clueBox(QPoint origin, int line, int reach) const {
    const int side = layout_.side();
    if (line < layout_.rows()) return {origin.x() - reach, origin.y() + layout_.offset(line), reach, side};
    return {origin.x() + layout_.offset(line - layout_.rows()), origin.y() - reach, side, reach};
}

void PuzzlePainter::drawClue(QPainter& painter, QPoint origin, int line, const Line& how, int reach) const {
    const bool isRow = line < layout_.rows();
    const QRect box = clueBox(origin, line, reach);
    if (how.attended) {
        const qreal round = layout_.side() * 0.2;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(inks_.attended);
        painter.drawRoundedRect(box, round, round);
    }
    const auto runs = clues_.runs(line);
    if (runs.empty() && !zeros_) return;
    const QLocale locale;
    // Starts next to the cells, so that only numbers at the far end are cut off.
    int end = (isRow ? box.right() : box.bottom()) + 1 - layout_.clueMargin();
    for (int i = std::max(1, static_cast<int>(runs.size())) - 1; i >= 0; --i) {
        const int number = runs.empty() ? 0 : runs[at(i)];
        const int length = isRow ? layout_.numberWidth(number) : layout_.numberHeight();
        end -= length;
        const QRect place =
            isRow ? QRect(end, box.top(), length, box.height()) : QRect(box.left(), end, box.width(), length);
        const bool settled = at(i) < how.settled.size() && how.settled[at(i)];
        if (number > 0 && !inks_.colours.empty()) {
            const int across = isRow ? (box.height() - layout_.numberHeight()) / 2 : box.width() / 24;
            drawColouredNumber(
                painter,
                isRow ? place.adjusted(0, across, 0, -across) : place.adjusted(across, 0, -across, 0), number,
                clues_.colour(line, at(i)), settled);
            continue;
        }
        const QString digits = locale.toString(number);
        QFont letters = number > 99 ? narrow_ : font_;
        // Wider numbers than their column are condensed, so that they are as high as the others.
        const int wide = isRow || number < 10 ? 0 : QFontMetrics(letters).horizontalAdvance(digits);
        if (wide > box.width()) letters.setStretch(100 * box.width() / wide);
        painter.setFont(letters);
        painter.setPen(how.impossible ? inks_.wrong : settled ? inks_.settled : inks_.ink);
        painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, digits);
    }
    if (!how.impossible) return;
    // A bar at the end of the numbers marks the line independently of colour.
    const int thick = std::max(2, layout_.side() / 10);
    painter.fillRect(isRow ? QRect(box.right() + 1 - thick, box.top(), thick, box.height())
                           : QRect(box.left(), box.bottom() + 1 - thick, box.width(), thick),
                     inks_.wrong);
}

void PuzzlePainter::drawPuzzle(QPainter& painter, QPoint origin, const Marks& marks) const {
    const QPoint grid = origin + QPoint(layout_.clueWidth(), layout_.clueHeight());
    for (int line = 0; line < clues_.lines(); ++line)
        drawClue(painter, grid, line, {}, line < layout_.rows() ? layout_.clueWidth() : layout_.clueHeight());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // The lines are the background that remains between the cells.
    painter.fillRect(QRect(grid, layout_.gridSize())
                         .adjusted(-layout_.line(), -layout_.line(), layout_.line(), layout_.line()),
                     inks_.ink);
    for (int y = 0; y < layout_.rows(); ++y) {
        for (int x = 0; x < layout_.columns(); ++x) {
            const Mark mark = marks[at(y * layout_.columns() + x)];
            painter.fillRect(layout_.cell(x, y).translated(grid),
                             colourOf(mark) > 0 ? inks_.fill(colourOf(mark)) : inks_.white);
        }
    }
    painter.restore();
}

void drawSmallPicture(QPainter& painter, const QRect& box, const Grid& picture, const Inks& inks) {
    const int longer = std::max({picture.width(), picture.height(), 1});
    QImage image(picture.width(), picture.height(), QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            image.setPixelColor(x, y,
                                colourOf(picture.at(x, y)) > 0    ? inks.fill(colourOf(picture.at(x, y)))
                                : picture.at(x, y) == Cell::white ? inks.white
                                                                  : inks.unknown);
    }
    const int room = std::min(box.width(), box.height());
    QSize size = picture.width() == 0 ? QSize() : image.size() * std::max(1, room / longer);
    if (longer > room) size = image.size().scaled(box.size(), Qt::KeepAspectRatio);
    QRect place(QPoint(), size);
    place.moveCenter(box.center());
    painter.save();
    painter.setRenderHint(QPainter::SmoothPixmapTransform, longer > room);
    painter.drawImage(place, image);
    painter.restore();
}

}  // namespace paint_by_numbers
