// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>

#include <QDialog>

class QLabel;
class QListWidget;

namespace lights_out {

/// The player's progress on a level.
struct Progress {
    bool solved = false;
    int best = 0;  ///< fewest presses without help; 0 if it was only solved with help
};

/// A dialog with the pictures of all levels and the progress on each.
class LevelChooser : public QDialog {
    Q_OBJECT

  public:
    LevelChooser(int current, const std::function<Progress(int)>& progress, QWidget* parent = nullptr);
    /// The selected level, or -1.
    int level() const;

  private:
    QListWidget* list_;
};

}  // namespace lights_out
