// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/export.h"
#include "common/board3d/scene.h"

#include <functional>
#include <memory>

#include <QList>
#include <QWidget>

class QAction;
class QKeyEvent;

namespace plt {

class Preferences;

/// A board with pieces to lift and put down, in perspective (OpenGL) or flat from above, as the player wants
/// and the machine can. The game hands over a scene for each state; the widget shows the difference as
/// motion, lets pieces be dragged, clicked and moved by keyboard or screen reader, and tells where one was
/// put.
///
/// A piece is moved by dragging it, or by choosing it (click, Enter on its square) and then a square.
/// Lifting shows its targets. A drop elsewhere puts it back.
///
/// Keys: Tab, Enter or Space show a cursor on the squares; while it is seen, arrows move it, Enter and Space
/// choose, and Escape puts a lifted piece back or else hides the cursor. While it is not, arrows turn a board
/// in perspective (and begin to move the cursor on a flat one). In perspective Shift + arrows always turn,
/// Ctrl + Shift + arrows shift, `=` `-` zoom, `+` `_` change the size, Home or 0 go back to the usual view;
/// these also work while another widget of the window has the focus, if that does not use them. No key with
/// Alt is used.
class PLT_BOARD3D_API SceneBoard : public QWidget {
    Q_OBJECT

  public:
    explicit SceneBoard(QWidget* parent = nullptr);
    ~SceneBoard() override;

    /// Shows a scene. With `animated` pieces go from where they are seen now to where they belong, those that
    /// are gone leave visibly, and motion never blocks input. A lifted piece stays lifted if it still can be.
    void setScene(BoardScene scene, bool animated = true);
    const BoardScene& scene() const;

    /// Puts whatever is lifted back.
    void putBack();
    /// The id of the lifted piece, -1 for none.
    int liftedPiece() const;
    /// Lifts a piece as if the player had chosen it; false if it has no targets.
    bool lift(int piece);

    /// Whether it is shown in perspective now, and whether this machine can (known after the first try).
    bool isPerspective() const;
    bool canPerspective() const;
    void setPerspective(bool on);
    bool showsLabels() const;
    void setLabelsShown(bool on);

    /// Offers each key that is pressed on the board to the game, before the board itself uses it (arrows that
    /// would turn the board or move the cursor, Enter, Escape). The handler is true for a key that it took.
    /// It is not asked during a pause, nor for keys that come from elsewhere in the window.
    void setKeyHandler(std::function<bool(const QKeyEvent& event)> handler);

    /// Actions for the View menu: perspective or flat, coordinates, the camera, back to the usual view. They
    /// act on this board and keep themselves in the preferences once readPreferences() was called.
    const QList<QAction*>& viewActions() const;
    /// Takes over how the player wants to see boards of this game. The preferences must outlive the board.
    void readPreferences(Preferences& preferences);

    /// The square of the keyboard cursor.
    int cursorSquare() const;
    void setCursorSquare(int square);

    bool isAnimating() const;
    void finishAnimation();
    /// During a pause the board is seen empty, without marks, and nothing can be done.
    void setConcealed(bool concealed);

    /// Where to click for a square, and for the visible part of a piece at rest, in pixels of this widget.
    QPoint squarePoint(int square) const;
    QPoint piecePoint(int piece) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // For screen readers ------------------------------------------------------------------------------------
    /// Whether this square can be reached (it has a name, and the board is not concealed).
    bool isReachable(int square) const;
    /// What a square is called now: its name and what the lifted piece means for it.
    QString squareName(int square) const;
    /// The square whose piece is lifted, -1 for none.
    int liftedSquare() const;
    /// Where it is, in pixels of this widget.
    QRect squareRect(int square) const;
    /// What a click or Enter on this square does.
    void chooseSquare(int square);

  Q_SIGNALS:
    /// The player put a piece on one of its targets. The piece stays where it was put until the next scene,
    /// which the game should set at once.
    void pieceMoved(int piece, int square);
    /// The player put a piece down where it may not go (-1: off every square; its own square is never told);
    /// it goes back. The game may say why.
    void moveRefused(int piece, int square);
    /// A square without a movable piece was chosen while nothing was lifted. The game places something there,
    /// or may say why nothing can be moved there.
    void squareChosen(int square);
    /// A piece was lifted; -1: put back or put down.
    void liftedChanged(int piece);
    /// A sentence for the player: perspective is not possible here, and why.
    void notice(const QString& text);

  protected:
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
