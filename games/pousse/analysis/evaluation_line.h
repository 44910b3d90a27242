// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/analyst.h"
#include "pousse/rules.h"

#include <QLabel>

namespace pousse {

/// The computer's analysis of the shown position, in one or two lines below the board.
class EvaluationLine : public QLabel {
    Q_OBJECT

  public:
    explicit EvaluationLine(QWidget* parent = nullptr);

    plt::Analyst<Rules>& analyst() { return analyst_; }
    /// Shows the analysis of this position, which progresses only while the line is visible.
    void setState(const State& state);

  private:
    void updateText();

    plt::Analyst<Rules> analyst_;
    std::optional<State> state_;
};

}  // namespace pousse
