// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_info.h"

#include <QBasicTimer>
#include <QIcon>
#include <QPushButton>

namespace plt {

/// How much larger texts are beside icons of this side: less so than the icons.
double textScale(int iconSide);

/// What a player is told of a game that cannot be played.
QString unavailableSentence(const Obstacle& obstacle);

/// The button of one game: its icon, its name and a line about it; a star for a favourite, which the pointer
/// can give and take; a ribbon when a game waits to be resumed; and a turning arc while it is starting. No
/// frame: the icon is what is seen.
class GameButton : public QPushButton {
    Q_OBJECT

  public:
    /// Room around what a button shows, in logical pixels.
    static constexpr int padding = 10;

    explicit GameButton(QWidget* parent = nullptr);

    const GameInfo& info() const { return info_; }
    /// `isTwin`: another game has the same label, so the tooltip tells them apart.
    void setInfo(const GameInfo& info, bool isTwin);

    /// The longest side of the icon, in logical pixels; the texts suit it.
    void setIconSide(int side);
    /// The picture is shown as large as it is (it is made for this screen); a null one leaves the place
    /// empty.
    void setPicture(const QPixmap& picture);
    bool hasPicture() const { return !picture_.isNull(); }

    /// How far the game is that waits to be resumed; empty where none does.
    void setProgress(const QString& progress);
    const QString& progress() const { return progress_; }
    bool isResumable() const { return !progress_.isEmpty(); }
    /// Whether the line below the name tells the progress, and not what the game is about.
    void setShowsProgress(bool shows);

    /// Sets the sentence about a game's build, shown instead of the summary and the reason why the game is
    /// unavailable; empty for a game that is not being built.
    void setBuildStatus(const QString& line);
    const QString& buildStatus() const { return buildStatus_; }

    void setFavourite(bool favourite);
    bool isFavourite() const { return favourite_; }
    /// Where a click gives and takes the star.
    QRect starPlace() const;

    void setStarting(bool starting);
    bool isStarting() const { return turning_.isActive(); }
    /// Whether it is seen that the keyboard is here, when it is.
    void setRingShown(bool shown);
    bool isRingShown() const { return ringShown_; }

    /// The size that suits most names in a font, beside an icon of this side.
    static QSize sizeFor(const QFont& font, int iconSide);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  Q_SIGNALS:
    void arrowPressed(Qt::Key key);
    void starClicked();

  protected:
    bool event(QEvent* event) override;
    bool hitButton(const QPoint& place) const override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

  private:
    const QPixmap& shownPicture();
    void describe();
    const QString& lineText() const;
    QRect iconPlace() const;
    QRect textPlace() const;
    bool isStarSeen() const;
    void fitTexts();
    void paintGround(QPainter& painter) const;
    void paintPicture(QPainter& painter);
    void paintTexts(QPainter& painter);
    void paintStar(QPainter& painter) const;
    void paintRibbon(QPainter& painter) const;
    void paintArc(QPainter& painter) const;

    GameInfo info_;
    bool isTwin_ = false;
    int iconSide_ = 48;
    QString progress_;
    bool showsProgress_ = false;
    QString buildStatus_;
    bool favourite_ = false;
    bool ringShown_ = false;
    bool starPressed_ = false;
    bool overStar_ = false;
    QPixmap picture_;
    QPixmap shownPicture_;    ///< as it suits palette and state; made when it is painted first
    QString shownName_;       ///< what of it fits; found when it is painted first
    QStringList shownLines_;  ///< likewise
    bool areTextsFitted_ = false;
    QBasicTimer turning_;
    int turn_ = 0;
};

}  // namespace plt
