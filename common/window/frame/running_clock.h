// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace plt {

class GameView;

/// Lets the session's clock run while the game is going on before the player's eyes, and tells when another
/// second is to be shown.
class RunningClock : public QObject {
    Q_OBJECT

  public:
    /// `window`: time only counts while it is seen.
    RunningClock(GameView& view, QWidget& window);

    /// Looks again whether time counts now.
    void follow();
    /// The time played; empty in a game without a clock.
    QString text() const;

  Q_SIGNALS:
    /// text() is another.
    void ticked();

  private:
    void tick();
    GameView& view_;
    QWidget& window_;
    QTimer timer_;
    QString shown_;
};

}  // namespace plt
