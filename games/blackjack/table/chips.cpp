// SPDX-License-Identifier: MIT
#include "blackjack/table/chips.h"

#include "common/look/colours.h"

#include <algorithm>
#include <cmath>

#include <QLocale>
#include <QPainter>
#include <QPixmap>

namespace blackjack {

namespace {

const QColor ink(0x2b, 0x2d, 0x42);
const QColor paper(0xfa, 0xf7, 0xf0);

/// Chips differ in hue, lightness, the number of blocks on the edge, and the number in the middle.
struct Kind {
    QColor fill;
    int blocks;
};
Kind kindOf(int worth) {
    if (worth >= 100) return {ink, 8};
    if (worth >= 50) return {QColor(0x2a, 0x9d, 0x6f), 6};
    if (worth >= 10) return {QColor(0x1f, 0x62, 0x9e), 5};
    if (worth >= 2) return {QColor(0xc8, 0x44, 0x3c), 4};
    return {QColor(0xd9, 0xa4, 0x41), 3};
}

}  // namespace

std::vector<int> chipsFor(int sum) {
    std::vector<int> chips;
    for (auto worth = chipWorths.rbegin(); worth != chipWorths.rend(); ++worth)
        for (; sum >= *worth; sum -= *worth) chips.push_back(*worth);
    if (sum > 0) chips.push_back(1);
    return chips;
}

std::vector<double> rowOf(const std::vector<int>& chips) {
    // Numbers of up to five chips stay in sight.
    constexpr double widest = 0.8;
    constexpr double longest = 3.4;
    const auto gaps = static_cast<double>(std::max<std::size_t>(chips.size(), 2) - 1);
    const double step = std::min(widest, longest / gaps);
    std::vector<double> places;
    places.reserve(chips.size());
    for (std::size_t i = 0; i < chips.size(); ++i) places.push_back(step * static_cast<double>(i));
    return places;
}

Heap heapOf(const std::vector<int>& chips) {
    constexpr double nextStack = 1.04;
    constexpr double most = 0.28;
    constexpr double mostInAll = 0.84;
    constexpr double rise = 0.09;
    Heap heap;
    if (chips.empty()) return heap;
    int covered = 0;
    for (std::size_t i = 1; i < chips.size(); ++i) covered += chips[i] == chips[i - 1] ? 1 : 0;
    const double lean = std::min(most, mostInAll / std::max(1, covered));
    heap.places.reserve(chips.size());
    double x = 0;
    for (auto first = chips.begin(); first != chips.end();) {
        const auto next = std::find_if(first, chips.end(), [first](int worth) { return worth != *first; });
        const auto height = static_cast<int>(next - first);
        for (int i = 0; i < height; ++i)
            heap.places.emplace_back(x + i * lean, ((height - 1) / 2.0 - i) * rise);
        x = heap.places.back().x() + nextStack;
        first = next;
    }
    const double last = heap.places.back().x();
    for (auto& place : heap.places) place.rx() -= last / 2;
    heap.breadth = last + 1;
    return heap;
}

void drawChip(QPainter& painter, const QRectF& box, int worth) {
    const double side = std::min(box.width(), box.height());
    const QPointF centre = box.center();
    const auto disc = [&](double part) {
        return QRectF(centre.x() - side * part / 2, centre.y() - side * part / 2, side * part, side * part);
    };
    const Kind kind = kindOf(worth);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, 50));
    painter.drawEllipse(disc(0.96).translated(side * 0.025, side * 0.035));
    // The light comes from the upper left.
    QLinearGradient light(disc(1).topLeft(), disc(1).bottomRight());
    light.setColorAt(0, plt::shaded(kind.fill, 0.22));
    light.setColorAt(1, plt::shaded(kind.fill, -0.12));
    painter.setBrush(light);
    painter.setPen(QPen(plt::shaded(kind.fill, -0.45), side / 32));
    painter.drawEllipse(disc(0.94));
    const double thickness = side * 0.13;
    QPen block(paper, thickness, Qt::SolidLine, Qt::FlatCap);
    painter.setPen(block);
    painter.setBrush(Qt::NoBrush);
    const QRectF ring = disc(0.94 - 0.13 - 1.0 / 32);
    constexpr int full = 360 * 16;
    for (int i = 0; i < kind.blocks; ++i) {
        const int span = full / kind.blocks * 2 / 5;
        painter.drawArc(ring, full / 4 + i * full / kind.blocks - span / 2, span);
    }
    painter.setBrush(paper);
    painter.setPen(QPen(plt::shaded(kind.fill, -0.25), side / 32));
    painter.drawEllipse(disc(0.6));
    QFont font;
    font.setBold(true);
    const QString text = QLocale().toString(worth);
    font.setPixelSize(std::max(5, static_cast<int>(std::lround(side * (text.size() > 2 ? 0.25 : 0.34)))));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(disc(0.6), Qt::AlignCenter | Qt::TextDontClip, text);
    painter.restore();
}

QIcon chipIcon(int worth, int side, qreal pixelRatio) {
    QPixmap pixmap(QSize(side, side) * pixelRatio);
    pixmap.setDevicePixelRatio(pixelRatio);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    drawChip(painter, QRectF(0, 0, side, side), worth);
    painter.end();
    return QIcon(pixmap);
}

}  // namespace blackjack
