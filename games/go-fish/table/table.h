// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_table.h"
#include "common/cards/own_hand.h"
#include "go-fish/rules.h"

#include <set>
#include <vector>

#include <QStringList>

namespace gofish {

/// What is on the table beside the state.
struct TableScene {
    plt::OwnHand own;
    QStringList names;       ///< of the seats
    QString told;            ///< what has happened last
    std::set<int> marks;     ///< cards that a hint speaks of
    int markedSeat = none;   ///< a seat that a hint speaks of
    bool markStock = false;  ///< a hint speaks of the stock
    bool markSets = false;   ///< own pairs are marked in the hand
    bool mayMove = false;    ///< the player may act now
};

/// Something that is shown before the table comes to what it led to.
struct Showing {
    const State* before = nullptr;
    Event event;
    double slowness = 1;  ///< how long it is looked at, beside what is usual
};

/// Hands round a table, pairs beside them, and the stock in the middle.
class Table : public plt::HandTable {
    Q_OBJECT

  public:
    enum Button { nextRound = 1, showHand };
    static constexpr int stockPile = 1;
    static constexpr int laidPile(int seat) { return firstLaid + seat; }

    explicit Table(QWidget* parent = nullptr);

    /// Shows a state; first what has happened, if there is anything to see of it.
    void showGame(const State& state, const TableScene& scene, const Showing* showing, bool animated);
    /// The card that is picked, or that the keyboard is at; -1 if none of the own hand is.
    int chosenCard() const;

    std::vector<int> grab(plt::CardPlace place) const override;
    bool accepts(const plt::Grip& grip, int pile) const override;
    void drop(const plt::Grip& grip, int pile, int position) override;
    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
    void doubleActivated(plt::CardPlace place) override;
    void refused(const plt::Grip& grip, int pile) override;
    void cannotGrab(plt::CardPlace place) override;
    bool canActivate(plt::CardPlace place) const override;
    bool cursorStops(plt::CardPlace place) const override;
    bool keyPressed(QKeyEvent* event) override;
    void buttonPressed(int id) override;
    QString pileName(const plt::PilePicture& pile) const override;

  Q_SIGNALS:
    /// The player wants to ask a seat, with a card (its Card::index()).
    void askWanted(int card, int seat);
    void layWanted(int card);
    void fishWanted();
    void nextRoundWanted();
    void handWanted();

  private:
    static constexpr int firstLaid = 10;
    bool isFishing() const { return scene_.mayMove && state_.phase == Phase::fishing; }
    bool isAsking() const { return scene_.mayMove && state_.phase == Phase::asking; }
    /// The seat that a pile belongs to; none for the stock.
    int seatOf(int pile) const;
    /// A picture of a state with these cards face up besides those that always are.
    plt::TablePicture build(const State& state, const std::set<int>& shown);
    void addSeat(plt::TablePicture& picture, const State& state, int seat, const std::set<int>& shown);
    void addMiddle(plt::TablePicture& picture, const State& state, const std::set<int>& shown);
    std::vector<plt::TableStage> stagesOf(const Showing& showing);

    State state_;
    TableScene scene_;
};

}  // namespace gofish
