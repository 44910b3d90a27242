// SPDX-License-Identifier: MIT
#pragma once

#include "gobblet/auto_play.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace gobblet {

/// Asks how well and how long the computer is to think.
class AutoPlayDialog : public QDialog {
    Q_OBJECT

  public:
    /// `hasSeats`: the game's options have computers of their own level.
    explicit AutoPlayDialog(const AutoPlay& autoPlay, bool hasSeats = false, QWidget* parent = nullptr);

    /// What was chosen. Valid when the dialog was accepted.
    AutoPlay autoPlay() const;

  private:
    void check();

    QComboBox* level_;
    QLabel* note_;
    QLineEdit* seconds_;
    QLabel* problem_;
    QPushButton* ok_;
};

}  // namespace gobblet
