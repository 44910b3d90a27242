// SPDX-License-Identifier: MIT
#include "slidey/tray/tile_sheets.h"

#include "common/look/colours.h"

#include <algorithm>
#include <utility>

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <QWidget>

namespace slidey {

namespace {

/// Letters with fewer pixels than this cannot be read.
constexpr int leastLetters = 8;

/// Draws a bevelled block: two edges in the light from the upper left, two in the shade, and a dark gap.
/// `side`: the shorter side of the first tile, by which all have edges as wide.
void drawBlock(QPainter& painter, const QRectF& place, qreal side) {
    const qreal line = side >= 40 ? 1.5 : 1;
    const qreal bevel = std::clamp(side * 0.05, 1.0, 7.0);
    const QRectF inner = place.adjusted(line / 2, line / 2, -line / 2, -line / 2);
    const QRectF top = inner.adjusted(bevel, bevel, -bevel, -bevel);
    painter.setPen(Qt::NoPen);
    const auto edge = [&](QPointF a, QPointF b, QPointF c, QPointF d, const QColor& tint) {
        painter.setBrush(tint);
        painter.drawPolygon(QPolygonF({a, b, c, d}));
    };
    edge(inner.topLeft(), inner.topRight(), top.topRight(), top.topLeft(), QColor(255, 255, 255, 120));
    edge(inner.topLeft(), inner.bottomLeft(), top.bottomLeft(), top.topLeft(), QColor(255, 255, 255, 80));
    edge(inner.topRight(), inner.bottomRight(), top.bottomRight(), top.topRight(), QColor(0, 0, 0, 70));
    edge(inner.bottomLeft(), inner.bottomRight(), top.bottomRight(), top.bottomLeft(), QColor(0, 0, 0, 105));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(QColor(0, 0, 0, 170), line));
    painter.drawRect(inner);
}

/// Returns the font in which `longest` fits a tile.
QFont numberFont(const QRectF& tile, const QString& longest) {
    QFont font = QApplication::font();
    font.setBold(true);
    int letters = std::clamp(qRound(std::min(tile.width(), tile.height()) * 0.3), leastLetters, 30);
    font.setPixelSize(letters);
    while (letters > 6 && QFontMetricsF(font).horizontalAdvance(longest) > tile.width() - 4)
        font.setPixelSize(--letters);
    return font;
}

/// Draws a number in the painter's font, on a plate.
void drawNumber(QPainter& painter, const QRectF& place, const QString& number) {
    const QFont font = painter.font();
    const int letters = font.pixelSize();
    QRectF plate(0, 0, QFontMetricsF(font).horizontalAdvance(number) + letters * 0.6, letters * 1.25);
    plate.setWidth(std::min(std::max(plate.width(), plate.height()), place.width() - 2));
    plate.moveCenter(place.center());
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xFA, 0xF7, 0xF0, 225));
    painter.drawRoundedRect(plate, plate.height() * 0.3, plate.height() * 0.3);
    painter.setPen(QColor(0x2B, 0x2D, 0x42));
    painter.drawText(plate, Qt::AlignCenter | Qt::TextDontClip, number);
}

}  // namespace

TileSheets::TileSheets(const QWidget& board, PlaceOf placeOf) : board_(board), placeOf_(std::move(placeOf)) {
    connect(&drawn_, &DrawnPicture::changed, this, [this] {
        clear();
        Q_EMIT changed();
    });
}

bool TileSheets::setPicture(const Picture& picture, int columns, int rows) {
    const DrawnPicture::Wanted wanted{picture, columns, rows, requested_.size};
    if (wanted == requested_) return false;
    requested_ = wanted;
    clear();
    return true;
}

void TileSheets::setSize(QSize pixels) {
    if (pixels != requested_.size) clear();
    requested_.size = pixels;
    if (!pixels.isEmpty()) drawn_.request(requested_);
}

const QPixmap& TileSheets::sheet(Kind kind) {
    auto& whole = sheets_[static_cast<std::size_t>(Kind::whole)];
    if (whole.isNull()) whole = wholeSheet();
    auto& wanted = sheets_[static_cast<std::size_t>(kind)];
    if (wanted.isNull()) {
        wanted = whole;
        drawTiles(wanted, kind == Kind::numbered);
    }
    return wanted;
}

QPixmap TileSheets::wholeSheet() const {
    const QPixmap& drawn = drawn_.pixmap();
    const QSize size = requested_.size;
    QPixmap sheet = drawn;
    if (drawn.size() != size) {
        sheet = QPixmap(size);
        if (drawn.isNull()) {
            sheet.fill(plt::colour(plt::Role::cellRaised, board_.palette()));
        } else {
            QPainter painter(&sheet);
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawPixmap(QRect({}, size), drawn, drawn.rect());
        }
    }
    sheet.setDevicePixelRatio(board_.devicePixelRatioF());
    return sheet;
}

void TileSheets::drawTiles(QPixmap& sheet, bool numbered) const {
    const int tiles = requested_.columns * requested_.rows;
    const QLocale locale = board_.locale();
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF first = placeOf_(0);
    if (numbered) {
        const QString longest(locale.toString(tiles).size(), QLatin1Char('8'));
        painter.setFont(numberFont(first, longest));
    }
    for (int cell = 0; cell < tiles; ++cell) {
        const QRectF place = placeOf_(cell);
        drawBlock(painter, place, std::min(first.width(), first.height()));
        if (numbered) drawNumber(painter, place, locale.toString(cell + 1));
    }
}

}  // namespace slidey
