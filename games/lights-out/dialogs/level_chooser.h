// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include <QDialog>

class QLabel;
class QListWidget;

namespace lights_out {

/// What a player has reached on a level.
struct Progress {
    bool solved = false;
    int best = 0;  ///< fewest presses without help; 0 when it was only solved with help
};

/// All levels as pictures, with what was reached on each.
class LevelChooser : public QDialog {
    Q_OBJECT

  public:
    LevelChooser(int current, const std::function<Progress(int)>& progress, QWidget* parent = nullptr);
    /// The level that is selected, -1 for none.
    int level() const;

  private:
    QListWidget* list_;
};

}  // namespace lights_out
