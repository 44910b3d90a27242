// SPDX-License-Identifier: MIT
#include "checkers/draws/draw_offer.h"

#include "checkers/player/player.h"
#include "checkers/scene/words.h"

#include <QMessageBox>
#include <QPushButton>

namespace checkers {

namespace {

// About a third of a second, with the same answer on every machine.
constexpr std::uint64_t drawNodes = 300'000;

}  // namespace

void DrawOffer::make(const State& state, bool toComputer, PieceSet set) {
    if (!toComputer) {
        ask(state, set);
        return;
    }
    plt::Question question;
    question.budget.nodes = drawNodes;
    thinking_.run(
        this,
        [state, side = other(state.position.toMove), question](std::stop_token stop) mutable {
            question.stop = std::move(stop);
            return acceptsDraw(state, side, question);
        },
        [this, state](bool accepts) {
            if (accepts)
                Q_EMIT accepted(state);
            else
                Q_EMIT declined();
        });
}

void DrawOffer::ask(const State& state, PieceSet set) {
    const Side side = state.position.toMove;
    auto* box = new QMessageBox(
        QMessageBox::Question, tr("Draw"),
        tr("%1 offers a draw. Does %2 accept?").arg(sideName(side, set), sideName(other(side), set)),
        QMessageBox::NoButton, window_);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* accept = box->addButton(tr("&Accept"), QMessageBox::AcceptRole);
    box->addButton(tr("&Play on"), QMessageBox::RejectRole);
    connect(box, &QMessageBox::finished, this, [this, box, accept, state] {
        if (box->clickedButton() == accept) Q_EMIT accepted(state);
    });
    box->open();
}

}  // namespace checkers
