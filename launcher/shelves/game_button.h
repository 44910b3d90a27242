// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_info.h"

#include <QBasicTimer>
#include <QIcon>
#include <QPushButton>

namespace plt {

/// The longest side of a game's icon on its button, in logical pixels.
constexpr int buttonIconSide = 32;

/// What a player is told of a game that cannot be played.
QString unavailableSentence(const Obstacle& obstacle);

/// The button of one game: its icon, its name, a ribbon when a game waits to be resumed, and a turning arc
/// while it is starting.
class GameButton : public QPushButton {
    Q_OBJECT

  public:
    explicit GameButton(QWidget* parent = nullptr);

    const GameInfo& info() const { return info_; }
    /// `isTwin`: another game has the same label, so the tooltip tells them apart.
    void setInfo(const GameInfo& info, bool isTwin);

    /// The picture is shown as large as it is (it is made for this screen); a null one leaves the place
    /// empty.
    void setPicture(const QPixmap& picture);
    bool hasPicture() const { return !picture_.isNull(); }

    void setResumable(bool resumable);
    bool isResumable() const { return resumable_; }
    void setStarting(bool starting);
    bool isStarting() const { return turning_.isActive(); }

    /// The size that suits any label in a font.
    static QSize sizeFor(const QFontMetrics& metrics);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void arrowPressed(Qt::Key key);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

  private:
    const QPixmap& shownPicture();
    void describe();
    void paintRibbon(QPainter& painter, const QRect& inside) const;
    void paintArc(QPainter& painter, const QRect& inside) const;

    GameInfo info_;
    bool isTwin_ = false;
    bool resumable_ = false;
    QPixmap picture_;
    QPixmap greyPicture_;  ///< made when it is painted first
    QBasicTimer turning_;
    int turn_ = 0;
};

}  // namespace plt
