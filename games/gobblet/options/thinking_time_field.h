// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;
class QLineEdit;

namespace plt {
class Preferences;
}

namespace gobblet {

/// Where the thinking time is typed. It is kept as soon as it is a time; what is none is shown on yellow, and
/// why.
class ThinkingTimeField : public QWidget {
    Q_OBJECT

  public:
    explicit ThinkingTimeField(plt::Preferences& preferences, QWidget* parent = nullptr);

  private:
    void take();

    plt::Preferences& preferences_;
    QLineEdit* seconds_;
    QLabel* words_;
};

}  // namespace gobblet
