// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

namespace plt {

class GameView;
class Ending;
class MessageStrip;

/// Decides what the strip below the game shows: a notice for some seconds, else a deal being searched for,
/// else the hint, else the end of the game (once its words over the board are gone), else the status.
class Announcer : public QObject {
    Q_OBJECT

  public:
    Announcer(GameView& view, MessageStrip& strip, Ending& ending);

    /// Updates the strip and drops a notice.
    void announce();
    /// Updates the strip after a change of statusText(); a notice stays.
    void announceStatus();
    /// Shows a sentence for some seconds; warning() shows it longer.
    void notice(const QString& text);
    void warning(const QString& text);
    /// Sets an addition to the end of the game ("That is your best result so far."); empty with the next
    /// game.
    void setResultText(const QString& text);
    void setDealing(bool busy);

  private:
    void showNotice(const QString& text, int forMs);
    void announceEnd();
    bool isOver() const;
    /// Returns the status text; empty after the end of the game, which is announced elsewhere.
    QString status() const;
    GameView& view_;
    MessageStrip& strip_;
    Ending& ending_;
    QTimer noticeTimer_;
    QString resultText_;
    bool wasOver_ = false;  ///< isOver() at the last announcement
    bool dealing_ = false;
};

}  // namespace plt
