// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/statistics/game_sums.h"

#include <QDialog>
#include <QMap>

class QLabel;
class QTreeWidget;

namespace plt {

/// The statistics of all games in one window, and the file that takes them to another computer.
class StatisticsWindow : public QDialog {
    Q_OBJECT

  public:
    /// `games` are those that can be played.
    explicit StatisticsWindow(const QList<GameInfo>& games, QWidget* parent = nullptr);

    /// Reads the files again and shows them; done when readingFinished() is emitted.
    void reload();
    /// Writes a copy of all statistics, or merges one; says in the window how it went.
    void saveCopy(const QString& path);
    void mergeCopy(const QString& path);

  Q_SIGNALS:
    void readingFinished();

  private:
    void showGames(const QList<GameSums>& games);
    /// Makes every column as wide as its texts.
    void fitColumns();
    void showSummary(const QList<GameSums>& games);

    const QList<GameInfo> there_;
    QLabel* summary_;
    QTreeWidget* games_;
    QLabel* told_;
};

}  // namespace plt
