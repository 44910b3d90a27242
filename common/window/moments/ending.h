// SPDX-License-Identifier: MIT
#pragma once

#include "common/session/transition.h"
#include "common/window/moments/plate.h"

#include <functional>
#include <optional>
#include <utility>

#include <QList>
#include <QObject>
#include <QString>
#include <QTimer>

namespace plt {

class GameView;
class ZoomArea;

/// Shows on a plate over the board how a game ended, and what can be done next. A click or the next move
/// hides it, and it does not return for the same end. In a window so low that it would hide the reason for the
/// end, it gives way to the strip.
class Ending : public QObject {
    Q_OBJECT

  public:
    Ending(GameView& view, ZoomArea& area);

    /// Sets the function that shares the game, which the words offer.
    void setShare(std::function<void()> share) { share_ = std::move(share); }
    /// Returns all that can be done at the end, another game first.
    QList<Plate::Answer> answers();
    /// Shows the words, or updates them for the same end. Returns false if the player has dismissed them, or
    /// if they belong in the strip. A dead end is the same as long as the player moves on from it.
    bool show(const QString& title, const QString& text);
    /// Returns true if they belong in the strip.
    bool isInStrip() const { return shown_ && inStrip_; }
    /// Called when the position is no end, or another one; hides the words.
    void reset();
    /// Returns true if the words are shown, or will be when the last move has come to rest.
    bool isShown() const { return shown_ && !inStrip_; }
    /// Returns title and text in one line.
    static QString inWords(const QString& title, const QString& text);
    QString words() const { return inWords(title_, text_); }
    /// Hides the words, like a click on them.
    void dismiss();

  Q_SIGNALS:
    void dismissed();
    /// Emitted when a resized window moves the words from the plate to the strip, or back.
    void moved();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void makePlate();
    void setInStrip(bool on);
    void showPlate();
    void hidePlate();
    GameView& view_;
    ZoomArea& area_;
    Plate* plate_ = nullptr;  ///< created at the first end, to keep the start fast
    std::function<void()> share_;
    QTimer rest_;
    QString title_;
    QString text_;
    std::optional<Place> place_;
    bool shown_ = false;
    bool dismissed_ = false;
    bool inStrip_ = false;
    bool wasDeadEnd_ = false;
};

}  // namespace plt
