// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "common/board3d/export.h"
#include "common/board3d/scene/scene_motion.h"
#include "common/board3d/scene/scene_presentation.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>

namespace plt {

class FlatGeometry;
class SceneHand;
struct FlatPiece;
struct FlatSquare;

/// A scene seen straight from above, drawn with the QPainter: what is always possible. It turns what the
/// pointer does into calls of the hand. The BoardView that it is lays the board out, paints it in order and
/// only where something changed; keyboard and screen readers are the business of the SceneBoard around it.
class PLT_BOARD3D_API FlatScene : public BoardView, public ScenePresentation {
    Q_OBJECT

  public:
    /// It must not outlive the hand. The connection from SceneHand::changed() to showHand() is the owner's.
    explicit FlatScene(SceneHand& hand, QWidget* parent = nullptr);
    ~FlatScene() override;

    QWidget* widget() override { return this; }
    void showScene(bool animated) override;
    void showHand() override;
    bool isAnimating() const override { return motion_.isMoving(); }
    void finishAnimation() override;
    void setConcealed(bool concealed) override;
    QPoint squarePoint(int square) const override;
    QPoint piecePoint(int piece) const override;
    QRect squareRect(int square) const override;

    void setLabelsShown(bool shown);

    QString cellName(int cell) const override;
    bool cellExists(int cell) const override;

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintConcealed(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const CellPaint& cell) override;
    void paintPiece(QPainter& painter, const PiecePaint& piece) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    /// What the pointer means: the uppermost piece under it (-1: none), and that one's square or else the
    /// one under it (-1: none).
    struct Pointed {
        int piece = -1;
        int square = -1;
    };
    /// What went down with the left button, and where on it.
    struct Press {
        bool active = false;
        Pointed on;
        QPointF point;
        QPointF offset;      ///< from the piece's centre to the pointer, world units
        bool lifts = false;  ///< the press lifted the piece
        bool drags = false;  ///< the pointer went far enough
    };
    struct SeenPiece;
    struct SeenSquare;

    double now() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }
    void tick();
    /// Moves to the hand's scene from what is seen now.
    void startMotion(bool animated);
    SceneMotion::Hold hold() const;
    SceneMotion::Timing timing() const;
    void runTimer();

    // The picture for the BoardView
    /// Shows what motion, hand and pointer make of the scene at this moment.
    void showPicture();
    void takeBoard();
    void addSquares(BoardPicture& picture);
    void addPieces(BoardPicture& picture);
    /// The marks of targets where pieces stand, as pieces that lie round those.
    void addTargetsOnPieces(BoardPicture& picture) const;
    FlatSquare seenSquare(int square) const;
    FlatPiece seenPiece(const SceneMotion::Shown& piece) const;
    /// All pieces, those that are covered first.
    std::vector<const SceneMotion::Shown*> paintOrder() const;
    int storey(const SceneMotion::Shown& piece) const;
    /// Whether another piece than the lifted one stands there.
    bool isOccupied(int square) const;
    /// The square that the lifted piece would go to now; -1 for none.
    int attendedTarget() const;
    /// What is below marks and pieces, drawn anew only when it is another.
    const QPixmap& board();

    // Pointer
    QPointF toWorld(QPointF pixels) const;
    QPointF fromWorld(QPointF world) const;
    Pointed pointedAt(QPointF pixels) const;
    int pieceUnder(QPointF world) const;
    void cancelPress() { press_ = {}; }

    SceneHand& hand_;
    SceneMotion motion_;
    QElapsedTimer clock_;
    QTimer timer_;
    int shownLifted_ = -1;  ///< what the hand had lifted when it was shown last
    Press press_;
    Pointed hovered_;
    bool labels_ = false;

    BoardScene drawn_;  ///< whose board is in geometry_ and board_
    std::shared_ptr<const FlatGeometry> geometry_;
    QPixmap board_;
    std::vector<SeenSquare> squares_;  ///< by number
    std::vector<SeenPiece> pieces_;
    quint64 lastLook_ = 0;
};

}  // namespace plt
