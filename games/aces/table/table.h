// SPDX-License-Identifier: MIT
#pragma once

#include "aces/table/picture.h"
#include "common/cards/card_table.h"
#include "common/session/transition.h"

#include <optional>
#include <vector>

namespace aces {

/// The cards of Aces: shows a position and turns input into moves.
class Table : public plt::CardTable {
    Q_OBJECT

  public:
    explicit Table(QWidget* parent = nullptr);

    /// Shows a position, the transition that led to it (null if it is the same as before), and the step of a
    /// hint (or null).
    void showGame(const State& state, const plt::Transition<Rules>* transition,
                  const plt::HintStep<Move>* hint, bool animated);
    /// Sets whether the stock is at the left, from the next showGame() on.
    void setMirrored(bool mirrored) { mirrored_ = mirrored; }
    /// Sets whether removable cards always show their sign, or only under the pointer; from the next
    /// showGame() on.
    void setAlwaysSigned(bool always) { alwaysSigned_ = always; }
    /// Columns whose bottom card shows the sign of a removable card.
    std::vector<int> signedColumns() const;
    /// The rectangle of that sign on the bottom card of a column.
    QRectF signRect(int column) const;

    std::vector<int> grab(plt::CardPlace place) const override;
    bool accepts(const plt::Grip& grip, int pile) const override;
    void drop(const plt::Grip& grip, int pile, int position) override;
    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
    void refused(const plt::Grip& grip, int pile) override;
    void cannotGrab(plt::CardPlace place) override;
    bool keyPressed(QKeyEvent* event) override;
    bool canActivate(plt::CardPlace place) const override;
    bool cursorStops(plt::CardPlace place) const override;
    QString cardName(const plt::CardPicture& card) const override;

  Q_SIGNALS:
    /// Emitted when the player wants this move, which may be illegal.
    void moveChosen(const aces::Move& move);

  protected:
    void drawForeground(QPainter* painter, const QRectF& rect) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

  private:
    bool isOver() const { return Rules::outcome(state_) != plt::Outcome::playing; }
    bool isBottom(plt::CardPlace place) const;
    std::optional<Move> moveOf(const plt::Grip& grip, int pile) const;
    void present(bool animated);
    void chooseColumn(int column);
    void deal();
    void pointAt(plt::CardPlace place);

    State state_;
    bool shown_ = false;
    std::optional<plt::HintStep<Move>> hint_;
    bool mirrored_ = false;
    bool alwaysSigned_ = false;
    bool isDeal_ = false;
    bool inDoubleClick_ = false;
    int pointed_ = none;       ///< column whose bottom card is under the pointer
    std::vector<int> moving_;  ///< ids of cards that may be in motion
};

}  // namespace aces
