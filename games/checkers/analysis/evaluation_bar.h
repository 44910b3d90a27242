// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/scene/looks.h"

#include <optional>

#include <QWidget>

namespace checkers {

/// A vertical bar beside the board that shows the evaluation: each side's colour grows from its own end.
class EvaluationBar : public QWidget {
    Q_OBJECT

  public:
    explicit EvaluationBar(QWidget* parent = nullptr);

    /// Shows the evaluation. `share` is the first side's part, 0 to 1; none while unknown. `words` are the
    /// tooltip.
    void show(std::optional<double> share, const QString& words, PieceSet set, bool turned);
    /// The first side's part for a value in men.
    static double shareOf(double value, bool proven);
    std::optional<double> share() const { return share_; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    std::optional<double> share_;
    PieceSet set_ = PieceSet::redAndWhite;
    bool turned_ = false;
};

}  // namespace checkers
