// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

namespace plt {

struct Change;
class GameView;
class Plate;
class PlayerActions;
class ZoomArea;

/// Shows the aim of a game: automatically in a player's first game of it, and on request. It stands on a
/// plate, or, in a window where that would crowd the board, in the strip below. The player's first move
/// or a click hides it.
class Aim : public QObject {
    Q_OBJECT

  public:
    Aim(GameView& view, PlayerActions& players, QString sentence, ZoomArea& area);

    /// Shows the aim.
    void show();
    /// Shows the aim if the player has never seen it and has not moved yet.
    void showOnce();
    /// Does so in a window that is not painted yet: before the first picture if the words move the board, and
    /// after it if they stand beside the board, where they would be painted again with its last cards.
    void showOnceInTime();
    /// Hides it after the player's move.
    void follow(const Change& change);
    /// Adapts it to an editor that was opened, or to other players.
    void refresh();
    bool isShown() const;
    /// Hides the aim, like a click on it.
    void dismiss();

  Q_SIGNALS:
    /// Emitted with the sentence that the strip shows from now on; empty for none.
    void stripSentenceChanged(const QString& sentence);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void hide();
    void markSeen();
    void setInStrip(bool on);
    void updateOffer();
    GameView& view_;
    ZoomArea& area_;
    PlayerActions& players_;
    QString sentence_;
    bool hasBegun_ = false;  ///< the player has moved
    bool offersComputer_ = false;
    bool isInStrip_ = false;
    bool isBeforePaint_ = false;
    bool waits_ = false;      ///< the plate is shown after the first picture
    Plate* plate_ = nullptr;  ///< created when first shown, to keep the start fast
};

}  // namespace plt
