// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/card_table.h"
#include "common/session/transition.h"
#include "spider/rules.h"
#include "spider/table/picture.h"

#include <array>
#include <optional>
#include <vector>

namespace spider {

/// Ten columns, the stock and the complete suits. Requests of the player are emitted as signals; the table
/// displays the state of the last showGame().
class Table : public plt::CardTable {
    Q_OBJECT

  public:
    explicit Table(QWidget* parent = nullptr);
    ~Table() override;

    /// Shows a state, and the step that a hint suggests (or null). If the state has changed, the transition
    /// tells how it was reached: a suit that a move completes is shown whole before it leaves.
    void showGame(const State& state, const plt::Transition<Rules>* transition,
                  const plt::HintStep<Move>* hint, bool animated);
    /// Lights the columns that prevent a deal of the stock, until the next move.
    void showGaps();
    /// Sets whether a click sends cards to the best place instead of picking them up.
    void setBestPlaceByClick(bool on) { bestPlaceByClick_ = on; }

    std::vector<int> grab(plt::CardPlace place) const override;
    bool accepts(const plt::Grip& grip, int pile) const override;
    void drop(const plt::Grip& grip, int pile, int position) override;
    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
    void doubleActivated(plt::CardPlace place) override;
    bool canActivate(plt::CardPlace place) const override;
    bool cursorStops(plt::CardPlace place) const override;
    void refused(const plt::Grip& grip, int pile) override;
    void cannotGrab(plt::CardPlace place) override;
    bool keyPressed(QKeyEvent* event) override;
    QString pileName(const plt::PilePicture& pile) const override;

  Q_SIGNALS:
    /// Emitted when the player wants this move or deal, legal or not.
    void moveAsked(const spider::Move& move);

  private:
    /// Returns the number of cards that would be picked up at this place; 0 if none can be.
    int countAt(plt::CardPlace place) const;
    std::optional<Move> bestMoveFrom(plt::CardPlace place) const;
    bool lengthenHeldRun(int by);
    void chooseColumn(int column);
    void press(plt::CardPlace place);
    plt::TablePicture finalPicture() const;
    Emphasis emphasisFor(const plt::HintStep<Move>* hint) const;
    std::vector<plt::TableStage> stagesFor(const plt::Transition<Rules>& transition) const;

    struct Click {
        int card = none;
        int steps = none;
        bool operator==(const Click&) const = default;
    };

    State state_;
    Emphasis emphasis_;
    bool shown_ = false;
    bool gapsLit_ = false;
    bool bestPlaceByClick_ = false;
    /// The card under each of the last two presses, and the number of steps then.
    std::array<Click, 2> clicks_;
};

}  // namespace spider
