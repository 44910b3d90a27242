// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include <QRectF>

namespace crazy_8s {

/// The layout between the hands, in cards: the pile, the discards, and beside them a panel for suits and
/// buttons. Words stand beside these, or below where the middle is narrow.
struct Middle {
    QRectF pile;
    QRectF discards;
    QRectF panel;
    QRectF words;

    /// Returns all of them, centred in an area one card high; words and buttons in the part that is seen.
    static Middle in(const QRectF& area, const QRectF& seen) {
        constexpr double gap = 0.12;
        constexpr double panelWidth = 1.28;
        constexpr double width = 2 + panelWidth + 2 * gap;
        constexpr double minimumWords = 2;
        constexpr double lineBelow = 0.4;
        const bool isWide = area.width() >= width + gap + minimumWords;
        const double words = std::min(3.4, area.width() - width - gap);
        const double left = area.center().x() - (width + (isWide ? gap + words : 0)) / 2;
        const double top = area.top() - (isWide ? 0 : lineBelow / 2);
        Middle middle;
        middle.pile = QRectF(left, top, 1, 1);
        middle.discards = middle.pile.translated(1 + gap, 0);
        middle.panel = QRectF(middle.discards.right() + gap, isWide ? seen.top() : top, panelWidth,
                              isWide ? seen.height() : 1);
        middle.words =
            isWide ? QRectF(middle.panel.right() + gap, middle.panel.top(), words, middle.panel.height())
                   : QRectF(area.left(), top + 1.02, area.width(), lineBelow);
        return middle;
    }
    /// Returns one of the four quarters of the panel.
    QRectF quarter(int index) const {
        constexpr double gap = 0.03;
        const QSizeF size((panel.width() - gap) / 2, (panel.height() - gap) / 2);
        return {{panel.left() + (index % 2) * (size.width() + gap),
                 panel.top() + (index / 2) * (size.height() + gap)},
                size};
    }
    /// Returns a line in the middle of the panel, for a button.
    QRectF line() const {
        return {panel.left(), panel.center().y() - lineHeight / 2, panel.width(), lineHeight};
    }
    /// The panel without its lowest line, and that line.
    QRectF upper() const { return panel.adjusted(0, 0, 0, -lineHeight - 0.05); }
    QRectF lowest() const { return {panel.left(), panel.bottom() - lineHeight, panel.width(), lineHeight}; }

  private:
    static constexpr double lineHeight = 0.3;
};

}  // namespace crazy_8s
