// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QObject>
#include <QString>

namespace plt {

class CentralWidget;
class GameSession;
class GameView;
class ReviewPanel;

/// Returns the accuracy of the lone player in the reviewed game, 0 to 100; nothing until all of its moves were
/// looked at.
std::optional<int> accuracyOf(const GameSession& session);

/// Shows the review of a game in its window while one is open, and has its accuracy counted.
class Review : public QObject {
    Q_OBJECT

  public:
    Review(GameView& view, CentralWidget& widgets, QString gameId);

    /// The panel; null before the first review.
    ReviewPanel* panel() const { return panel_; }

  Q_SIGNALS:
    /// Emitted after a review was opened or closed, or when a try has begun or ended.
    void changed();

  private:
    void update();
    /// Counts the accuracy of the lone player in a finished game that was played without help.
    void count();

    GameView& view_;
    CentralWidget& widgets_;
    const QString id_;
    ReviewPanel* panel_ = nullptr;  ///< created for the first review, to keep the start fast
};

}  // namespace plt
