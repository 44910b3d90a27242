// SPDX-License-Identifier: MIT
#pragma once

#include <QRectF>

namespace crazy_8s {

/// The layout between the hands, in cards: the pile, the discards, and beside them a panel for suits and
/// buttons.
struct Middle {
    QRectF pile;
    QRectF discards;
    QRectF panel;

    /// Returns all of them side by side, centred in an area one card high.
    static Middle in(const QRectF& area) {
        constexpr double gap = 0.12;
        constexpr double panelWidth = 1.28;
        const double left = area.center().x() - (2 + panelWidth + 2 * gap) / 2;
        Middle middle;
        middle.pile = QRectF(left, area.top(), 1, 1);
        middle.discards = middle.pile.translated(1 + gap, 0);
        middle.panel = QRectF(middle.discards.right() + gap, area.top(), panelWidth, 1);
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
