// SPDX-License-Identifier: MIT
#pragma once

#include "common/export.h"

#include <cstddef>
#include <optional>
#include <vector>

#include <QPointF>
#include <QWidget>

namespace plt {

class GameSession;

/// The course of a reviewed game: for each judged move the value of the best one above that of the move made,
/// with a mark at each moment. A click or the arrow keys choose a move.
class PLT_API ReviewCurve : public QWidget {
    Q_OBJECT

  public:
    explicit ReviewCurve(const GameSession& session, QWidget* parent = nullptr);

    void setMoments(std::vector<std::size_t> moments);
    /// Marks a judged move by its index.
    void setChosen(std::optional<std::size_t> move);
    QSize sizeHint() const override;

  Q_SIGNALS:
    void moveChosen(std::size_t move);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

  private:
    struct Scale {
        double lowest = 0;
        double highest = 1;
        double plies = 1;
    };
    Scale scale() const;
    QPointF place(const Scale& scale, std::size_t ply, double value) const;
    void choose(std::size_t move);

    const GameSession& session_;
    std::vector<std::size_t> moments_;
    std::optional<std::size_t> chosen_;
};

}  // namespace plt
