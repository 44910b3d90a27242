// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include <QObject>
#include <QTimer>

class QSocketNotifier;

namespace plt {

/// What a game's process and the console that started it tell each other, a character a word. The game speaks
/// through its standard output and listens on its standard input; the game's own code never gets to see
/// either: what it prints is sent to its standard error.
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
/// The player wants out of a game that holds the screen: it has let go of it, and the console is to come up.
constexpr char consoleWanted = 'C';
/// The player ends the game; said before the process ends.
constexpr char endedByPlayer = 'E';
/// The game takes too much memory and is ended; said by its guard.
constexpr char tookTooMuchMemory = 'M';

/// To the game: close, as if the player closed every window.
constexpr char close = 'c';
/// To the game: bring the window to the front.
constexpr char show = 's';
}  // namespace channel

/// The game's end of the channel.
class ConsoleChannel : public QObject {
    Q_OBJECT

  public:
    /// Takes over standard output and input when a console listens. Call it before any code of the game runs.
    explicit ConsoleChannel(QObject* parent = nullptr);
    ~ConsoleChannel() override;

    /// Reports when `window` has been painted for the first time (at once if it is shown already), and from
    /// then on that the game is alive.
    void watch(QWidget* window);

    /// Says one of the words above.
    void send(char word);

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void closeWanted();
    void showWanted();

  private:
    void tellOfWindow();
    void listen();
    void hear();

    int out_ = -1;
    int in_ = -1;
    std::unique_ptr<QSocketNotifier> notifier_;
    QTimer heartbeat_;
};

}  // namespace plt
