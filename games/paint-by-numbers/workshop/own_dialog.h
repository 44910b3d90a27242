// SPDX-License-Identifier: MIT
#pragma once

#include "paint-by-numbers/storage/own_puzzles.h"

#include <QDialog>

class QListWidget;
class QPushButton;

namespace paint_by_numbers {

/// The player's own puzzles, to choose one for drawing or to remove some.
class OwnDialog : public QDialog {
    Q_OBJECT

  public:
    explicit OwnDialog(OwnPuzzles& own, QWidget* parent = nullptr);
    /// The selected puzzle, or null.
    const OwnPuzzles::Entry* chosen() const;

  private:
    void fill();
    void updateButtons();
    void removeChosen();

    OwnPuzzles& own_;
    QListWidget* list_;
    QPushButton* draw_;
    QPushButton* remove_;
};

}  // namespace paint_by_numbers
