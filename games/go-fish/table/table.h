// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_table.h"
#include "go-fish/rules.h"

#include <set>
#include <vector>

#include <QStringList>

namespace gofish {

/// A seat's last turn, as the table shows it.
struct SaidTurn {
    QStringList told;
    bool madeSet = false;     ///< its laid cards are marked
    bool drewUnseen = false;  ///< its newest card is marked
};

/// Properties of the displayed table besides the state.
struct TableScene {
    plt::OwnHand own;
    QStringList names;            ///< of the seats
    QString told;                 ///< the description of the last event
    QString turn;                 ///< in large words below it
    std::set<int> marks;          ///< cards that a hint mentions
    int markedSeat = none;        ///< a seat that a hint mentions
    bool markStock = false;       ///< a hint mentions the stock
    bool markSets = false;        ///< pairs in the player's own hand are marked
    bool mayMove = false;         ///< the player may act now
    std::vector<SaidTurn> turns;  ///< by seat
};

/// An event that is shown before the table shows its result.
struct Showing {
    const State* before = nullptr;
    Event event;
    QString question;     ///< in words, while there is no answer
    double slowness = 1;  ///< factor on the usual display times
};

/// Hands around a table, pairs beside them, and the stock in the middle.
class Table : public plt::HandTable {
    Q_OBJECT

  public:
    enum Button { nextRound = 1, showHand };
    static constexpr int stockPile = 1;
    static constexpr int laidPile(int seat) { return firstLaid + seat; }

    explicit Table(QWidget* parent = nullptr);

    /// Shows a state, after the event that led to it, if that is visible.
    void showGame(const State& state, const TableScene& scene, const Showing* showing, bool animated);
    /// The selected card of the player's own hand, or the one at the keyboard cursor; -1 if there is none.
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
    /// Emitted when the player wants to ask a seat, with a card (its Card::index()).
    void askWanted(int card, int seat);
    void layWanted(int card);
    void fishWanted();
    void nextRoundWanted();
    void handWanted();

  protected:
    void paintFelt(QPainter& painter, const QRectF& table) override;

  private:
    static constexpr int firstLaid = 10;
    bool isFishing() const { return scene_.mayMove && state_.phase == Phase::fishing; }
    bool isAsking() const { return scene_.mayMove && state_.phase == Phase::asking; }
    /// Returns the seat that a pile belongs to; `none` for the stock.
    int seatOf(int pile) const;
    /// Builds the picture of a state with these cards face up besides those that always are.
    plt::TablePicture build(const State& state, const std::set<int>& shown);
    void addSeat(plt::TablePicture& picture, const State& state, int seat, const std::set<int>& shown);
    /// Adds what the others did in their last turns, as much of it as can be read.
    void addTurns(plt::TablePicture& picture) const;
    void addMiddle(plt::TablePicture& picture, const State& state, const std::set<int>& shown);
    std::vector<plt::TableStage> stagesOf(const Showing& showing);

    State state_;
    TableScene scene_;
};

}  // namespace gofish
