// SPDX-License-Identifier: MIT
#pragma once

#include "common/board3d/export.h"
#include "common/board3d/flat_layout.h"
#include "common/board3d/scene_motion.h"
#include "common/board3d/scene_presentation.h"

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>

namespace plt {

class SceneHand;
struct FlatPiece;

/// A scene seen straight from above, drawn with the QPainter: what is always possible. It turns what the
/// pointer does into calls of the hand, and is repainted only where something changed. Keyboard and screen
/// readers are the business of the SceneBoard around it.
class PLT_BOARD3D_API FlatScene : public QWidget, public ScenePresentation {
    Q_OBJECT

  public:
    /// It must not outlive the hand. The connection from SceneHand::changed() to showHand() is the owner's.
    explicit FlatScene(SceneHand& hand, QWidget* parent = nullptr);

    QWidget* widget() override { return this; }
    void showScene(bool animated) override;
    void showHand() override;
    bool isAnimating() const override { return motion_.isMoving(); }
    void finishAnimation() override;
    void setConcealed(bool concealed) override;
    QPoint squarePoint(int square) const override;
    QPoint piecePoint(int piece) const override;
    QRect squareRect(int square) const override;

    bool showsLabels() const { return labels_; }
    void setLabelsShown(bool shown);

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    /// What the hand had when it was shown last, to repaint what is different.
    struct Shown {
        int lifted = -1;
        int attended = -1;
        int cursor = -1;
    };
    /// What went down with the left button: the piece (-1 for none), its square, and where on it.
    struct Press {
        bool active = false;
        int piece = -1;
        int square = -1;
        QPointF point;
        QPointF offset;      ///< from the piece's centre to the pointer, world units
        bool lifts = false;  ///< the press lifted the piece
        bool drags = false;  ///< the pointer went far enough
    };

    FlatLayout layout() const;
    double now() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }
    Shown currentHand() const;
    void tick();
    /// Moves to the hand's scene from what is seen now.
    void startMotion(bool animated);
    SceneMotion::Hold hold() const;
    SceneMotion::Timing timing() const;
    void runTimer();
    void repaintPieces();
    QRect areaAround(QPointF world, double radius) const;
    QRect areaOf(const SceneMotion::Shown& piece) const;
    QRect squareArea(int square) const;

    // Painting
    /// What is below marks and pieces, drawn anew only when it is another.
    const QPixmap& board();
    void paintHandMarks(QPainter& painter, int square) const;
    void paintTargetsOnPieces(QPainter& painter, const QRegion& region) const;
    void paintCursor(QPainter& painter) const;
    void paintPieces(QPainter& painter, const QRegion& region) const;
    /// All pieces, those that are covered first.
    std::vector<const SceneMotion::Shown*> paintOrder() const;
    /// 0 for what stands, 1 for what moves, 2 for what is held.
    int storey(const SceneMotion::Shown& piece) const;
    /// How this piece looks now, motion and hand considered.
    FlatPiece appearance(const SceneMotion::Shown& piece) const;
    /// Whether another piece than the lifted one stands there.
    bool isOccupied(int square) const;
    /// The square that the lifted piece would go to now; -1 for none.
    int attendedTarget() const;

    // Pointer
    /// The uppermost piece under a point of the widget; -1 for none.
    int pieceUnder(QPointF pixels) const;
    void setHovered(QPointF pixels);
    void cancelPress();

    SceneHand& hand_;
    SceneMotion motion_;
    QElapsedTimer clock_;
    QTimer timer_;
    Shown shown_;
    Press press_;
    BoardScene drawn_;  ///< whose board is in board_
    QPixmap board_;
    QPointF pointer_{-1, -1};  ///< where the pointer was last; outside when it left
    int hoveredPiece_ = -1;
    int hoveredSquare_ = -1;
    bool concealed_ = false;
    bool labels_ = false;
};

}  // namespace plt
