// SPDX-License-Identifier: MIT
#pragma once

#include "same/rules.h"

#include <optional>
#include <vector>

#include <QWidget>

namespace same {

/// The numbers above or beside the board: total = clicks + bonus, the value of the highlighted group, the par
/// of the deal, and the number of balls left of every colour.
class Scoreboard : public QWidget {
    Q_OBJECT

  public:
    struct Numbers {
        Scoring scoring = Scoring::modern;
        qint64 clicks = 0;
        std::optional<qint64> bonus;  ///< empty if the scoring has no bonus
        qint64 total = 0;
        std::optional<qint64> thisClick;  ///< empty if a click would remove nothing
        std::optional<qint64> par;        ///< empty until it is known
        std::vector<int> colours;         ///< balls left of every colour
        bool operator==(const Numbers&) const = default;
    };

    explicit Scoreboard(QWidget* parent = nullptr);
    void setNumbers(const Numbers& numbers);
    const Numbers& numbers() const { return numbers_; }
    void setShapes(bool shapes);
    /// Sets whether the balls left are shown only if they need no line of their own, as in a low window.
    void setCompact(bool compact);
    /// Sets whether the numbers stand below one another, beside the board.
    void setUpright(bool upright);
    /// The shown numbers in words.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// A number with its caption or its ball, or a part of a sum.
    struct Item {
        QString caption;
        QString value;
        QString explanation;
        bool accent = false;
        int colour = -1;      ///< colour of the ball shown instead of a caption, or -1
        qreal headWidth = 0;  ///< of the caption or the ball
        qreal valueWidth = 0;
        QRectF head;  ///< from left to right, as all places
        QRectF place;

        bool isWeak() const { return caption.isEmpty() && colour < 0; }
    };
    /// The items with their places.
    struct Layout {
        std::vector<Item> items;
        qreal scale = 1;
        QSizeF size;
    };
    std::vector<Item> items() const;
    /// Sets the widths of items, with room for the largest numbers, so that nothing moves while they grow.
    void measure(std::vector<Item>& items, qreal scale) const;
    Layout shownLayout() const { return upright_ ? columnFor(height()) : linesFor(width()); }
    Layout linesFor(int width) const;
    Layout columnFor(int height) const;
    Layout columnAt(qreal scale) const;
    /// Returns a place of the layout, which is from left to right, in the direction of this widget.
    QRectF mirrored(QRectF place) const;
    /// Sets the fixed height or width that the numbers need. (With a layout's height-for-width, a scroll area
    /// would make the game grow.)
    void updateSize();
    QFont captionFont(qreal scale) const;
    QFont valueFont(qreal scale) const;
    QFont weakFont(qreal scale) const;

    Numbers numbers_;
    bool shapes_ = true;
    bool compact_ = false;
    bool upright_ = false;
};

}  // namespace same
