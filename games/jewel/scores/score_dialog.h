// SPDX-License-Identifier: MIT
#pragma once

#include "jewel/scores/high_scores.h"

#include <functional>

#include <QDialog>

namespace jewel {

/// Shows the tables of high scores, one at a time.
class ScoreDialog : public QDialog {
    Q_OBJECT

  public:
    /// `shown` is the table shown first, which may be empty; `label` returns the title of a table.
    ScoreDialog(const QMap<QString, QList<HighScore>>& tables, const QString& shown,
                const std::function<QString(const QString&)>& label, QWidget* parent);
};

}  // namespace jewel
