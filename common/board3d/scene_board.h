// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/scene.h"
#include "common/export.h"

#include <memory>

#include <QList>
#include <QWidget>

class QAction;
class QKeyEvent;

namespace plt {

class Preferences;

/// A board with movable pieces, in perspective (OpenGL) or flat from above, depending on the player's wish
/// and the machine. The game provides a scene for each state; the widget animates the difference, lets the
/// player drag, click and move pieces by keyboard or screen reader, and emits the moves.
///
/// A piece is moved by dragging it, or by choosing it (click, Enter on its square) and then a square. Lifting
/// shows its targets. A drop elsewhere puts it back.
///
/// Keys: Tab, Enter or Space show a cursor on the squares. While it is visible, arrows move it, Enter and
/// Space choose, and Escape puts a lifted piece back or else hides the cursor. Otherwise arrows turn a board
/// in perspective (and start moving the cursor on a flat one). In perspective Shift + arrows always turn,
/// Ctrl + Shift + arrows shift, `=` `-` zoom, `+` `_` change the size, Home or 0 return to the default view;
/// these also work while another widget of the window has the focus, if that does not use them. No key with
/// Alt is used.
class PLT_BOARD3D_API SceneBoard : public QWidget {
    Q_OBJECT

  public:
    explicit SceneBoard(QWidget* parent = nullptr);
    ~SceneBoard() override;

    /// Shows a scene. If `animated`, pieces move from where they are seen to where they belong, captured ones
    /// leave visibly, and motion never blocks input. A lifted piece stays lifted if it still can be.
    void setScene(BoardScene scene, bool animated = true);
    const BoardScene& scene() const;

    /// Puts a lifted piece back.
    void putBack();
    /// The id of the lifted piece, or -1.
    int liftedPiece() const;
    /// Lifts a piece as if the player had chosen it. Returns false if it has no targets.
    bool lift(int piece);

    /// Returns true while the scene is shown in perspective.
    bool isPerspective() const;
    /// Returns true if this machine can show perspective (known after the first try).
    bool isPerspectiveAvailable() const;
    void setPerspective(bool on);
    /// Returns true if the labels of squares (coordinates) are shown.
    bool showsLabels() const;
    void setLabelsShown(bool on);

    /// Actions for the View menu: perspective or flat, coordinates, the camera, back to the default view.
    /// They act on this board and are saved in the preferences of readPreferences().
    const QList<QAction*>& viewActions() const;
    /// Applies the player's settings for boards of this game, and saves later changes. The preferences must
    /// outlive the board.
    void readPreferences(Preferences& preferences);

    /// The square of the keyboard cursor.
    int cursorSquare() const;
    void setCursorSquare(int square);

    bool isAnimating() const;
    void finishAnimation();
    /// Conceals the board (pause): it is empty and without marks, and takes no input.
    void setConcealed(bool concealed);

    /// Returns the point to click for a square, and for the visible part of a piece at rest, in widget
    /// coordinates.
    QPoint squarePoint(int square) const;
    QPoint piecePoint(int piece) const;

    /// Returns all of `holder`, a view with this board in it, except the room beside what is drawn here, where words
    /// may stand; in the holder's coordinates. The buttons of the camera are drawn here, too.
    QRegion occupiedRegion(const QWidget& holder) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers ------------------------------------------------------------------------------------
    /// Returns true if the square can be reached: it has a name, and the board is not concealed.
    bool isReachable(int square) const;
    /// Returns the name of a square, extended by its meaning for the lifted piece.
    QString squareName(int square) const;
    /// The square of the lifted piece, or -1.
    int liftedSquare() const;
    /// Returns the rectangle of a square in widget coordinates.
    QRect squareRect(int square) const;
    /// Does the same as a click or Enter on this square.
    void chooseSquare(int square);

  Q_SIGNALS:
    /// Emitted when the player puts a piece on one of its targets. It stays there until the next scene, which
    /// the game should set at once.
    void pieceMoved(int piece, int square);
    /// Emitted when the player puts a piece where it may not go: another square, or -1 off every square. It
    /// goes back; the game may say why.
    void moveRefused(int piece, int square);
    /// Emitted when a square without a movable piece is chosen while nothing is lifted. The game places a new
    /// piece there, or may say why nothing can be moved there.
    void squareChosen(int square);
    /// Emitted when a piece is lifted, and with -1 when it is put back or down.
    void liftedChanged(int piece);
    /// Emitted with a sentence for the player: perspective is not possible here, and why.
    void notice(const QString& text);

  protected:
    /// Handles a key before the board uses it (arrows, Enter, Space, Escape). Returns true if the game used
    /// it. Not called during a pause, nor for keys from elsewhere in the window.
    virtual bool keyPressed(QKeyEvent* event);

    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool focusNextPrevChild(bool next) override;

  private:
    struct Private;
    std::unique_ptr<Private> d;
};

}  // namespace plt
