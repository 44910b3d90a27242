// SPDX-License-Identifier: MIT
#include "common/board3d/perspective/perspective_sheet.h"

#include "common/board3d/scene/scene_marks.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

namespace plt {
namespace {

constexpr int cellSide = 128;
constexpr int sheetColumns = 4;
constexpr int sheetRows = 4;
/// Colours of the sheet: what is tinted, what stays white, what stays dark.
const QColor tinted(255, 0, 0);
const QColor light(255, 255, 255);
const QColor dark(0, 0, 0);

QPainterPath annulus(double outer, double inner) {
    QPainterPath path;
    path.addEllipse(QPointF(0.5, 0.5), outer, outer);
    path.addEllipse(QPointF(0.5, 0.5), inner, inner);
    return path;
}

/// With an edge that is light inside and dark outside, so that it is seen on every square.
void withHalo(QPainter& painter, const QPainterPath& path) {
    painter.strokePath(path, QPen(QColor(0, 0, 0, 90), 0.055, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.strokePath(path,
                       QPen(QColor(255, 255, 255, 215), 0.03, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(path, tinted);
}

/// A ring around the landing place and a badge with a tick at the corner next to the viewer.
void paintLegal(QPainter& painter) {
    withHalo(painter, annulus(0.47, 0.395));
    const QPointF badge(0.83, 0.83);
    painter.setPen(QPen(light, 0.025));
    painter.setBrush(tinted);
    painter.drawEllipse(badge, 0.145, 0.145);
    QPainterPath tick(badge + QPointF(-0.075, 0.0));
    tick.lineTo(badge + QPointF(-0.02, 0.06));
    tick.lineTo(badge + QPointF(0.08, -0.065));
    painter.strokePath(tick, QPen(light, 0.045, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
}

/// A cross from corner to corner, so that it shows beside the lifted piece and its shadow.
void paintIllegal(QPainter& painter) {
    for (const auto& [width, colour] :
         {std::pair(0.15, dark), std::pair(0.13, light), std::pair(0.095, tinted)}) {
        painter.setPen(QPen(colour, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(QPointF(0.11, 0.11), QPointF(0.89, 0.89));
        painter.drawLine(QPointF(0.89, 0.11), QPointF(0.11, 0.89));
    }
}

void paintTint(QPainter& painter) {
    QPainterPath path;
    path.addRoundedRect(QRectF(0.03, 0.03, 0.94, 0.94), 0.05, 0.05);
    painter.fillPath(path, tinted);
}

/// A thin bright ring with a soft glow outside, around the foot of a piece.
void paintMovable(QPainter& painter) {
    QRadialGradient glow(QPointF(0.5, 0.5), 0.5);
    glow.setColorAt(0.0, QColor(255, 0, 0, 235));
    glow.setColorAt(0.86, QColor(255, 0, 0, 235));
    glow.setColorAt(0.9, QColor(255, 0, 0, 120));
    glow.setColorAt(1.0, QColor(255, 0, 0, 0));
    painter.setPen(Qt::NoPen);
    painter.setBrush(glow);
    painter.drawEllipse(QPointF(0.5, 0.5), 0.5, 0.5);
}

void paintCursor(QPainter& painter) {
    const QRectF frame(0.075, 0.075, 0.85, 0.85);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(dark, 0.12));
    painter.drawRoundedRect(frame, 0.1, 0.1);
    painter.setPen(QPen(light, 0.1));
    painter.drawRoundedRect(frame, 0.1, 0.1);
    painter.setPen(QPen(tinted, 0.058));
    painter.drawRoundedRect(frame, 0.1, 0.1);
}

void paintDecal(QPainter& painter, DecalKind kind) {
    switch (kind) {
        case DecalKind::solid:
            painter.fillRect(QRectF(0, 0, 1, 1), tinted);
            break;
        case DecalKind::tint:
            paintTint(painter);
            break;
        case DecalKind::movable:
            paintMovable(painter);
            break;
        case DecalKind::target:
            withHalo(painter, markForm(HandMark::target));
            break;
        case DecalKind::targetOnPiece:
            withHalo(painter, markForm(HandMark::targetOnPiece));
            break;
        case DecalKind::legal:
            paintLegal(painter);
            break;
        case DecalKind::illegal:
            paintIllegal(painter);
            break;
        case DecalKind::lastMove:
            withHalo(painter, markForm(SquareMark::lastMove));
            break;
        case DecalKind::hint:
            withHalo(painter, markForm(SquareMark::hint));
            break;
        case DecalKind::threat:
            withHalo(painter, markForm(SquareMark::threat));
            break;
        case DecalKind::winning:
            withHalo(painter, markForm(SquareMark::winning));
            break;
        case DecalKind::cursor:
            paintCursor(painter);
            break;
    }
}

/// A pseudo-random number 0 .. 1 of a lattice point, repeated every `period` points.
double lattice(int x, int y, int periodX, int periodY, unsigned seed) {
    const auto wrapped = [](int value, int period) {
        return static_cast<unsigned>(((value % period) + period) % period);
    };
    unsigned n = wrapped(x, periodX) * 374761393U + wrapped(y, periodY) * 668265263U + seed * 2246822519U;
    n = (n ^ (n >> 13U)) * 1274126177U;
    return ((n ^ (n >> 16U)) & 0xFFFFU) / 65535.0;
}

/// Smooth noise 0 .. 1 with x and y in 0 .. 1 and that many waves in each.
double noise(double x, double y, int wavesX, int wavesY, unsigned seed) {
    const double px = x * wavesX;
    const double py = y * wavesY;
    const int ix = static_cast<int>(std::floor(px));
    const int iy = static_cast<int>(std::floor(py));
    const auto smooth = [](double t) { return t * t * (3 - 2 * t); };
    const double tx = smooth(px - ix);
    const double ty = smooth(py - iy);
    const auto value = [&](int dx, int dy) { return lattice(ix + dx, iy + dy, wavesX, wavesY, seed); };
    const double below = value(0, 0) + (value(1, 0) - value(0, 0)) * tx;
    const double above = value(0, 1) + (value(1, 1) - value(0, 1)) * tx;
    return below + (above - below) * ty;
}

}  // namespace

QImage decalSheet() {
    QImage sheet(sheetColumns * cellSide, sheetRows * cellSide, QImage::Format_RGBA8888_Premultiplied);
    sheet.fill(Qt::transparent);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int kind = 0; kind < decalKinds; ++kind) {
        painter.save();
        const int column = kind % sheetColumns;
        const int row = kind / sheetColumns;
        painter.translate(column * cellSide, row * cellSide);
        painter.setClipRect(QRectF(0, 0, cellSide, cellSide));
        painter.scale(cellSide, cellSide);
        paintDecal(painter, static_cast<DecalKind>(kind));
        painter.restore();
    }
    return sheet;
}

QRectF decalPlace(DecalKind kind) {
    const int index = static_cast<int>(kind);
    const int column = index % sheetColumns;
    const int row = index / sheetColumns;
    const QRectF cell(column * cellSide, row * cellSide, cellSide, cellSide);
    const double border = kind == DecalKind::solid ? cellSide / 4.0 : 0.5;
    const QRectF inside = cell.adjusted(border, border, -border, -border);
    return {inside.x() / (sheetColumns * cellSide), inside.y() / (sheetRows * cellSide),
            inside.width() / (sheetColumns * cellSide), inside.height() / (sheetRows * cellSide)};
}

DecalKind decalOf(SquareMark mark) {
    switch (mark) {
        case SquareMark::hint:
            return DecalKind::hint;
        case SquareMark::threat:
            return DecalKind::threat;
        case SquareMark::winning:
            return DecalKind::winning;
        case SquareMark::none:
        case SquareMark::lastMove:
            break;
    }
    return DecalKind::lastMove;
}

LabelSheet::LabelSheet(const QStringList& texts, const QFont& font, int sharpness) : texts_(texts) {
    texts_.removeDuplicates();
    texts_.removeAll(QString());
    if (texts_.isEmpty()) return;
    QFont bold(font);
    bold.setBold(true);
    const double wanted = 0.8 * sharpness;
    bold.setPixelSize(std::max(6, static_cast<int>(wanted)));
    const QFontMetricsF metrics(bold);
    double widest = 1;
    for (const QString& text : texts_) widest = std::max(widest, metrics.horizontalAdvance(text));
    const int width = static_cast<int>(labelAspect * sharpness);
    if (widest > width - 2) bold.setPixelSize(std::max(6, static_cast<int>(wanted * (width - 2) / widest)));
    const double count = static_cast<double>(texts_.size());
    columns_ = std::clamp(static_cast<int>(std::ceil(std::sqrt(count / labelAspect))), 1, 64);
    rows_ = static_cast<int>(std::ceil(count / columns_));
    image_ = QImage(columns_ * width, rows_ * sharpness, QImage::Format_RGBA8888_Premultiplied);
    image_.fill(Qt::transparent);
    QPainter painter(&image_);
    painter.setRenderHint(QPainter::TextAntialiasing);
    painter.setFont(bold);
    painter.setPen(tinted);
    for (int i = 0; i < texts_.size(); ++i) {
        const int column = i % columns_;
        const int row = i / columns_;
        painter.drawText(QRectF(column * width + 1, row * sharpness, width - 1, sharpness),
                         Qt::AlignLeft | Qt::AlignVCenter, texts_.at(i));
    }
}

QRectF LabelSheet::place(const QString& text) const {
    const auto index = static_cast<int>(texts_.indexOf(text));
    if (index < 0) return {};
    const double column = index % columns_;
    const int row = index / columns_;
    return {column / columns_, static_cast<double>(row) / rows_, 1.0 / columns_, 1.0 / rows_};
}

QImage woodGrain() {
    constexpr int side = 256;
    QImage image(side, side, QImage::Format_RGBA8888_Premultiplied);
    for (int row = 0; row < side; ++row) {
        auto* line = image.scanLine(row);
        const double y = static_cast<double>(row) / side;
        for (int column = 0; column < side; ++column) {
            const double x = static_cast<double>(column) / side;
            // Year rings, cut lengthwise: bands that wander a little, each slowly darker and then suddenly
            // light.
            const double wander = 0.9 * noise(x, y, 1, 3, 1) + 0.25 * noise(x, y, 3, 7, 2);
            const double band = 15 * y + wander;
            const double ring = band - std::floor(band);
            const double year = ring < 0.8 ? ring / 0.8 : (1 - ring) / 0.2;
            // Fibres and pores: thin and long.
            const double fibre = noise(x, y, 4, 128, 3);
            const double pore = std::pow(noise(x, y, 8, 256, 4), 5);
            const double amount = std::clamp(
                0.3 * year * year + 0.28 * fibre + 0.45 * pore + 0.22 * noise(x, y, 2, 3, 5), 0.0, 1.0);
            const auto value = static_cast<unsigned char>(std::lround(amount * 255));
            std::fill_n(line + column * 4, 4, value);
        }
    }
    return image;
}

QImage emblemPicture(const QPainterPath& emblem, int side) {
    QImage image(side, side, QImage::Format_RGBA8888_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    // A border of a few pixels stays free, because what lies outside is drawn like the edge.
    painter.scale(side / 2.0 - 4, side / 2.0 - 4);
    painter.fillPath(emblem, Qt::white);
    return image;
}

}  // namespace plt
