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
class QTabWidget;

namespace plt {

class Tallied;

/// Shows the statistics of one set of options at a time, with the best results and the game's own pages;
/// clears them; turns counting off.
class StatisticsDialog : public QDialog {
    Q_OBJECT

  public:
    /// `optionsText` is the set to show first; `tallied` is null for a game that counts only results.
    /// `finishedLabel` names the number of finished games; `hasSeats`: several players move.
    StatisticsDialog(const QString& gameId, const QString& optionsText, const Tallied* tallied,
                     const QString& finishedLabel, bool hasSeats, QWidget* parent = nullptr);

  Q_SIGNALS:
    /// Emitted when the player wants to play the game of a best result again.
    void playRequested(const QString& gameId);

  private:
    void buildResults();
    void load(const QString& optionsText);
    void showTallies();
    void showSet();
    /// Resizes the window to the height of its content.
    void fit();
    static void addAccuracy(const OptionStatistics& set, QList<QPair<QString, QString>>& rows);
    void fillFacts(const OptionStatistics& set);
    void fillBest(const OptionStatistics& set);

    Statistics statistics_;
    const Tallied* tallied_;
    QString finishedLabel_;
    const bool hasSeats_;
    QMap<QString, OptionStatistics> all_;
    QTabWidget* pages_ = nullptr;  ///< null in a game that counts only results
    QWidget* results_;
    QComboBox* sets_;
    QLabel* note_;
    QTableWidget* facts_;
    QTableWidget* best_;
    QPushButton* again_;
    QPushButton* clear_;
};

}  // namespace plt
