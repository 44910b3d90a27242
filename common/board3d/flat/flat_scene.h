// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/board3d/flat/flat_turn.h"
#include "common/board3d/scene/scene_motion.h"
#include "common/board3d/scene/scene_presentation.h"
#include "common/export.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>

namespace plt {

class FlatGeometry;
class SceneHand;
struct FlatPiece;
struct FlatSquare;

/// A scene seen vertically from above, drawn with QPainter, which is always possible. The BoardView base
/// class lays the board out, paints it in order and only where something has changed, and lets the pointer
/// move pieces with the scene's hand. The surrounding SceneBoard handles keyboard and screen readers.
class PLT_BOARD3D_API FlatScene : public BoardView, public ScenePresentation {
    Q_OBJECT

  public:
    /// The hand must outlive it. The owner connects SceneHand::changed() to showHand().
    explicit FlatScene(SceneHand& hand, QWidget* parent = nullptr);
    ~FlatScene() override;

    QWidget* widget() override { return this; }
    void showScene(bool animated) override;
    void showHand() override;
    bool isAnimating() const override { return motion_.isMoving() || turn_.isRunning(); }
    void finishAnimation() override;
    void endTurn() override;
    void setConcealed(bool concealed) override;
    QPoint squarePoint(int square) const override;
    QPoint piecePoint(int piece) const override;
    QRect squareRect(int square) const override;
    QRegion outline() const override;

    void setLabelsShown(bool shown);

    QString cellName(int cell) const override;
    bool cellExists(int cell) const override;

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintConcealed(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const CellPaint& cell) override;
    void paintPiece(QPainter& painter, const PiecePaint& piece) override;
    void paintShadow(QPainter& painter, const PiecePaint& piece) override;
    qreal pieceReach() const override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    struct SeenPiece;
    struct SeenSquare;

    double now() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }
    void tick();
    /// Starts moving from the current state to the hand's scene.
    void startMotion(bool animated);
    SceneMotion::Hold hold() const;
    SceneMotion::Timing timing() const;
    void runTimer();

    // Picture of the BoardView
    /// Shows the motion's present state of the scene.
    void showPicture();
    void updateGeometryFromScene();
    void addSquares(BoardPicture& picture);
    void addPieces(BoardPicture& picture);
    FlatSquare seenSquare(int square) const;
    FlatPiece seenPiece(const SceneMotion::Shown& piece) const;
    const FlatPiece* seen(int piece) const;
    /// The part below marks and pieces, redrawn only when it changes.
    const QPixmap& board();

    SceneHand& hand_;
    SceneMotion motion_;
    QElapsedTimer clock_;
    QTimer timer_;
    FlatTurn turn_;
    int shownLifted_ = -1;  ///< the hand's lifted piece when last shown
    bool labels_ = false;

    BoardScene drawn_;  ///< the scene of geometry_ and board_
    std::shared_ptr<const FlatGeometry> geometry_;
    QPixmap board_;
    std::vector<SeenSquare> squares_;  ///< by number
    std::vector<SeenPiece> pieces_;
    quint64 lastLook_ = 0;
};

}  // namespace plt
