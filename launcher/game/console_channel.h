// SPDX-License-Identifier: MIT
#pragma once

#include "common/system/files/descriptor.h"

#include <memory>
#include <vector>

#include <QByteArray>
#include <QObject>
#include <QSocketNotifier>
#include <QString>
#include <QTimer>

namespace plt {

/// The protocol between a game's process and consoles; each message is one character, in one case with a
/// text. To the console that started it, the game writes on its standard output, and it reads from its
/// standard input. The game's own code never sees either: its output goes to standard error. To consoles that
/// find it running, the game listens at a socket, which is named by the number of its process.
namespace channel {
/// The environment variable that is set if a console listens.
constexpr const char* environmentVariable = "PLT_GAMES_CONSOLE_LISTENS";

/// The game's window is on the screen.
constexpr char windowShown = 'W';
/// The game's library was refused, or there is no such game. Sent before the process ends.
constexpr char refused = 'R';
/// The game's own code failed before there was a window. Sent before the process ends.
constexpr char failedAtStart = 'F';
/// The game's event loop runs. Sent every heartbeatInterval.
constexpr char heartbeat = 'h';
constexpr int heartbeatInterval = 1000;  ///< milliseconds
/// The player wants to leave a game that holds the screen: it has released it, and the console is to come up.
constexpr char consoleRequested = 'C';
/// The player ends the game. Sent before the process ends.
constexpr char endedByPlayer = 'E';
/// The game takes too much memory and is killed. Sent by its guard.
constexpr char tookTooMuchMemory = 'M';

/// To the game: close, as if the player closed every window.
constexpr char close = 'c';
/// To the game: raise the window.
constexpr char show = 's';
/// To the game: raise the window and play a game, whose ID and a line feed follow.
constexpr char open = 'o';
constexpr qsizetype maximumId = 4096;  ///< bytes; a longer ID is ignored

/// Returns the directory with the sockets of this user's running games. Beside each is a link to the game's
/// folder, with folderSuffix.
QString socketsDir();
constexpr const char* folderSuffix = ".folder";
/// Makes the link for this process if it is missing, before a confinement. Returns false if that fails.
bool makeFolderLink(const QString& folder);
}  // namespace channel

/// The game's end of the channel.
class ConsoleChannel : public QObject {
    Q_OBJECT

  public:
    /// Takes over standard output and input if a console listens. Call it before any code of the game runs.
    explicit ConsoleChannel(QObject* parent = nullptr);
    ~ConsoleChannel() override;

    /// Lets consoles find this process as a game of `folder`.
    void listen(const QString& folder);

    /// Reports the first paint of `window` (at once if it is shown already), and from then on sends
    /// heartbeats.
    void watch(QWidget* window);

    /// Sends one of the messages above.
    void send(char word);

    bool eventFilter(QObject* watched, QEvent* event) override;

  Q_SIGNALS:
    void closeRequested();
    void showRequested();
    void gameRequested(const QString& id);

  private:
    /// A console at the other end.
    struct Line {
        /// Returns false if the console has ended.
        bool write(char word) const {
            return descriptors::writeByte(out.get() >= 0 ? out.get() : in.get(), word);
        }
        descriptors::Owned in = descriptors::Owned();
        descriptors::Owned out = descriptors::Owned();  ///< none for a socket, which goes both ways
        std::unique_ptr<QSocketNotifier> notifier = {};
        bool readsId = false;
        QByteArray id = {};  ///< as far as it has arrived
    };
    void reportWindow();
    void openInput(Line& line);
    void readMessages(int in);
    void admit();

    std::vector<Line> lines_;
    QTimer heartbeat_;
    bool windowShown_ = false;
    descriptors::Owned door_;  ///< the socket; none if this process cannot be found
    std::unique_ptr<QSocketNotifier> knock_;
};

}  // namespace plt
