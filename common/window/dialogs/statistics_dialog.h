// SPDX-License-Identifier: MIT
#pragma once

#include "common/keeping/results/statistics.h"

#include <QDialog>
#include <QMap>

class QCheckBox;
class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace plt {

/// Shows what was counted, one set of options at a time, with the best results; clears it; turns counting
/// off.
class StatisticsDialog : public QDialog {
    Q_OBJECT

  public:
    /// `optionsText` is the set to show first.
    StatisticsDialog(const QString& gameId, const QString& optionsText, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// The player wants to play the game of a best result again.
    void playRequested(const QString& gameId);

  private:
    void load(const QString& optionsText);
    void showSet();
    /// Makes the window as high as what it shows.
    void fit();
    void fillFacts(const OptionStatistics& set);
    void fillBest(const OptionStatistics& set);

    Statistics statistics_;
    QMap<QString, OptionStatistics> all_;
    QComboBox* sets_;
    QLabel* note_;
    QTableWidget* facts_;
    QTableWidget* best_;
    QPushButton* again_;
    QPushButton* clear_;
};

}  // namespace plt
