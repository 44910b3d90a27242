// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

namespace plt {

class GameView;
class Ending;
class MessageStrip;

/// Decides what the strip below the game says: a notice for some seconds, else a deal that is looked for,
/// else the hint, else the end of the game (once its words over the board are gone), else its status.
class Announcer : public QObject {
    Q_OBJECT

  public:
    Announcer(GameView& view, MessageStrip& strip, Ending& ending, QObject* parent);

    /// Says what is to be said now; a notice goes.
    void announce();
    /// statusText() says something else; a notice stays.
    void announceStatus();
    /// A sentence for some seconds, or for longer if it matters.
    void notice(const QString& text);
    void warning(const QString& text);
    /// What is added to the end of the game ("That is your best result so far."); empty with the next game.
    void setResultText(const QString& text);
    void setDealing(bool busy);

  private:
    void sayNotice(const QString& text, int forMs);
    void announceEnd();
    bool isOver() const;
    /// What the strip says of the position: how a game ended is said elsewhere.
    QString status() const;
    GameView& view_;
    MessageStrip& strip_;
    Ending& ending_;
    QTimer noticeTimer_;
    QString resultText_;
    bool saidOver_ = false;  ///< the last time something was said
    bool dealing_ = false;
};

}  // namespace plt
