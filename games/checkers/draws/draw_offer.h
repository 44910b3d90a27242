// SPDX-License-Identifier: MIT
#pragma once

#include "checkers/rules.h"
#include "checkers/scene/looks.h"
#include "common/thinking/background.h"

#include <QObject>

class QWidget;

namespace checkers {

/// A draw that the side to move offers to the other one, who is asked in a box or thinks about it.
class DrawOffer : public QObject {
    Q_OBJECT

  public:
    explicit DrawOffer(QWidget* window) : QObject(window), window_(window) {}

    /// Offers it to a person or to the computer; one of the signals is the answer of the computer, only the
    /// first that of a person.
    void make(const State& state, bool toComputer, PieceSet set);
    /// The position has changed: what is thought about is no longer answered.
    void withdraw() { thinking_.cancel(); }

  Q_SIGNALS:
    /// For the state in which it was made.
    void accepted(const checkers::State& state);
    void declined();

  private:
    void ask(const State& state, PieceSet set);

    QWidget* window_;
    plt::Background<bool> thinking_;
};

}  // namespace checkers
