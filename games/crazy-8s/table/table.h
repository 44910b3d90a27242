// SPDX-License-Identifier: MIT
#pragma once

#include "common/cards/hand_table.h"
#include "crazy-8s/rules.h"
#include "crazy-8s/table/middle.h"

#include <optional>
#include <vector>

#include <QStringList>

namespace crazy_8s {

/// Properties of the displayed game besides its state.
struct Scene {
    QStringList names;      ///< of the seats
    int atFoot = 0;         ///< the seat whose hand lies at the bottom
    bool isOpen = false;    ///< the person at the screen may see that hand
    bool waits = false;     ///< a person must take the screen first
    bool mayMove = false;   ///< it is that person's turn
    bool mayGoOn = false;   ///< the next round can be dealt
    bool dims = false;      ///< cards that cannot be discarded are dimmed
    bool onlyDrag = false;  ///< a click on a card does not discard it
    QString told;           ///< the last move in words
    QString turn;           ///< in large words below it
    QString ending;         ///< the end of the game in a few words
    QStringList figures;    ///< of the match, where the window has no row for them
    std::optional<plt::HintStep<Move>> hint;
    std::vector<int> dealt;  ///< cards that move to their places one after the other
};

/// The table of Crazy 8s: hands, pile, discards, and beside them the suit in force or the suits to be named.
class Table : public plt::HandTable {
    Q_OBJECT

  public:
    /// Piles besides the hands.
    enum Pile { drawPile, discardPile };
    /// Buttons; those of suits are suitButtons + plt::Suit.
    enum Button { passButton, goOnButton, uncoverButton, suitButtons };

    explicit Table(QWidget* parent = nullptr);

    /// Returns what HandTable returns, and the region of what only this table paints.
    QRegion occupiedRegion(const QWidget& holder) const;
    /// Returns the region of what tells how a round ended (the discards, words and hands), in coordinates of
    /// an ancestor widget.
    QRegion reasonRegion(const QWidget& holder) const;
    void showGame(const State& state, const Scene& scene, bool animated);
    /// Returns the places of the cards of the last turn: the top discard, or the cards drawn by whoever
    /// discarded none.
    std::vector<plt::CardPlace> lastMoved() const;

    std::vector<int> grab(plt::CardPlace place) const override;
    bool accepts(const plt::Grip& grip, int pile) const override;
    void drop(const plt::Grip& grip, int pile, int position) override;
    void refused(const plt::Grip& grip, int pile) override;
    bool activated(plt::CardPlace place, const plt::TableInput& input) override;
    bool canActivate(plt::CardPlace place) const override;
    void buttonPressed(int id) override;
    bool keyPressed(QKeyEvent* event) override;
    bool cursorStops(plt::CardPlace place) const override;
    QString pileName(const plt::PilePicture& pile) const override;

  Q_SIGNALS:
    void moveChosen(const crazy_8s::Move& move);
    /// Emitted to request the deal of the next round.
    void goOnChosen();
    /// Emitted when the person to move has taken the screen.
    void uncoverChosen();

  protected:
    void paintFelt(QPainter& painter, const QRectF& table) override;

  private:
    void present(bool animated);
    /// Shows that a person's turn has come, in words when all cards lie at rest.
    void presentTurn();
    void presentPlates();
    plt::TablePicture build();
    Middle middle() const;
    plt::PilePicture pile() const;
    plt::PilePicture discards() const;
    std::vector<plt::ButtonPicture> buttons() const;
    std::vector<plt::LabelPicture> labels() const;
    void dressButtons();
    bool isMarked(const Move& move) const;
    bool isSuitShown() const;
    QRectF suitPanel() const;
    /// Returns true if a button stands in the middle.
    bool hasButton() const;
    /// Returns the place below hands in a row, for a button or the end in large words.
    QRectF belowHands() const;

    State state_;
    Scene scene_;
    bool shown_ = false;
};

}  // namespace crazy_8s
