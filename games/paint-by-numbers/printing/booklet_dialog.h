// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "paint-by-numbers/library/shelf.h"
#include "paint-by-numbers/maker/maker.h"
#include "paint-by-numbers/printing/puzzle_pages.h"

#include <vector>

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QRadioButton;
class QSpinBox;

namespace paint_by_numbers {

/// Asks for the puzzles to print: the present one, or a booklet of others.
class BookletDialog : public QDialog {
    Q_OBJECT

  public:
    /// The settings, with which the dialog can be opened again.
    struct Choice {
        bool booklet = false;
        int shelf = 0;  ///< index of the shelf; the number of shelves stands for random boards
        Wanted wanted;
        int count = 12;
        int perPage = 4;
        bool solutions = true;
    };
    /// The maximum number of random boards.
    static constexpr int mostRandom = 60;

    BookletDialog(const PrintedPuzzle& shown, std::vector<Shelf> shelves, const Choice& choice,
                  QWidget* parent = nullptr);
    ~BookletDialog() override;

    Choice choice() const;
    /// The pages to print; valid after the dialog was accepted.
    const PuzzlePages::Content& content() const { return content_; }

    void accept() override;

  private:
    bool isRandom() const;
    void updateFields();
    void make();

    const PrintedPuzzle shown_;
    const std::vector<Shelf> shelves_;
    PuzzlePages::Content content_;
    plt::Background<std::vector<PrintedPuzzle>> making_;
    QRadioButton* one_;
    QRadioButton* booklet_;
    QComboBox* shelf_;
    QSpinBox* columns_;
    QSpinBox* rows_;
    QComboBox* difficulty_;
    QSpinBox* count_;
    QComboBox* perPage_;
    QCheckBox* solutions_;
    QLabel* note_;
    QDialogButtonBox* buttons_;
    QWidget* fields_;
};

/// The puzzle with its solution, if a bounded search finds it.
PrintedPuzzle printedOf(const Clues& clues, const QString& name, const std::optional<Grid>& picture,
                        std::optional<Difficulty> grade, const std::stop_token& stop = {});

}  // namespace paint_by_numbers
