// SPDX-License-Identifier: MIT
#pragma once

#include <QElapsedTimer>
#include <QWidget>

class QBoxLayout;

namespace tally_maze {

class KeyButton;

/// The actions other than steps, for mouse and touch: wait, look at the next maze while the button is held
/// down or after a click on it, and switch to it.
class KeyBar : public QWidget {
    Q_OBJECT

  public:
    explicit KeyBar(QWidget* parent = nullptr);

    KeyButton& waitButton() const { return *wait_; }
    KeyButton& aheadButton() const { return *ahead_; }
    KeyButton& nextButton() const { return *next_; }

    /// Sets a vertical layout, beside a board, or a horizontal one below it.
    void setUpright(bool upright);
    /// The width or height that the bar takes from the board's.
    int thickness(bool upright) const;
    /// Ends the look at the next maze that a click began; a button that is held down stays so.
    void releaseAhead();

  Q_SIGNALS:
    void waitPressed();
    void nextPressed();
    void aheadHeld(bool held);

  private:
    QBoxLayout* row_;
    KeyButton* wait_;
    KeyButton* ahead_;
    KeyButton* next_;
    QElapsedTimer sincePressed_;  ///< of the button for looking ahead
};

}  // namespace tally_maze
