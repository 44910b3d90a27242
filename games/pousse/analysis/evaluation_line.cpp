// SPDX-License-Identifier: MIT
#include "pousse/analysis/evaluation_line.h"

#include "pousse/player/player.h"
#include "pousse/scene/words.h"

namespace pousse {

EvaluationLine::EvaluationLine(QWidget* parent) : QLabel(parent), analyst_(analyse) {
    setContentsMargins(8, 2, 8, 2);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
    setWordWrap(true);
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
    connect(&analyst_, &plt::AnalystThread::changed, this, &EvaluationLine::updateText);
}

void EvaluationLine::setState(const State& state) {
    state_ = state;
    // While hidden there is no text, so that no font is loaded for it.
    if (!isHidden()) updateText();
}

void EvaluationLine::updateText() {
    if (!state_) return;
    // Reserves a second line, so that a long text does not move the board.
    setMinimumHeight(2 * fontMetrics().lineSpacing() + 4);
    QString text = tr("Looking...");
    if (endOf(*state_) != End::none)
        text = endText(*state_);
    else if (const auto thought = analyst_.thoughtOf(*state_))
        text = tr("%Ln moves ahead: %1. %2", "One move ahead: %1. %2", thought->depth)
                   .arg(valueText(*thought, toMove(*state_)), QString::fromStdString(thought->line));
    setText(text);
    setToolTip(text);
}

}  // namespace pousse
