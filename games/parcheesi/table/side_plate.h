// SPDX-License-Identifier: MIT
#pragma once

#include "parcheesi/board/position.h"

#include <vector>

#include <QFont>
#include <QRectF>
#include <QString>
#include <QVariantAnimation>
#include <QWidget>

namespace parcheesi {

/// A number of a side's roll, or a bonus.
struct ShownDie {
    int number = 1;
    bool used = false;
    bool chosen = false;
    bool operator==(const ShownDie&) const = default;
};

/// The content of a plate.
struct PlateContent {
    QString name;      ///< "Red"
    QString player;    ///< "You"
    QString progress;  ///< "134 to go"
    int home = 0;      ///< number of pawns at home
    QString word;      ///< outcome of its roll; usually empty
    std::vector<ShownDie> dice{};
    bool hasTurn = false;
    bool operator==(const PlateContent&) const = default;
};

/// The plate of a side: its player, its dice, and its progress.
class SidePlate : public QWidget {
    Q_OBJECT

  public:
    explicit SidePlate(Side side, QWidget* parent = nullptr);

    /// Duration of the dice roll, in ms at the normal pace.
    static constexpr int rollTime = 520;

    /// Shows this content; with `rolls` the dice roll first.
    void show(const PlateContent& content, bool rolls);
    const PlateContent& content() const { return content_; }
    bool isRolling() const { return rolling_.state() == QAbstractAnimation::Running; }

    /// The font of its sentences: it grows with the square root of a large window, as words around other
    /// boards do.
    QFont wordsFont() const;
    /// The place of a die on the plate; empty if it is not shown.
    QRectF dieBox(int die) const;

  Q_SIGNALS:
    /// Emitted when the player clicks a die of the side that has the turn.
    void dieClicked(int number, bool used);

  protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

  private:
    /// Returns a place that is laid out from left to right in the direction of this widget.
    QRectF mirrored(QRectF place) const;
    void layOutDice(const QRectF& area);
    void paintDice(QPainter& painter) const;
    void paintHome(QPainter& painter, const QRectF& row) const;
    QString spoken() const;

    Side side_;
    PlateContent content_;
    std::vector<QRectF> dice_;  ///< as laid out by the last paint event
    QVariantAnimation rolling_;
};

}  // namespace parcheesi
