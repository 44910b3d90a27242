// SPDX-License-Identifier: MIT
#pragma once

#include "same/rules.h"

#include <optional>
#include <vector>

#include <QWidget>

namespace same {

/// The numbers above the board: clicks + bonus = total, the value of the highlighted group, the par of the
/// deal, and the number of balls left of every colour.
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
    /// The shown numbers in words.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// One number with its caption, or a sign between two numbers.
    struct Item {
        QString caption;
        QString value;
        QString explanation;
        bool strong = false;
        bool accent = false;
        int colour = -1;  ///< colour of the ball shown instead of a caption, or -1
        qreal width = 0;
        QRectF rect;  ///< from left to right
    };
    /// The items with their positions for a given width.
    struct Layout {
        std::vector<Item> items;
        qreal scale = 1;
        qreal height = 0;
    };
    Layout layoutFor(int width) const;
    /// Returns a place of the layout, which is from left to right, in the direction of this widget.
    QRectF mirrored(QRectF place) const;
    /// Sets the fixed height that the present width needs. (With a layout's height-for-width, a scroll area
    /// would make the game grow.)
    void updateHeight();
    QFont captionFont(qreal scale) const;
    QFont valueFont(qreal scale) const;

    Numbers numbers_;
    bool shapes_ = true;
    bool compact_ = false;
};

}  // namespace same
