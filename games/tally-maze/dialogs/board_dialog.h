// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/code_dialog.h"
#include "tally-maze/rules.h"

#include <cstdint>
#include <optional>

class QSpinBox;

namespace tally_maze {

/// A board named by the player: its size, and its number or that of a deal.
struct NamedBoard {
    Options options;
    Start start;                        ///< only meaningful without a seed
    std::optional<std::uint64_t> seed;  ///< the number of a deal
};

/// The board that a text names by its code, by its number in full, or by a game ID of either form. A code or
/// a number refers to a board of `size` if there is one, otherwise to the smallest size with that many mazes.
std::optional<NamedBoard> boardNamed(const QString& text, int size);

/// Shows the code and the number of the board and of the present maze, each with a button to copy it, and
/// asks for another board to play.
class BoardDialog : public plt::CodeDialog {
    Q_OBJECT

  public:
    BoardDialog(const Options& options, const BoardNumber& first, const BoardNumber& now,
                QWidget* parent = nullptr);

    /// The board to play. Only valid after the dialog was accepted.
    const NamedBoard& board() const { return board_; }

  protected:
    QString submit(const QString& entered) override;

  private:
    NamedBoard board_;
    QSpinBox* size_;
};

}  // namespace tally_maze
