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

/// What is to be seen of a game.
struct Picture {
    State state;
    std::vector<Move> moves;   ///< that have led to it
    bool isOpen = true;        ///< the player may push a marker in
    bool warns = false;        ///< edges at which a repetition loses at once are marked
    std::optional<Move> hint;  ///< to be marked
};

/// The board of a game in its frame. Pointing at an edge pushes its line on by a part of a step, so that one
/// sees what goes where; choosing it completes that.
class Tray : public plt::BoardView {
    Q_OBJECT

  public:
    explicit Tray(QWidget* parent = nullptr);

    /// Shows a game; with `pushed`, which is the last of its moves, that is seen to be made.
    void show(const Picture& picture, bool pushed, bool animated);
    /// The push that is shown because the player's attention is on its edge.
    const std::optional<Move>& previewed() const { return previewed_; }
    /// What has been typed of a move, "T1"; empty when nothing has.
    QString typed() const { return typed_; }

    const Ring& ring() const { return *ring_; }
    const State& state() const { return picture_.state; }
    /// The markers as they stand, whatever is shown of a push.
    const std::vector<Marker>& markers() const { return markers_; }

    QString cellName(int cell) const override;
    bool cellExists(int cell) const override;
    bool cellEnabled(int cell) const override;
    QSize sizeHint() const override;

  Q_SIGNALS:
    /// The player wants to push a marker in here.
    void pushAsked(const pousse::Move& move);
    /// A square was chosen, where nothing can be done.
    void squareChosen();
    /// previewed() or typed() is another.
    void previewChanged();

  protected:
    void paintBackground(QPainter& painter, const QRectF& board) override;
    void paintConcealed(QPainter& painter, const QRectF& board) override;
    void paintCell(QPainter& painter, const plt::CellPaint& cell) override;
    void paintPiece(QPainter& painter, const plt::PiecePaint& piece) override;
    int moveDuration(const plt::PiecePicture& from, const plt::PiecePicture& to) const override;
    qreal pieceReach() const override;
    bool keyPressed(int cell, QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    QRectF squaresRect() const;
    void look();
    std::optional<Move> wantedPreview() const;
    void choose(int cell, const plt::CellInput& input);
    bool type(const QString& letter);
    void setTyped(const QString& text);
    plt::PiecePicture pieceOf(const Marker& marker) const;
    /// The cells and the resting pieces of the game, without a push that is only thought of.
    plt::BoardPicture atRest() const;
    /// The same with a line that is pushed on by so much of a step.
    plt::BoardPicture pushedOn(const Move& move, double part) const;
    /// The stages of the last move.
    std::vector<plt::BoardStage> stagesOf(const Move& move) const;
    Mark loserByRepetition() const;

    Picture picture_;
    std::vector<Marker> markers_;
    std::shared_ptr<const Ring> ring_;
    std::optional<Move> previewed_;
    std::optional<Move> done_;  ///< what was pushed here is not shown again before the attention moves
    QString typed_;
};

}  // namespace pousse
