// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include <QWidget>

namespace same {

/// The numbers over the board: clicks + bonus = total, what the attended group is worth, the par of the deal,
/// and how many balls of every colour are left.
class Scoreboard : public QWidget {
    Q_OBJECT

  public:
    struct Numbers {
        qint64 clicks = 0;
        std::optional<qint64> bonus;  ///< none where the scoring has no bonus
        qint64 total = 0;
        std::optional<qint64> thisClick;  ///< none where a click would remove nothing
        std::optional<qint64> par;        ///< none until it is known
        std::vector<int> colours;         ///< balls left of every colour
        bool operator==(const Numbers&) const = default;
    };

    explicit Scoreboard(QWidget* parent = nullptr);
    void setNumbers(const Numbers& numbers);
    const Numbers& numbers() const { return numbers_; }
    void setShapes(bool shapes);
    /// In a low window the balls left are only counted where they need no line of their own.
    void setCompact(bool compact);
    /// What it says, in words.
    QString text() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    /// One number with its caption, or a sign between two of them.
    struct Item {
        QString caption;
        QString value;
        QString explanation;
        bool strong = false;
        bool accent = false;
        int colour = -1;  ///< a ball instead of a caption
        qreal width = 0;
        QRectF rect;
    };
    /// Items with their places for a width.
    struct Layout {
        std::vector<Item> items;
        qreal scale = 1;
        qreal height = 0;
    };
    Layout layoutFor(int width) const;
    /// Takes the height that its width needs. (A layout's height-for-width would make a scroll area grow the
    /// game.)
    void fit();
    QFont captionFont(qreal scale) const;
    QFont valueFont(qreal scale) const;

    Numbers numbers_;
    bool shapes_ = true;
    bool compact_ = false;
};

}  // namespace same
