// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/strip/message_strip.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

class QMenu;

namespace plt {

class GameView;
class Ending;

/// Decides what the strip below the game shows: a notice for some seconds, else the hint, else a message that
/// waits for an answer, else a deal being searched for, else the end of the game (once its words over the
/// board are gone), else the aim where there is no room for its plate, else the status.
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
    /// Shows a message until the player dismisses it; results of the player's requests hide it meanwhile.
    void announceUntilDismissed(const QString& text);
    /// Hides such a message. Returns false if there is none.
    bool dismissAnnouncement();
    /// Sets an addition to the end of the game ("That is your best result so far."); empty with the next
    /// game.
    void setResultText(const QString& text);
    void setDealing(bool busy);
    /// Sets the aim of the game, to be shown until it is set to nothing.
    void setAim(const QString& sentence);

  private:
    void showNotice(const QString& text, int forMs);
    void announceEnd();
    /// Adds what can be done at the end besides another game.
    void fillMore(QMenu& menu);
    /// Returns the text after the title, in the same order in all games: the game's message about its end,
    /// the time or, without a clock, the moves, the best results, and a note about help.
    QString endText() const;
    void showAnnouncement();
    bool isOver() const;
    /// Returns true if the game goes on and its view says that it cannot be won any more.
    bool isDeadEnd() const;
    QList<MessageStrip::Answer> deadEndAnswers() const;
    /// Returns the status text; empty before the first game, and after the end, which is announced elsewhere.
    QString status() const;
    GameView& view_;
    MessageStrip& strip_;
    Ending& ending_;
    QTimer noticeTimer_;
    QString announced_;
    QString resultText_;
    QString aim_;
    bool wasOver_ = false;  ///< an end or a dead end at the last announcement
    bool dealing_ = false;
};

}  // namespace plt
