// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QTimer>

namespace plt {

/// What a game's process tells the console that started it. The words go through the process's standard
/// output, which the game itself never gets to see: what it prints is sent to its standard error.
namespace channel {
/// The environment variable that says that a console listens.
constexpr const char* environmentVariable = "PLT_GAMES_CONSOLE_LISTENS";
/// The game's window is on the screen.
constexpr char windowShown = 'W';
/// The game's library was refused, or there is no such game; said before the process ends.
constexpr char refused = 'R';
/// The game's own code failed before there was a window; said before the process ends.
constexpr char failedAtStart = 'F';
/// The game's event loop runs. Sent every heartbeatInterval.
constexpr char heartbeat = 'h';
constexpr int heartbeatInterval = 1000;  ///< milliseconds
}  // namespace channel

/// The game's end of the channel.
class ConsoleChannel : public QObject {
    Q_OBJECT

  public:
    /// Takes over standard output when a console listens. Call it before any code of the game runs.
    explicit ConsoleChannel(QObject* parent = nullptr);
    ~ConsoleChannel() override;

    /// Reports when `window` has been painted for the first time (at once if it is shown already), and from
    /// then on that the game is alive.
    void watch(QWidget* window);

    /// Says one of the words above.
    void send(char word);

    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void tellOfWindow();
    int descriptor_ = -1;
    QTimer heartbeat_;
};

}  // namespace plt
