// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/code_dialog.h"
#include "tally-maze/rules.h"

#include <cstdint>
#include <optional>

class QSpinBox;

namespace tally_maze {

/// A board that somebody has named: its size, and its number or that of a deal.
struct NamedBoard {
    Options options;
    Start start;                        ///< only meaningful without a number
    std::optional<std::uint64_t> seed;  ///< the number of a deal
};

/// The board that a text names by its code, by its number in full, or by a game ID of either form. For a code
/// or a number it is one of `size` if there is such a one, else the smallest that has so many mazes.
std::optional<NamedBoard> boardNamed(const QString& text, int size);

/// Shows the code and the number of the board that is played and of the maze as it is now, each to be copied,
/// and takes another one to be played.
class BoardDialog : public plt::CodeDialog {
    Q_OBJECT

  public:
    BoardDialog(const Options& options, const BoardNumber& first, const BoardNumber& now,
                QWidget* parent = nullptr);

    /// What is to be played. Only after the dialog was accepted.
    const NamedBoard& board() const { return board_; }

  protected:
    QString take(const QString& entered) override;

  private:
    NamedBoard board_;
    QSpinBox* size_;
};

}  // namespace tally_maze
