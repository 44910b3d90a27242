// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/transition.h"

#include <optional>

#include <QObject>
#include <QString>
#include <QTimer>

class QWidget;

namespace plt {

class GameView;
class Plate;

/// Says over the board how a game ended, and what can be done now. It goes with a click or with the next move
/// and does not come back for the same end.
class Ending : public QObject {
    Q_OBJECT

  public:
    /// `over`: what the words are shown over.
    Ending(GameView& view, QWidget* over, QObject* parent);

    /// Says it, or says more of the same end. False when the player has taken this end's words away.
    bool tell(const QString& title, const QString& text);
    /// The position is no end, or another one.
    void leave();
    /// Whether the words are shown, or will be as soon as the last move has come to rest.
    bool isTold() const { return told_; }
    /// Title and text in one line.
    static QString inWords(const QString& title, const QString& text);
    QString words() const { return inWords(title_, text_); }
    /// Takes the words away as a click does.
    void dismiss();

  Q_SIGNALS:
    void dismissed();

  private:
    void show();
    void hide();
    GameView& view_;
    QWidget* over_;
    Plate* plate_ = nullptr;  ///< made at the first end: no start waits for it
    QTimer rest_;
    QString title_;
    QString text_;
    std::optional<Place> place_;
    bool hadBetter_ = false;  ///< a better end was known when it was told
    bool told_ = false;
    bool gone_ = false;
};

}  // namespace plt
