// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace plt {
class Preferences;
}

namespace gobblet {

/// An input field for the thinking time. Valid input is stored immediately; invalid input becomes yellow,
/// with the reason.
class ThinkingTimeField : public QWidget {
    Q_OBJECT

  public:
    explicit ThinkingTimeField(plt::Preferences& preferences, QWidget* parent = nullptr);

  private:
    void readInput();

    plt::Preferences& preferences_;
    QLineEdit* seconds_;
    QLabel* words_;
};

}  // namespace gobblet
