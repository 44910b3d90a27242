// SPDX-License-Identifier: MIT
#pragma once

#include "common/board/board_view.h"
#include "pousse/rules.h"
#include "pousse/scene/markers.h"
#include "pousse/scene/ring.h"

#include <memory>
#include <optional>
#include <vector>

#include <QString>

namespace pousse {

/// Everything that the board shows of a game.
struct Picture {
    State state;
    std::vector<Move> moves;   ///< all moves that led to the state
    bool isOpen = true;        ///< the player may push a marker in
    bool warns = false;        ///< mark edges at which a repetition loses at once
    std::optional<Move> hint;  ///< to be marked, if any
};

/// The framed board of a game. Pointing at an edge previews its push by moving the line on by part of a step;
/// choosing it completes the push.
class Tray : public plt::BoardView {
    Q_OBJECT

  public:
    explicit Tray(QWidget* parent = nullptr);

    /// Shows a game. With `pushed`, the last of its moves is animated.
    void show(const Picture& picture, bool pushed, bool animated);
    /// The push previewed at the edge under pointer or cursor.
    const std::optional<Move>& previewed() const { return previewed_; }
    /// The typed part of a move, "T"; empty if there is none.
    QString typed() const { return typed_; }

    const Ring& ring() const { return *ring_; }
    const State& state() const { return picture_.state; }
    /// The markers without the previewed push.
    const std::vector<Marker>& markers() const { return markers_; }

    QString cellName(int cell) const override;
    bool cellExists(int cell) const override;
    bool cellEnabled(int cell) const override;
    QSize sizeHint() const override;

  Q_SIGNALS:
    /// Emitted when the player pushes a marker in.
    void pushRequested(const pousse::Move& move);
    /// Emitted when the player chooses a square, which has no effect on the game.
    void squareChosen();
    /// Emitted when previewed() or typed() changes.
    void previewChanged();

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintConcealed(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& piece) override;
    int moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const override;
    qreal pieceReach() const override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    QRectF squaresRect() const;
    void updatePreview();
    std::optional<Move> wantedPreview() const;
    void choose(int cell, const plt::CellInput& input);
    bool type(const QString& letter);
    void playTyped();
    void setTyped(const QString& text);
    plt::PiecePicture pieceOf(const Marker& marker) const;
    /// The cells and the resting pieces of the game, without a previewed push.
    plt::BoardPicture atRest() const;
    /// The same with a line pushed on by `part` of a step.
    plt::BoardPicture pushedOn(const Move& move, double part) const;
    /// The stages of the last move.
    std::vector<plt::BoardStage> stagesOf(const Move& move) const;
    Mark loserByRepetition() const;

    Picture picture_;
    std::vector<Marker> markers_;
    std::shared_ptr<const Ring> ring_;
    std::optional<Move> previewed_;
    std::optional<Move>
        done_;  ///< the last push, which is not previewed again before pointer or cursor moves
    QString typed_;
    int typedCell_ = -1;  ///< the cell of the move that the last key has played; -1 for none
};

}  // namespace pousse
