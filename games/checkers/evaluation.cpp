// SPDX-License-Identifier: MIT
// The computer's evaluation of the shown position, beside and below the board.
#include "checkers/analysis/evaluation_bar.h"
#include "checkers/analysis/line_label.h"
#include "checkers/endgames/endgame_cache.h"
#include "checkers/player/player.h"
#include "checkers/scene/words.h"
#include "checkers/view.h"

#include <algorithm>
#include <optional>

#include <QAction>

namespace checkers {

void View::analyse() {
    if (!action("analysis")->isChecked()) {
        analyst_->stop();
        return;
    }
    analyst_->analyse(state());
    if (session().loneSeat() >= 0 && endOf(state()) == End::none) session().markHelped();
}

void View::showAnalysis() {
    const bool wanted = action("analysis")->isChecked();
    bar_->setVisible(wanted);
    line_->setVisible(wanted);
    if (!wanted) return;
    const Side toMove = state().position.toMove;
    QString text = tr("Looking...");
    QString moves;
    std::optional<double> share;
    if (const auto winner = winnerOf(state())) {
        share = *winner == Side::first ? 1 : 0;
        text = endText(state(), pieceSet());
    } else if (endOf(state()) != End::none) {
        share = 0.5;
        text = endText(state(), pieceSet());
    } else if (const auto& thought = analyst_->thoughtOf(state())) {
        const double value = toMove == Side::first ? thought->value : -thought->value;
        share = EvaluationBar::shareOf(value, thought->proven);
        text = tr("%1 (%Ln plies): %2", "%1 (1 ply): %2", thought->depth)
                   .arg(valueText(*thought, toMove, pieceSet()));
        moves = QString::fromStdString(thought->line);
        if (moves.isEmpty()) text = text.arg(moves);
    }
    line_->setLine(text, moves);
    bar_->show(share, line_->toolTip(), pieceSet(), isTurned());
}

void View::wantEndgames() {
    const auto seats = session().seats();
    const bool known = std::any_of(seats.begin(), seats.end(),
                                   [](const plt::Seat& seat) { return knowsEndgames(seat.level); });
    if (known || action("analysis")->isChecked()) endgames_->request();
}

}  // namespace checkers
