// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "paint-by-numbers/library/progress.h"
#include "paint-by-numbers/library/shelf.h"

#include <vector>

#include <QDialog>

class QComboBox;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace paint_by_numbers {

/// Lets the player choose a puzzle by shelf and grade. Solved puzzles show their picture and name, begun ones
/// the marks so far, others only their size.
class LibraryDialog : public QDialog {
    Q_OBJECT

  public:
    LibraryDialog(std::vector<Shelf> shelves, const Progress& progress, const Clues& current,
                  QWidget* parent = nullptr);

    /// The selected puzzle, or null, and below its grade if that is known.
    const Entry* entry() const;
    std::optional<Difficulty> grade() const;

  private:
    void showShelf();
    void grade(std::size_t shelf);
    QListWidgetItem* itemOf(const Entry& entry, std::optional<Difficulty> grade);
    std::size_t shelf() const;

    std::vector<Shelf> shelves_;
    const Progress& progress_;
    const Entry* proposed_ = nullptr;  ///< the selected puzzle, if the player has not chosen it
    Clues current_;
    std::vector<std::vector<std::optional<Difficulty>>> grades_;
    std::vector<bool> graded_;
    plt::Background<std::vector<std::optional<Difficulty>>> grading_;
    QListWidget* names_;
    QListWidget* puzzles_;
    QComboBox* difficulty_;
    QLabel* heading_;
    QPushButton* play_;
};

}  // namespace paint_by_numbers
