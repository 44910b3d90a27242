// SPDX-License-Identifier: MIT
#pragma once

#include <QApplication>
#include <QElapsedTimer>

namespace plt {

/// The application object of a game's process. Keeps a way out of a game that has grabbed the screen:
/// Ctrl+Shift+Escape, which a game cannot intercept while its event loop runs.
class GameApplication : public QApplication {
    Q_OBJECT

  public:
    GameApplication(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

  Q_SIGNALS:
    /// Emitted for the first press: the game has released keyboard, mouse and screen.
    void leaveRequested();
    /// Emitted for the second press: the player wants the game to end.
    void endRequested();

  private:
    void releaseAll();
    QElapsedTimer sinceLeave_;
};

}  // namespace plt
