// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QBoxLayout;

namespace tally_maze {

class KeyButton;

/// What else than a step the player can do, for mouse and touch: wait, look at the next maze for as long as
/// the button is held, and bring it.
class KeyBar : public QWidget {
    Q_OBJECT

  public:
    explicit KeyBar(QWidget* parent = nullptr);

    KeyButton& waitButton() const { return *wait_; }
    KeyButton& aheadButton() const { return *ahead_; }
    KeyButton& nextButton() const { return *next_; }

    /// One below the other, beside a board, or side by side below it.
    void setUpright(bool upright);
    /// How much of a board's width or height the bar takes.
    int breadth(bool upright) const;

  Q_SIGNALS:
    void waitPressed();
    void nextPressed();
    void aheadHeld(bool held);

  private:
    QBoxLayout* row_;
    KeyButton* wait_;
    KeyButton* ahead_;
    KeyButton* next_;
};

}  // namespace tally_maze
