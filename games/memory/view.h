// SPDX-License-Identifier: MIT
#pragma once

#include "common/window/rules_view.h"
#include "memory/rules.h"
#include "memory/table.h"

#include <array>
#include <compare>

#include <QTimer>

namespace memory {

/// Memory in one window: shows pairs and mismatches for a while, and plays the computer's turns.
class View : public plt::RulesView<Rules> {
    Q_OBJECT

  public:
    /// How long a mismatch is shown: by the index kept as a preference.
    enum Showing { half, second, twoSeconds, untilInput };
    /// How fast the computer plays.
    enum Pace { slow, normal, fast };

    explicit View(QWidget* parent = nullptr);

    Table& table() const { return *table_; }
    /// Whether two cards that were turned up are still looked at.
    bool isShowing() const { return scene_.shown[0] != none; }
    bool isComputersTurn() const;
    /// The deal was played before in this window, so this game is practice.
    bool isKnownDeal() const;

    QString statusText() const override;
    QString endMessage() const override;
    QWidget* focusTarget() override { return table_; }
    void setPaused(bool paused) override;

  protected:
    void showState(bool animated) override;
    void describeOptions(plt::OptionsForm& form, Options& options) override;

  private:
    /// A place in the timeline of games.
    struct Place {
        std::size_t game = 0;
        std::size_t ply = 0;
        auto operator<=>(const Place&) const = default;
    };
    void choose(int place);
    /// An input that is no turn: ends what is being waited for.
    void hurry();
    void beginShowing();
    void tellCard(int place);
    void endShowing();
    bool waitsForInput() const;
    void followTurn(bool moved, bool back);
    void playComputer();

    Table* table_;
    QAction* names_;
    TableScene scene_;
    Start start_;
    Place place_;
    std::size_t finds_ = 0;
    QTimer showing_;
    QTimer computer_;
};

}  // namespace memory
