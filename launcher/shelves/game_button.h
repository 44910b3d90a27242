// SPDX-License-Identifier: MIT
#pragma once

#include "common/plugin/game_plugin.h"

#include <QBasicTimer>
#include <QIcon>
#include <QPushButton>

namespace plt {

/// Returns the scale of texts beside icons of this side; it grows less than the icons.
double textScale(int iconSide);

/// Returns a sentence for the player with the reason why a game is unavailable.
QString unavailableSentence(const Obstacle& obstacle);

/// The button of one game: its icon, its name and a line about it; a star for a favourite, which a click
/// toggles; a ribbon if the game can be resumed; a tick if its board of the day is finished; and a turning
/// arc while it starts. It has no frame: the icon is prominent.
class GameButton : public QPushButton {
    Q_OBJECT

  public:
    /// Margin around the content, in logical pixels.
    static constexpr int padding = 10;

    explicit GameButton(QWidget* parent = nullptr);

    const GameInfo& info() const { return info_; }
    /// `isTwin`: another game has the same label, so the tooltip distinguishes them.
    void setInfo(const GameInfo& info, bool isTwin);

    /// Sets the longest side of the icon, in logical pixels; the texts are scaled accordingly.
    void setIconSide(int side);
    /// Sets the picture, which is shown unscaled (it is made for this screen); a null one leaves its place
    /// empty.
    void setPicture(const QPixmap& picture);
    bool hasPicture() const { return !picture_.isNull(); }

    /// Sets the progress of a game that can be resumed; empty if there is none.
    void setProgress(const QString& progress);
    const QString& progress() const { return progress_; }
    bool isResumable() const { return !progress_.isEmpty(); }
    /// Sets whether the line below the name shows the progress instead of the summary.
    void setShowsProgress(bool shows);

    /// Sets the line about the board of the day that the button starts, shown instead of the summary, with a
    /// tick at the icon if the board is finished. An empty line: the button starts the game.
    void setBoard(const QString& line, bool isFinished);
    const QString& board() const { return board_; }
    bool isBoardFinished() const { return isBoardFinished_; }

    /// Sets the sentence about a game's build, shown instead of the summary and the reason why the game is
    /// unavailable; empty for a game that is not being built.
    void setBuildStatus(const QString& line);
    const QString& buildStatus() const { return buildStatus_; }

    /// Only a button with the ID of a game has a star.
    void setFavourite(bool favourite);
    bool isFavourite() const { return favourite_; }
    /// Returns the rectangle in which a click toggles the star.
    QRect starRect() const;

    void setStarting(bool starting);
    bool isStarting() const { return turning_.isActive(); }
    /// Sets whether the focus ring is shown while the button has the focus.
    void setFocusRingVisible(bool shown);
    bool isFocusRingVisible() const { return ringShown_; }

    /// Returns a size that suits most names in this font, beside an icon of this side, with this number of
    /// lines below the name.
    static QSize sizeFor(const QFont& font, int iconSide, int lines);
    /// Returns the number of lines below the name that most summaries need in a button of this width.
    static int linesAt(int width, const QFont& font, int iconSide);
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
    void paintTick(QPainter& painter) const;
    void paintArc(QPainter& painter) const;

    GameInfo info_;
    bool isTwin_ = false;
    int iconSide_ = 48;
    QString progress_;
    bool showsProgress_ = false;
    QString board_;
    bool isBoardFinished_ = false;
    QString buildStatus_;
    bool favourite_ = false;
    bool ringShown_ = false;
    bool starPressed_ = false;
    bool overStar_ = false;
    QPixmap picture_;
    QPixmap shownPicture_;    ///< for palette and state; created on the first paint
    QStringList shownName_;   ///< lines, elided; computed on the first paint
    QStringList shownLines_;  ///< likewise
    bool areTextsFitted_ = false;
    QBasicTimer turning_;
    int turn_ = 0;
};

}  // namespace plt
