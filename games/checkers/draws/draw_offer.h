// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "checkers/scene/looks.h"
#include "common/thinking/background.h"

#include <QObject>
#include <QWidget>

namespace checkers {

/// A draw offer of the side to move; a person answers in a message box, a computer after thinking.
class DrawOffer : public QObject {
    Q_OBJECT

  public:
    explicit DrawOffer(QWidget* window) : QObject(window), window_(window) {}

    /// Makes the offer. Emits one of the signals with the computer's answer; for a person, only accepted().
    void make(const State& state, bool toComputer, PieceSet set);
    /// Cancels an unanswered offer after the position has changed.
    void withdraw() { thinking_.cancel(); }

  Q_SIGNALS:
    /// Emitted with the state in which the offer was made.
    void accepted(const checkers::State& state);
    void declined();

  private:
    void ask(const State& state, PieceSet set);

    QWidget* window_;
    plt::Background<bool> thinking_;
};

}  // namespace checkers
