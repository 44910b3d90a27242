// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>

#include <QRectF>

namespace crazy_8s {

/// The layout between the hands, in cards: the pile, the discards, and beside them a panel for suits and
/// buttons. Words stand beside these, or below where the middle is narrow; figures stand at the left.
///
/// If a line of the panel would be too low for a button, buttons stand among the words, and suits to be
/// named in a row.
struct Middle {
    QRectF pile;
    QRectF discards;
    QRectF panel;
    QRectF words;
    QRectF figures;
    double right = 0;         ///< the end of the area
    double buttonHeight = 0;  ///< of all buttons

    /// Returns all of them, centred in an area one card high with words of usual length, which may go on to
    /// its end; words and buttons in the part that is seen. Buttons are at least `minimumHeight` high;
    /// `figuresWidth` is what the figures need.
    static Middle in(const QRectF& area, const QRectF& seen, double minimumHeight, double figuresWidth) {
        constexpr double panelWidth = 1.28;
        constexpr double width = 2 + panelWidth + 2 * gap;
        constexpr double minimumWords = 2;
        // Low buttons stand among the words, or leave them little room.
        const double usualWords = minimumHeight > lineHeight ? 3.4 : 2.2;
        constexpr double lineBelow = 0.4;
        const bool isWide = area.width() >= width + gap + minimumWords;
        const double words = std::min(usualWords, area.width() - width - gap);
        const double all = width + (isWide ? gap + words : 0);
        const double middleLeft = area.center().x() - all / 2;
        const double left = std::clamp(area.left() + figuresWidth + 2 * gap, middleLeft,
                                       std::max(middleLeft, area.right() - all));
        const double top = area.top() - (isWide ? 0 : lineBelow / 2);
        Middle middle;
        middle.pile = QRectF(left, top, 1, 1);
        middle.discards = middle.pile.translated(1 + gap, 0);
        middle.panel = QRectF(middle.discards.right() + gap, isWide ? seen.top() : top, panelWidth,
                              isWide ? seen.height() : 1);
        middle.words = isWide ? QRectF(QPointF(middle.panel.right() + gap, middle.panel.top()),
                                       QPointF(area.right() - gap, middle.panel.bottom()))
                              : QRectF(area.left(), top + 1.02, area.width(), lineBelow);
        middle.figures = QRectF(area.left() + gap, middle.panel.top(), left - area.left() - 2 * gap,
                                middle.panel.height());
        middle.right = area.right() - gap;
        middle.buttonHeight = std::max(lineHeight, minimumHeight);
        return middle;
    }
    /// Returns true if the words are a line below the rest.
    bool isNarrow() const { return words.top() > panel.bottom(); }
    /// Returns true if buttons stand among the words.
    bool isLow() const { return buttonHeight > lineHeight; }
    /// Returns true if the suits to be named stand in a row.
    bool hasRow() const { return buttonHeight > quarterSize().height(); }

    /// Returns the place of one of the four suits to be named.
    QRectF suit(int index) const {
        if (hasRow())
            return {panel.left() + index * (1 + betweenInRow), panel.top(), 1,
                    std::max(buttonHeight, panel.height())};
        const QSizeF size = quarterSize();
        return {{panel.left() + (index % 2) * (size.width() + between),
                 panel.top() + (index / 2) * (size.height() + between)},
                size};
    }
    /// Returns the place of a button, which shares the panel with the suit in force or has it alone.
    QRectF button(bool shares) const {
        if (!isLow()) {
            const double free = panel.height() - buttonHeight;
            return {panel.left(), panel.top() + (shares ? free : free / 2), panel.width(), buttonHeight};
        }
        if (isNarrow()) return words.adjusted(words.width() / 2, 0, 0, buttonHeight - words.height());
        constexpr double width = 4.2;
        return {words.left(), words.bottom() - buttonHeight, std::min(width, right - words.left()),
                buttonHeight};
    }
    /// Returns the panel without a button that it shares.
    QRectF upper() const { return isLow() ? panel : panel.adjusted(0, 0, 0, -buttonHeight - 0.05); }
    /// Returns the place of the words beside a button.
    QRectF wordsBesideButton() const {
        if (!isLow()) return words;
        return isNarrow() ? words.adjusted(0, 0, -words.width() / 2, 0)
                          : words.adjusted(0, 0, 0, -buttonHeight);
    }
    /// Returns the place of the words beside the suits to be named.
    QRectF wordsBesideSuits() const {
        const double left = suit(3).right() + gap;
        return hasRow() ? QRectF(left, words.top(), right - left, words.height()) : words;
    }

  private:
    static constexpr double gap = 0.12;
    static constexpr double between = 0.03;
    static constexpr double betweenInRow = 0.08;
    static constexpr double lineHeight = 0.3;
    QSizeF quarterSize() const { return {(panel.width() - between) / 2, (panel.height() - between) / 2}; }
};

}  // namespace crazy_8s
