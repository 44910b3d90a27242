// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/analyst.h"
#include "pousse/rules.h"

#include <QLabel>

namespace pousse {

/// What the computer thinks of the shown position, in a line or two below the board.
class EvaluationLine : public QLabel {
    Q_OBJECT

  public:
    explicit EvaluationLine(QWidget* parent = nullptr);

    plt::Analyst<Rules>& analyst() { return analyst_; }
    /// Shows what is known of this position, which is nothing new as long as nobody looks.
    void setState(const State& state);

  private:
    void tell();

    plt::Analyst<Rules> analyst_;
    std::optional<State> state_;
};

}  // namespace pousse
