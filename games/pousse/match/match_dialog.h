// SPDX-License-Identifier: MIT
#pragma once

#include "common/thinking/background.h"
#include "pousse/match/match.h"

#include <array>
#include <vector>

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace plt {
class GameSession;
}

namespace pousse {

/// Plays a match between two computer players and shows its table; it can be stopped at any time.
class MatchDialog : public QDialog {
    Q_OBJECT

  public:
    MatchDialog(const plt::GameSession& session, int size, QWidget* parent = nullptr);

    /// Sets the players by the words of their levels.
    void setPlayers(const std::string& first, const std::string& second);
    void setGames(int games);
    void start();
    void stop();
    bool isRunning() const { return playing_.isRunning(); }
    const std::vector<MatchGame>& games() const { return games_; }
    QString summary() const;
    QTableWidget& table() const { return *table_; }

  private:
    void playNext();
    void gameOver(const MatchGame& game);
    void showButtons();
    QString playerName(bool first) const;

    std::array<QComboBox*, 2> players_{};
    QSpinBox* size_;
    QSpinBox* count_;
    QTableWidget* table_;
    QLabel* result_;
    QPushButton* startOrStop_;
    Match match_;
    std::vector<MatchGame> games_;
    plt::Background<MatchGame> playing_;
};

}  // namespace pousse
